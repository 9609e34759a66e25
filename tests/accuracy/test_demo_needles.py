"""The needles of the demo model as tasks. No daemon is needed."""

import demo_needles
import pytest
from measured_modes import NAMED_TASKS, Plan, measure
from test_accuracy import Stub


def test_needles_of_the_demo_are_cases_of_any_length_and_mixed():
    cases = [demo_needles.needle("demo_single", 1, index) for index in range(110)]
    assert len({case.name for case in cases}) == 110 and len({case.depth for case in cases[:20]}) > 5
    assert demo_needles.needle("demo_single", 1, 3) == cases[3] != demo_needles.needle("demo_single", 2, 3)
    with pytest.raises(ValueError, match="demo_eight has 44 cases, not 45"):
        demo_needles.needle("demo_eight", 1, 44)
    client = Stub()
    fields = demo_needles.completion_fields(client, cases[0], 2048)
    assert 1900 < client.count_tokens(fields["prompt"]) <= 2000 and cases[0].passages[0].text in fields["prompt"]
    [first, second] = [one for one in measure(client, Plan(
        ["demo_plain"], [2048], ["dense"], cases=2, seed=1, question_by="prompt", answer_tokens=1))]
    assert first["score"] == 0 and first["question"] != second["question"] and "demo_plain" in NAMED_TASKS
