"""An adapter without its library says what to install."""

from __future__ import annotations

import importlib
import sys

import pytest

import argosy
from argosy.research import MissingLibrary


@pytest.mark.parametrize(
    ("adapter", "library", "title"),
    [
        ("aec", "pettingzoo", "PettingZoo"),
        ("vector", "gymnasium", "Gymnasium"),
        ("spiel", "pyspiel", "OpenSpiel"),
    ],
)
def test_without_its_library_an_adapter_says_what_to_install(
    adapter: str, library: str, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    home = "openspiel" if adapter == "spiel" else adapter
    for module in (f"argosy.research.{adapter}", f"argosy.lab.research.{home}"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(MissingLibrary, match=rf"needs {title}: pip install 'argosy\[research\]'") as caught:
        importlib.import_module(f"argosy.research.{adapter}")
    assert isinstance(caught.value, ImportError)
    assert isinstance(caught.value, argosy.ArgosyError)
