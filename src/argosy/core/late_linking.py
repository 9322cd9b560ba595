"""Functions compiled by numba and linked late: machine code is made only of what Python calls.

numba links and optimises every function with all that it calls as soon as its types are known, and makes
machine code of it: a rule that everything calls is optimised a hundred times. Here a function that another
compiled function calls is lowered to LLVM's code and no more. One that Python calls is then linked with all
it needs, optimised and made executable, once. Compiling a game takes two fifths of the time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import llvmlite.binding
import numba
import numba.core.codegen
import numba.core.compiler
import numba.core.compiler_lock
import numba.core.compiler_machinery
import numba.core.registry
import numba.core.sigutils
import numba.core.typed_passes
import numba.core.typing

from argosy.core.errors import ArgosyError

llvm: Any = llvmlite.binding  # typed in part only, as is numba
types: Any = numba.types
core: Any = numba.core
passes: Any = numba.core.typed_passes

DYNAMIC = "numba.dynamic.globals"  # addresses of this process, which cannot be kept
OF_FUNCTIONS = "_ZN"  # how names of compiled functions begin
UNIQUE_DIGITS = 15
DELETE = ": delete the folder they are kept in (ARGOSY_CACHE, or argosy in your cache folder) and start again"


class LateLibrary(core.codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one function. Its callees are linked when machine code is made of it."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self._linking_libraries: list[Any] = []
        self.enable_object_caching()
        self.alone = b""  # the function without its callees, as bitcode
        self.kept_as: str | None = None  # the name of the file it is kept in
        self.kept_callees: tuple[str, ...] = ()  # the names of theirs, where it was read from a file
        self._find: Callable[[str], LateLibrary | None] = lambda name: None
        self._shared: Any = None

    @classmethod
    def read(
        cls, codegen: Any, name: str, alone: bytes, machine_code: bytes | None,
        callees: tuple[str, ...], find: Callable[[str], LateLibrary | None],
    ) -> LateLibrary:  # fmt: skip
        """A library from what was kept of it. `find` reads that of a callee by the name of its file."""
        self = cls(codegen, name)
        self.alone, self.kept_callees, self._find = alone, callees, find
        if machine_code is None:
            self._final_module = llvm.parse_bitcode(alone)
        else:
            self._set_compiled_object(machine_code)
            self._finalize_final_module()
            self._codegen._engine._load_defined_symbols(llvm.parse_bitcode(alone))
        return self

    @property
    def is_executable(self) -> bool:
        finalized: bool = self._finalized
        return finalized

    @property
    def can_be_kept(self) -> bool:
        if any(callee.kept_as is None for callee in self.callees()):
            return False
        return not any(value.name.startswith(DYNAMIC) for value in self.shared().global_variables)

    def callees(self) -> list[LateLibrary]:
        """The compiled functions that this one calls itself."""
        for name in self.kept_callees:
            if (found := self._find(name)) is None:
                raise ArgosyError(f"{name}: this compiled rule cannot be read any more{DELETE}")
            self._linking_libraries.append(found)
        self.kept_callees = ()
        return list(dict.fromkeys(self._linking_libraries))

    def add_linking_library(self, library: Any) -> None:
        """Called while the function is lowered."""
        self._linking_libraries.append(library)

    def close(self) -> None:
        """The function is lowered. The few functions of numba itself that it calls become part of it."""
        libraries, own = dict.fromkeys(self._linking_libraries), self._defined()
        self._linking_libraries = [library for library in libraries if isinstance(library, LateLibrary)]
        for library in libraries:
            if not isinstance(library, LateLibrary):
                self._reload_init.update(library._reload_init)
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        for name in self._defined() - own:
            self._final_module.get_function(name).linkage = "internal"
        self.alone = self._final_module.as_bitcode()

    def _defined(self) -> set[str]:
        return {function.name for function in self._final_module.functions if not function.is_declaration}

    def shared(self) -> Any:
        """The function without its callees, in a form that can be linked into many others."""
        if self._shared is None:
            self._shared = llvm.parse_bitcode(self.alone)
            for function in self._shared.functions:
                if not function.is_declaration and function.linkage == llvm.Linkage.external:
                    function.linkage = "linkonce_odr"
        return self._shared

    def finalize(self) -> None:
        """Link everything, optimise it, and make machine code."""
        self._codegen._check_llvm_bugs()
        self._raise_if_finalized()
        for library in self.all_callees():
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library.shared(), preserve=True)
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()

    def all_callees(self) -> list[LateLibrary]:
        """All that is called from here, callers first: LLVM links what is asked for already."""
        seen: set[LateLibrary] = {self}
        order: list[LateLibrary] = []

        def visit(library: LateLibrary) -> None:
            for callee in library.callees():
                if callee not in seen:
                    seen.add(callee)
                    visit(callee)
                    order.append(callee)

        visit(self)
        return order[::-1]

    def _verify_declare_only_symbols(self) -> None:
        for function in self._final_module.functions:  # LLVM would end the process
            if function.is_declaration and function.name.startswith(OF_FUNCTIONS):
                raise ArgosyError(
                    f"{function.name}, which {self.name} calls, is not among compiled rules{DELETE}"
                )


@core.compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)
class Lowering(passes.NativeLowering):  # type: ignore[misc]
    """As numba's, but nothing is made executable."""

    _name = "argosy_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = LateLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        # numba numbers functions in each process anew, and code from several processes is linked together.
        whole = f"{state.func_id.func.kept_name} {state.args}"
        state.func_id.unique_id = int(hashlib.sha256(whole.encode()).hexdigest()[:UNIQUE_DIGITS], 16)
        before, state.flags.no_compile = state.flags.no_compile, True
        super().run_pass(state)
        state.flags.no_compile = before
        state.library.close()
        lowered = state.cr
        key = object()  # what numba finds the function by, instead of its machine code
        state.targetctx.insert_user_function(key, lowered.fndesc, [state.library])
        state.cr = lowered._replace(cfunc=key)
        return True


