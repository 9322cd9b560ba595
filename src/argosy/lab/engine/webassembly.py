"""From numba's code for this processor to WebAssembly: the same functions, another target.

numba's optimiser is off while entries are compiled, so nothing of this processor is folded into the code.
What depends on the target is the size of a pointer; the code names types, and LLVM lays them out anew. Each
entry gets a wrapper with few and simple arguments: an array is its place in memory and its lengths, where
numba wants its strides and owners too.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import llvmlite.binding

from argosy.lab.engine.entries import Argument, Entry

llvm: Any = llvmlite.binding  # which is typed in part only

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
STACK = 256 * 1024  # bytes
NUMBERS = {"i64": "i64", "f64": "double", "bool": "i64"}
RESULTS = {"i64": "i64", "f64": "double", "bool": "i8", "none": "ptr"}


def object_code(entries: Sequence[Entry], exports: Sequence[str]) -> bytes:
    """These entries for WebAssembly, not yet linked."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static"
    )
    layout = str(machine.target_data)
    module = llvm.parse_assembly(f'target datalayout = "{layout}"\ntarget triple = "{TRIPLE}"\n')
    for code in dict.fromkeys(entry.code for entry in entries):
        module.link_in(llvm.parse_assembly(_for_target(code, layout)))
    for entry, export in zip(entries, exports, strict=True):
        module.link_in(llvm.parse_assembly(_for_target(_wrapper(entry, export, module), layout)))
    kept = set(exports)
    for value in [*module.functions, *module.global_variables]:
        if value.name not in kept and not value.is_declaration:
            value.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.inlining_threshold = 60  # the file is fetched by browsers: small counts
    options.loop_vectorization = True
    options.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    found: bytes = machine.emit_object(module)
    return found


# numba copies a struct as one value. LLVM would hand such values over as thousands of arguments.
COPY = re.compile(
    r"  (%\S+) = load \[(\d+) x i8\], ptr (\S+), align \d+\n  store \[\2 x i8\] \1, ptr (\S+), align \d+"
)
MOVE = "llvm.memmove.p0.p0.i64"


def _for_target(code: str, layout: str) -> str:
    code, copies = COPY.subn(rf"  call void @{MOVE}(ptr \4, ptr \3, i64 \2, i1 false)", code)
    if copies and f"declare void @{MOVE}" not in code:
        code += f"\ndeclare void @{MOVE}(ptr, ptr, i64, i1)\n"
    code = re.sub(r"^target datalayout = .*$", f'target datalayout = "{layout}"', code, flags=re.MULTILINE)
    return re.sub(r"^target triple = .*$", f'target triple = "{TRIPLE}"', code, flags=re.MULTILINE)


def _wrapper(entry: Entry, export: str, module: Any) -> str:
    """A function of simple arguments that calls the entry."""
    target = module.get_function(entry.function)
    wanted = [str(argument.type) for argument in target.arguments]
    parameters: list[str] = []
    lines = ["%slot = alloca i64, align 8", "store i64 0, ptr %slot", "%problem = alloca ptr"]
    passed = ["ptr %slot", "ptr %problem"]
    for n, argument in enumerate(entry.arguments):
        if argument.dimensions:
            passed += _array(argument, n, parameters, lines)
        elif argument.kind == "none":  # it is passed, but says nothing
            passed.append("ptr null")
        else:
            parameters.append(f"{NUMBERS[argument.kind]} %a{n}")
            if argument.kind == "bool":
                lines.append(f"%b{n} = trunc i64 %a{n} to i8")
                passed.append(f"i8 %b{n}")
            else:
                passed.append(parameters[-1])
    given = [part.split()[0] for part in passed]
    if given != wanted:
        raise TypeError(f"{entry.name} takes {wanted}; {given} were to be passed")
    result = RESULTS[entry.result]
    lines += [
        f'%status = call i32 @"{entry.function}"({", ".join(passed)})',
        "%failed = icmp ne i32 %status, 0",
        "br i1 %failed, label %trap, label %fine",
        "trap:",
        "call void @llvm.trap()",
        "unreachable",
        "fine:",
    ]
    if entry.result == "none":
        kind, ending = "void", ["ret void"]
    elif entry.result == "bool":
        kind, ending = (
            "i64",
            [f"%found = load {result}, ptr %slot", "%wide = zext i8 %found to i64", "ret i64 %wide"],
        )
    else:
        kind, ending = result, [f"%found = load {result}, ptr %slot", f"ret {result} %found"]
    body = "\n  ".join(lines + ending)
    return (
        'target datalayout = ""\ntarget triple = ""\n'
        f'declare i32 @"{entry.function}"({", ".join(wanted)})\ndeclare void @llvm.trap()\n'
        f'define {kind} @"{export}"({", ".join(parameters)}) {{\n  {body}\n}}\n'
    )


def _array(argument: Argument, n: int, parameters: list[str], lines: list[str]) -> list[str]:
    """What numba wants of an array that lies in one piece: place, lengths and strides."""
    parameters.append(f"ptr %p{n}")
    if argument.single:
        return [f"ptr %p{n}"]
    lengths = []
    for k in range(argument.dimensions):
        parameters.append(f"i32 %n{n}.{k}")
        lines.append(f"%l{n}.{k} = zext i32 %n{n}.{k} to i64")
        lengths.append(f"%l{n}.{k}")
    strides, items = [str(argument.size)], lengths[-1]
    for k in range(argument.dimensions - 2, -1, -1):
        lines.append(f"%s{n}.{k} = mul i64 {strides[0]}, {lengths[k + 1]}")
        strides.insert(0, f"%s{n}.{k}")
        lines.append(f"%i{n}.{k} = mul i64 {items}, {lengths[k]}")
        items = f"%i{n}.{k}"
    whole = [f"i64 {items}", f"i64 {argument.size}"]
    return ["ptr null", "ptr null", *whole, f"ptr %p{n}", *(f"i64 {x}" for x in (*lengths, *strides))]


def link(objects: Iterable[bytes], exports: Iterable[str]) -> bytes:
    """One module of these objects."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for n, data in enumerate(objects):
            files.append(Path(folder) / f"{n}.o")
            files[-1].write_bytes(data)
        out = Path(folder) / "engine.wasm"
        command = [
            *(sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--gc-sections", "--strip-all"),
            *("--export=__heap_base", "-z", f"stack-size={STACK}", "--stack-first", "--allow-undefined"),
            *(f"--export={name}" for name in exports),
            *(str(file) for file in files),
            *("-o", str(out)),
        ]
        subprocess.run(command, check=True)
        return out.read_bytes()


def with_section(module: bytes, name: str, data: bytes) -> bytes:
    """The module with a custom section at its end."""
    named = _leb(len(name.encode())) + name.encode()
    return module + b"\0" + _leb(len(named) + len(data)) + named + data


def _leb(number: int) -> bytes:
    """A number as WebAssembly writes it: seven bits a byte, the lowest first."""
    found = bytearray()
    while True:
        number, low = number >> 7, number & 127
        found.append(low | (128 if number else 0))
        if not number:
            return bytes(found)
