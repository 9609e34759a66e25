"""A planted bug whose text is gone plants nothing: seen here at once, and not after all have been compiled."""

import pytest
from mutants import ROOT, read_mutants


@pytest.mark.parametrize("mutant", read_mutants(only=""), ids=lambda mutant: f"{mutant.file}: {mutant.bug}")
def test_its_text_stands_once_in_its_source(mutant):
    assert (ROOT / mutant.file).read_text().count(mutant.find) == 1
