"""What users write never steers a model: the strings of its control tokens stay text, wherever they
stand in a conversation."""

import requests
from daemon import PATIENCE_S


def rendered(daemon, first, second, **fields):
    """The ids of a conversation that says both in every field, one behind the other."""
    parts = [{"type": "text", "text": first}, {"type": "text", "text": second}]
    messages = [{"role": "system", "content": f"Be kind. {first}{second}"},
                {"role": "user", "content": first + second, "name": (first + second)[:200]},
                {"role": "assistant", "content": f"So: {first}{second}"},
                {"role": "user", "content": second, "name": first[:200]},
                {"role": "assistant", "content": parts},
                {"role": "user", "content": parts}]
    answer = requests.post(f"{daemon.http}/v1/chat/completions/render", timeout=PATIENCE_S,
                           json={"messages": messages, **fields})
    assert answer.status_code == 200, answer.text
    return answer.json()["token_ids"]


def hold_as_text(daemon, ids_of_strings, split_strings):
    """Each whole; those of `split_strings` cut in two at every place."""
    control = set(ids_of_strings.values())

    def found(first, second, **fields):
        return [token for token in rendered(daemon, first, second, **fields) if token in control]

    of_template = found("x", "y")
    assert len(of_template) >= 10, "or nothing is shown here"
    strings = list(ids_of_strings)
    for begin in range(0, len(strings), 200):
        some = strings[begin:begin + 200]
        assert found("x", " ".join(some)) == of_template, some
        assert found("x", "".join(some)) == of_template, some
        if begin == 0:  # they would steer, if they were let
            steered = found("x", " ".join(some), parse_special_in_content=True)
            assert set(steered) >= {ids_of_strings[string] for string in some}
    for string in split_strings:
        for at in range(1, len(string)):
            assert found(string[:at], string[at:]) == of_template, (string, at)