class Pipeline(core.compiler.CompilerBase):  # type: ignore[misc]
    """numba's usual passes, with that lowering."""

    def define_pipelines(self) -> list[Any]:
        usual = core.compiler.DefaultPassBuilder
        made = core.compiler_machinery.PassManager("argosy")
        for part in (usual.define_untyped_pipeline, usual.define_typed_pipeline):
            made.passes.extend(part(self.state).passes)
        for step in (passes.NoPythonSupportedFeatureValidation, passes.IRLegalization, passes.AnnotateTypes):
            made.add_pass(step, step.__name__)
        made.add_pass(Lowering, "lower")
        made.add_pass(passes.NoPythonBackend, "wrap up")
        made.finalize()
        return [made]


class LateDispatcher(core.registry.CPUDispatcher):  # type: ignore[misc]
    """A function that is compiled for the types it is called with, and what keeps it between processes."""

    def __init__(self, function: Any, options: dict[str, Any], shelf: Any) -> None:
        super().__init__(function, {}, {"nopython": True, **options}, Pipeline)
        function.kept_name = shelf.name
        self._cache = shelf
        self._executable: dict[tuple[Any, ...], Any] = {}

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Another compiled function calls this one.

        Whole numbers are passed as int64. Otherwise numba compiles a function anew for each mix of small
        integers, constants and enum members it is called with: seventeen times for `emit` alone.
        """
        given = tuple(_wide(arg) for arg in args), {name: _wide(arg) for name, arg in kws.items()}
        signature, folded = self._compiler.fold_argument_types(*given)
        self._lower(tuple(folded))
        name = self.py_func.__name__
        template = core.typing.make_concrete_template(name, key=name, signatures=self.nopython_signatures)
        return template, signature, folded, {}

    def compile(self, sig: Any) -> Any:
        """Python calls this function."""
        with core.compiler_lock.global_compiler_lock:
            args, _ = core.sigutils.normalize_signature(sig)
            if args not in self._executable:
                made = self._lower(args)
                is_new = not made.library.is_executable
                entry = made.target_context.get_executable(made.library, made.fndesc, made.environment)
                if is_new:
                    self._cache.keep_executable(args, made)
                self._insert([arg._code for arg in args], entry, False)
                self._executable[args] = entry
            return self._executable[args]

    def _lower(self, args: tuple[Any, ...]) -> Any:
        """The function for these types, from its file or lowered now."""
        if args not in self.overloads:
            super().compile(args)
            made = self.overloads[args]
            kept = self._cache.keep(args, made)
            if kept is not made:
                self.targetctx.insert_user_function(kept.entry_point, kept.fndesc, [kept.library])
                self.overloads[args] = kept
        return self.overloads[args]

    def add_overload(self, cres: Any) -> None:
        self.overloads[tuple(cres.signature.args)] = cres


def _wide(arg: Any) -> Any:
    whole = isinstance(types.unliteral(arg), types.Integer | types.IntEnumMember)
    return types.int64 if whole else arg


def packed(made: Any) -> tuple[Any, ...]:
    """What has to be kept of a function to have it in another process."""
    library, described = made.library, made.fndesc
    described.typemap = described.calltypes = None  # they are large, and not all can be kept
    callees = tuple(callee.kept_as for callee in library.callees())
    code = library.name, library.alone, library._compiled_object, callees
    return *code, described, made.environment, made.signature, made.reload_init


def unpacked(parts: tuple[Any, ...], context: Any, find: Callable[[str], LateLibrary | None]) -> Any:
    """The function again."""
    name, alone, machine_code, callees, described, environment, signature, reload_init = parts
    for begin in reload_init:
        begin()
    return core.compiler.compile_result(
        target_context=context,
        typing_context=context.typing_context,
        library=LateLibrary.read(context.codegen(), name, alone, machine_code, callees, find),
        environment=environment,
        entry_point=object(),
        fndesc=described,
        type_annotation="",
        signature=signature,
        objectmode=False,
        lifted=(),
        typing_error=None,
        call_helper=None,
        metadata=None,
        reload_init=reload_init,
        referenced_envs=(),
    )
