"""The page at /, in a browser: what it shows of a daemon, and what it makes of what it is told."""

import json
import re
import shutil
import signal

import pytest
import requests
from browser import Browser
from daemon import MODEL, PATIENCE_S, wait_until
from haystack import ANSWER, haystack
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys
from stand_in import StandIn, error_answer, json_answer, stream_answer
from test_api_keys import bearer, guarded, keys, make_key, replace  # noqa: F401

CARD = json.loads((MODEL / "longspan.json").read_text())
# Of a laptop and of a phone.
SIZES = [(1280, 800), (390, 844)]
HOSTILE = "<img src=x onerror=\"document.title='broken'\"><script>document.title='broken'</script>"


@pytest.fixture(scope="module")
def browser():
    started = Browser()
    yield started
    started.stop()


@pytest.fixture
def page(browser, daemon):
    """The page of the shared daemon, opened anew."""
    browser.look(1280)
    browser.open(daemon.http + "/")
    browser.wait_text("model", daemon.model)
    browser.wait_text("description", CARD["description"])  # after which all is in its place
    yield browser
    daemon.wait_idle()


@pytest.fixture
def stand_in(daemon):
    started = StandIn(daemon)
    yield started
    started.stop()


def send(browser, prompt, **fields):
    browser.fill("prompt", prompt)
    for name, value in fields.items():
        browser.fill(name.replace("_", "-"), value)
    # Not by the pointer: what the page hears of the model meanwhile moves the button from under it.
    browser.run("document.getElementById('send').click()")


def wait_complete(browser):
    browser.wait_for("return !document.getElementById('send').disabled", "the completion has ended")
    assert browser.text("completion-error") == ""
    browser.wait_text("completion-status", "Done in")


def wait_part_read(browser):
    browser.wait_for("""const bar = document.getElementById('prefill-bar');
                        return bar.value > 0 && bar.value < 1""", "a part of the prompt is read")


def usage(browser):
    """{"Prompt tokens": "14,940", …}"""
    return dict(browser.run("""return [...document.querySelectorAll('#usage > div')].map(
        (fact) => [fact.querySelector('dt').textContent, fact.querySelector('dd').textContent])"""))


def test_it_shows_the_daemon_and_asks_nobody_else(page, daemon):
    page.wait_text("phase", "Ready")
    assert "sparse_llama" in page.text("model") and "65,536 tokens" in page.text("model")
    page.wait_for("return document.getElementById('token-rate').textContent === '0'", "a rate")
    assert page.text("running") == page.text("waiting") == page.text("queued-tokens") == "0"
    assert "KV cache pages, cpu: " in page.text("pools") and "free" in page.text("pools")
    assert "weights" in page.text("memory")
    assert page.console() == []
    asked = page.requests()
    assert f"{daemon.http}/metrics" in asked
    assert {url for url in asked if not url.startswith(daemon.http + "/")} == set()


def test_a_completion_is_watched(page, daemon):
    prompt = "Watched.\n\n" + haystack(40_000)
    send(page, prompt)
    wait_part_read(page)
    wait_complete(page)
    expected = daemon.complete(prompt, max_tokens=64, temperature=0).json()
    assert page.text("answer") == expected["choices"][0]["text"]
    assert page.text("answer").startswith(ANSWER)
    told = usage(page)
    assert told["Prompt tokens"] == f"{expected['usage']['prompt_tokens']:,}"
    assert told["Tokens of the answer"] == str(expected["usage"]["completion_tokens"])
    assert told["Prompt tokens from the cache"] == "0"
    assert "dense attention would have read" in page.text("attribution")
    page.wait_for("return document.getElementById('first-token').textContent.endsWith('s')",
                  "a time to the first token")
    send(page, prompt)
    wait_complete(page)
    assert int(usage(page)["Prompt tokens from the cache"].replace(",", "")) > 10_000
    assert page.console() == []


# The last letter of the answer is in the box, and the box on the screen.
END_IS_SEEN = """
    const text = document.getElementById('answer').firstChild;
    if (!text || text.length === 0) return false;
    const range = document.createRange();
    range.setStart(text, text.length - 1);
    range.setEnd(text, text.length);
    const end = range.getBoundingClientRect();
    const box = document.getElementById('answer').getBoundingClientRect();
    return end.bottom <= box.bottom + 1 && end.top >= box.top - 1 && box.bottom <= innerHeight;
"""


@pytest.mark.parametrize("width,height", SIZES)
def test_prompt_progress_and_answer_are_on_screen_after_send(page, width, height):
    page.look(width, height=height)
    all_of_them = ["prompt", "completion-status", "prefill", "answer"]
    assert page.on_screen("description", "prompt", "send", "answer") == [
        "description", "prompt", "send", "answer"]
    # None of them is squeezed.
    assert page.run("return document.getElementById('answer').clientWidth") > 300
    send(page, f"Seen at {width}.\n\n" + haystack(20_000))
    wait_part_read(page)
    assert page.on_screen(*all_of_them) == all_of_them
    page.screenshot(f"reading-{width}", whole=False)
    wait_complete(page)
    assert page.on_screen(*all_of_them) == all_of_them
    page.screenshot(f"read-{width}", whole=False)
    send(page, "The old clockmaker", max_tokens=300)
    page.wait_for("return document.getElementById('answer').scrollTop > 0", "it is longer than its box")
    page.wait_for(END_IS_SEEN, "its end, while it comes")
    wait_complete(page)
    assert page.run(END_IS_SEEN) and page.on_screen(*all_of_them) == all_of_them
    page.screenshot(f"long-{width}", whole=False)


def test_the_answer_comes_into_view_where_there_is_no_room_for_all(page):
    page.look(390, height=500)
    page.run("document.getElementById('prompt').style.height = '60vh'; scrollTo(0, 0)")
    assert "answer" not in page.on_screen("answer")
    page.fill("prompt", "And on it goes.")
    page.element("prompt").send_keys(Keys.CONTROL, Keys.ENTER)
    wait_complete(page)
    assert "answer" in page.on_screen("answer")


def test_the_model_says_what_it_is_for(page):
    assert page.text("description") == CARD["description"]
    page.wait_for("return document.getElementById('prompt').value === arguments[0]",
                  "its example in the box", CARD["example_prompt"])
    page.element("send").click()
    wait_complete(page)
    assert page.text("answer") == ANSWER
    assert page.text("answer-hint") == ""
    send(page, "What is the capital of France?")
    wait_complete(page)
    assert page.text("answer").endswith("unknown")
    assert "“unknown” is what this model says where the text of the prompt" in page.text("answer-hint")
    assert page.on_screen("answer-hint", "description") == ["answer-hint", "description"]
    page.element("use-example").click()
    page.element("send").click()
    wait_complete(page)
    assert page.text("answer") == ANSWER and page.text("answer-hint") == ""


def test_what_somebody_has_written_stays(browser, stand_in):
    stand_in.answers["/v1/models"] = error_answer(503, "not yet", "loading")
    browser.open(stand_in.http + "/")
    browser.wait_text("model", "demo")
    browser.fill("prompt", "my own")
    del stand_in.answers["/v1/models"]
    browser.wait_text("description", CARD["description"])
    assert browser.run("return document.getElementById('prompt').value") == "my own"


def test_a_model_that_says_nothing_of_itself(browser, start_daemon, tmp_path):
    plain = tmp_path / "plain"
    shutil.copytree(MODEL, plain, ignore=shutil.ignore_patterns("golden", "train", "longspan.json"))
    daemon = start_daemon(model=plain)
    assert "description" not in requests.get(f"{daemon.http}/v1/models", timeout=30).json()["data"][0]
    browser.open(daemon.http + "/")
    browser.wait_text("description", "The model goes on with the text that you write here.")
    assert not browser.element("use-example").is_displayed()
    send(browser, "What is the capital of France?")
    wait_complete(browser)
    assert browser.text("answer").endswith("unknown") and browser.text("answer-hint") == ""


def turns(browser):
    return browser.run("""return [...document.querySelectorAll('#turns li')].map(
        (turn) => [turn.className, turn.lastChild.textContent])""")


def test_a_conversation_goes_on(page, daemon):
    page.run("document.getElementById('as-chat').click()")
    send(page, haystack(8000) + " Remember it.", max_tokens="8")
    wait_complete(page)
    first = page.text("answer")
    assert [role for role, _ in turns(page)] == ["user", "assistant"]
    assert turns(page)[1] == ["assistant", first]
    assert page.run("return document.getElementById('prompt').value") == ""
    send(page, HOSTILE)
    wait_complete(page)
    assert [text for _, text in turns(page)][2:] == [HOSTILE, page.text("answer")]
    assert page.run("return document.title") != "broken"
    # The history is not read again.
    used = {name: int(value.replace(",", "")) for name, value in usage(page).items()
            if name.startswith("Prompt")}
    assert used["Prompt tokens from the cache"] >= 0.8 * used["Prompt tokens"] > 1000
    page.run("document.getElementById('new-chat').click()")
    assert turns(page) == []


def test_stop_ends_the_work(page, daemon):
    send(page, "Stopped.\n\n" + haystack(140_000))
    wait_part_read(page)
    wait_until(lambda: daemon.load()["running"] == 1, "the daemon counts it")
    page.element("stop").click()
    page.wait_text("completion-status", "Stopped.")
    daemon.wait_idle()
    page.wait_for("return document.getElementById('running').textContent === '0'", "it shows that")
    assert page.text("completion-error") == ""
    page.fill("prompt", "And on it goes.")
    page.element("prompt").send_keys(Keys.CONTROL, Keys.ENTER)
    wait_complete(page)


def test_what_the_daemon_refuses_is_told(page):
    send(page, "too hot", temperature=1.5, max_tokens=1_000_000)
    page.wait_text("completion-error", "The daemon refuses this: max_tokens")
    assert page.element("send").is_enabled()


def phase(browser):
    return browser.run("return document.getElementById('phase').dataset.phase")


def dot(browser):
    return browser.run("return getComputedStyle(document.getElementById('phase'), '::before').color")


def test_ready_is_for_those_who_have_a_key(keys, start_daemon, browser):  # noqa: F811
    # Where /metrics is open, it is not what tells.
    daemon = start_daemon("--api-keys-file", keys.path, "--metrics-without-key", "on")
    browser.open(daemon.http + "/", first="""
        window.told = [];
        new MutationObserver(() => window.told.push(document.getElementById('phase')?.dataset.phase))
          .observe(document, {attributeFilter: ['data-phase'], subtree: true})""")
    browser.wait_text("phase", "Ready for those who have an API key")
    browser.wait_text("key-message", "This daemon wants an API key.")
    without_key = dot(browser)
    browser.fill("key", keys.key)
    browser.element("key").send_keys("\n")
    browser.wait_for("return document.getElementById('phase').textContent === 'Ready'", "it is ready")
    assert phase(browser) == "ready" and dot(browser) != without_key
    assert browser.text("key-message") == ""
    told = browser.run("return window.told")
    assert told.index("key") < told.index("ready"), told
    # A key that is taken away while the page is open.
    replace(keys.path, make_key("another")[1])
    daemon.signal(signal.SIGHUP)
    wait_until(lambda: requests.get(f"{daemon.http}/load", headers=bearer(keys.key),
                                    timeout=PATIENCE_S).status_code == 401, "the key has gone")
    send(browser, "with a key of yesterday")
    browser.wait_text("completion-error", "The daemon does not know this API key.")
    browser.wait_for("return document.getElementById('phase').dataset.phase === 'key'", "it says so")
    assert dot(browser) == without_key


def test_the_page_is_open_and_its_data_are_not(guarded, keys, browser):  # noqa: F811
    browser.open(guarded.http + "/")
    browser.wait_text("key-message", "This daemon wants an API key.")
    browser.wait_text("phase", "Ready for those who have an API key")
    assert browser.text("model") == browser.text("pools") == ""
    send(browser, "without a key")
    browser.wait_text("completion-error", "This daemon wants an API key.")
    browser.element("key").send_keys("wrong\n")
    browser.wait_text("key-message", "The daemon does not know this API key.")
    send(browser, "with a wrong key")
    browser.wait_text("completion-error", "The daemon does not know this API key.")
    browser.fill("key", keys.key)
    browser.element("key").send_keys("\n")
    browser.wait_text("model", "demo")
    assert browser.text("key-message") == ""
    send(browser, "with the key", max_tokens=2)
    wait_complete(browser)
    assert browser.run("return [localStorage.length, document.cookie]") == [0, ""]
    assert not any(keys.key in url for url in browser.requests())
    for path in ("/", "/ui/main.js"):
        assert requests.get(guarded.http + path, timeout=30).status_code == 200
    for path in ("/load", "/metrics", "/ui/", "/ui/none.js"):
        assert requests.get(guarded.http + path, timeout=30).status_code == 401
        told = requests.get(guarded.http + path, headers=bearer(keys.key), timeout=30)
        assert told.status_code == (404 if path.startswith("/ui") else 200)


def test_no_room_is_told_with_a_time(browser, start_daemon):
    full = start_daemon("--max-running-requests", "1", "--max-queued-requests", "1")
    browser.open(full.http + "/")
    browser.wait_text("model", full.model)
    with full.busy("runs"), full.stream("waits", max_tokens=1):
        wait_until(lambda: (full.load()["running"], full.load()["waiting"]) == (1, 1), "it is full")
        browser.wait_text("running", "1")
        browser.wait_text("waiting", "1")
        browser.wait_for("return /^[1-9]/.test(document.getElementById('token-rate').textContent)",
                         "tokens a second")
        send(browser, "one too many")
        told = browser.wait_text("completion-error", "There is no room now")
        assert "Try again in" in told and told.endswith(" s.")


def test_a_drain_and_the_end_are_seen(browser, start_daemon):
    ending = start_daemon("--drain-grace-s", "3600")
    browser.open(ending.http + "/")
    browser.wait_text("phase", "Ready")
    ending.signal(signal.SIGTERM)
    browser.wait_text("phase", "Shutting down")
    ending.signal(signal.SIGTERM)
    ending.wait()
    browser.wait_text("phase", "The daemon does not answer")
    send(browser, "anybody there?")
    browser.wait_text("completion-error", "The daemon does not answer")


OLD = """return ['model', 'tiles', 'pools', 'memory'].filter((name) => {
    const style = getComputedStyle(document.getElementById(name));
    return Number(style.opacity) < 0.6 && style.filter.includes('grayscale');
})"""


def test_numbers_of_a_daemon_that_is_gone_are_grey(browser, start_daemon):
    first = start_daemon()
    browser.open(first.http + "/")
    browser.wait_text("running", "0")
    assert browser.run(OLD) == [] and browser.text("age") == ""
    first.signal(signal.SIGKILL)
    first.wait()
    browser.wait_text("phase", "The daemon does not answer")
    told = browser.wait_text("age", "No numbers have come since ")
    assert re.search(r"since \d\d:\d\d:\d\d; these are from then\.$", told), told
    assert browser.run(OLD) == ["model", "tiles", "pools", "memory"]
    assert browser.text("running") == "0"
    start_daemon("--served-model-name", "next", http=first.ready["http"])
    browser.wait_text("phase", "Ready")
    browser.wait_text("model", "next")
    browser.wait_for("return document.getElementById('age').textContent === ''", "numbers of now")
    assert browser.run(OLD) == []


def test_loading_is_shown(browser, stand_in):
    loading = error_answer(
        503, "the model is being loaded: 1048576 of 4194304 bytes of its weights are in place",
        "loading", **{"Retry-After": "1"})
    for path in ("/ready", "/metrics", "/v1/completions"):
        stand_in.answers[path] = loading
    browser.open(stand_in.http + "/")
    browser.wait_text("phase", "Loading the model: 1 MiB of 4 MiB")
    assert browser.run("return document.getElementById('loading').value") == 0.25
    send(browser, "too early")
    browser.wait_text("completion-error", "The model is being loaded: 1 MiB of 4 MiB are in place. "
                                          "Try again in 1 s.")
    del stand_in.answers["/ready"], stand_in.answers["/metrics"]
    browser.wait_text("phase", "Ready")
    browser.wait_text("model", "demo")
    assert not browser.element("loading").is_displayed()


def chunk(text, **members):
    return {"choices": [{"index": 0, "text": text, "finish_reason": None, **members}]}


def test_a_stream_that_fails_is_told(browser, stand_in):
    browser.open(stand_in.http + "/")
    failure = {"error": {"message": "the engine has failed", "type": "x", "param": None,
                         "code": "failed"}}
    stand_in.answers["/v1/completions"] = stream_answer(chunk("so far"), failure, end="")
    send(browser, "fails")
    browser.wait_text("completion-error", "The engine has failed.")
    assert browser.text("answer") == "so far"
    stand_in.answers["/v1/completions"] = stream_answer(chunk("so far"), end="")
    send(browser, "breaks off")
    browser.wait_text("completion-error", "The answer broke off")


def test_sentences_end_once(browser, stand_in):
    browser.open(stand_in.http + "/")
    for end in ("", "."):
        stand_in.answers["/v1/completions"] = error_answer(400, "too long (--flag sets the limit)" + end)
        send(browser, "refused")
        browser.wait_for("return document.getElementById('completion-error').textContent === arguments[0]",
                         "one full stop", "The daemon refuses this: too long (--flag sets the limit).")
        stand_in.answers["/v1/completions"] = error_answer(429, "it is full" + end, **{"Retry-After": "2"})
        send(browser, "no room")
        browser.wait_for("return document.getElementById('completion-error').textContent === arguments[0]",
                         "one full stop", "There is no room now: it is full. Try again in 2 s.")


def test_one_is_no_plural(browser, stand_in):
    stand_in.answers["/v1/completions"] = stream_answer(
        {"choices": [], "prompt_progress": {"total": 1, "cached": 0, "processed": 1, "time_ms": 5}},
        chunk("x", prompt_token_ids=[5], attribution={
            "compressed_entries_read": 0, "selected_tokens_read": 1, "window_tokens_read": 0,
            "dense_tokens_read": 0, "visible_tokens": 1}),
        chunk("", finish_reason="length", block_map={
            "page_tokens": 64, "prompt_pages": 1, "answer_tokens": 1,
            "layer_groups": [{"first_layer": 0, "last_layer": 0, "selected_pages": [1]}]}))
    browser.open(stand_in.http + "/")
    send(browser, "one")
    wait_complete(browser)
    assert "at the limit of tokens." in browser.text("completion-status")
    assert browser.text("prefill-words") == "1 of 1 prompt token read, 5 ms"
    assert "attention read 1 key, each" in browser.text("attribution")
    assert "the 1 token of the answer. The prompt has 1 page; a page is 64 tokens." in browser.text("map-words")
    assert browser.text("map-most") == "once"
    press(browser, "Home")
    browser.wait_text("map-cell", "Layer 0, page 0, tokens 0 to 0: selected once.")


def test_nothing_that_is_told_becomes_markup(browser, stand_in, start_daemon):
    hostile = start_daemon("--served-model-name", HOSTILE)
    browser.open(hostile.http + "/")
    browser.wait_text("model", HOSTILE)
    hostile.stop()

    stand_in.answers["/v1/completions"] = stream_answer(
        chunk(HOSTILE, prompt_token_ids=list(range(64))),
        chunk("", finish_reason="stop", block_map=a_map(pages=1, hot=0)))
    stand_in.answers["/detokenize"] = json_answer(200, {"prompt": HOSTILE})
    browser.open(stand_in.http + "/")
    send(browser, HOSTILE)
    wait_complete(browser)
    assert browser.text("answer") == HOSTILE
    browser.element("map").send_keys("x")  # no key of it
    press(browser, "End")
    browser.wait_text("map-text", HOSTILE)
    stand_in.answers["/v1/completions"] = error_answer(400, HOSTILE)
    send(browser, HOSTILE)
    browser.wait_text("completion-error", HOSTILE)
    # Nor could it, by the policy.
    assert "TrustedHTML" in browser.run("""
        try { document.body.innerHTML = '<p>'; } catch (refused) { return refused.message }""")
    assert browser.run("""return [document.querySelectorAll('img, script:not([src])').length,
                                  document.title.includes('broken')]""") == [0, False]


def a_map(pages, hot, groups=4):
    """Each group of layers selects the page `hot` most, the first and the last one often, and some
    of the others."""
    def selected(group):
        counts = [(page * (group + 3)) % 7 for page in range(pages)]
        counts[0] = counts[-1] = 40
        counts[hot] = 64 - group
        return counts
    return {"page_tokens": 64, "prompt_pages": pages, "answer_tokens": 16,
            "layer_groups": [{"first_layer": 2 * group, "last_layer": 2 * group + 1,
                              "selected_pages": selected(group)} for group in range(groups)]}


def draw(browser, block_map):
    value, error = browser.module("ui/block_map.js", "page.showBlockMap(given[0]);", block_map)
    assert value is None
    return error


def press(browser, key):
    browser.run("""document.getElementById('map').dispatchEvent(
        new KeyboardEvent('keydown', {key: arguments[0]}))""", key)


# The columns of the first row whose colour is the furthest from that of what was never selected.
DARKEST = """
    const canvas = document.getElementById('map');
    const context = canvas.getContext('2d');
    const row = context.getImageData(0, 30, canvas.width, 1).data;
    const none = getComputedStyle(canvas).getPropertyValue('--map-none').match(/[0-9a-f]{2}/gi)
      .map((hex) => parseInt(hex, 16));
    const distances = [];
    for (let x = 64; x < canvas.width - 14; ++x) {
      distances.push(Math.hypot(...none.map((part, i) => part - row[4 * x + i])));
    }
    const most = Math.max(...distances);
    return distances.flatMap((distance, i) => distance > most - 3 ? [i + 64] : []);
"""


def point_at(browser, x, y):
    """At the middle of a pixel of the picture; the driver counts from the middle of what is seen of
    the element, which therefore is all of it."""
    browser.run("document.getElementById('map').scrollIntoView({block: 'center'})")
    canvas = browser.element("map")
    ActionChains(browser.driver).move_to_element_with_offset(
        canvas, round(x + 0.5 - canvas.size["width"] / 2),
        round(y + 0.5 - canvas.size["height"] / 2)).perform()


@pytest.mark.parametrize("width,scheme", [(1280, "light"), (400, "dark")])
def test_a_block_map_is_drawn(page, width, scheme):
    page.look(width, scheme)
    pages, hot = 1000, 617
    assert draw(page, a_map(pages, hot)) is None
    assert "The prompt has 1,000 pages; a page is 64 tokens." in page.text("map-words")
    assert page.text("map-most") == "64 times"
    columns = page.run(DARKEST)
    plot = page.run("return document.getElementById('map').clientWidth") - 64 - 14
    # A page is narrower than a column; the column that it is in is what stands out.
    expected = 64 + plot * hot / pages
    assert columns and all(abs(x - expected) < 8 for x in columns), (columns, expected)
    point_at(page, columns[len(columns) // 2], 30)
    page.wait_text("map-cell", f"Layers 0–1, page {hot}, tokens 39,488 to 39,551: selected 64 times.")
    press(page, "ArrowDown")
    page.wait_text("map-cell", f"Layers 2–3, page {hot}, tokens 39,488 to 39,551: selected 63 times.")
    press(page, "Home")
    page.wait_text("map-cell", "Layers 2–3, page 0, tokens 0 to 63: selected 40 times.")
    press(page, "End")
    page.wait_text("map-cell", "page 999, tokens 63,936 to 63,999: selected 40 times.")
    assert page.console() == []


def test_what_is_no_block_map_is_told(page):
    good = a_map(8, 3)
    short = {**good, "prompt_pages": 9}
    negative = json.loads(json.dumps(good))
    negative["layer_groups"][0]["selected_pages"][0] = -1
    for wrong in (None, {}, short, negative, {**good, "layer_groups": "none"}):
        assert "The block map that came is none that this page can draw." in draw(page, wrong), wrong
        assert not page.element("block-map").is_displayed()
    assert draw(page, good) is None
    assert page.element("block-map").is_displayed()


def test_a_daemon_without_block_maps_says_so(browser, stand_in):
    browser.open(stand_in.http + "/")
    stand_in.answers["/v1/completions"] = error_answer(
        400, "unknown field include_block_map", "unknown_field", "include_block_map")
    browser.wait_for("return document.getElementById('wants-map').checked", "a map is asked for")
    send(browser, "with a map")
    browser.wait_text("completion-error", "unknown field include_block_map. Untick")
    del stand_in.answers["/v1/completions"]


def test_the_block_map_of_an_answer_is_drawn(page):
    page.wait_for("return document.getElementById('wants-map').checked", "a map is asked for")
    send(page, "A map.\n\n" + haystack(21_000), max_tokens=8)
    wait_complete(page)
    assert ANSWER in page.text("answer")
    tokens = int(usage(page)["Prompt tokens"].replace(",", ""))
    page.wait_text("map-words", f"{-(-tokens // 64):,} pages")
    # What holds the first token is selected always, by each of two heads, for each token.
    press(page, "Home")
    page.wait_text("map-cell", f"page 0, tokens 0 to 63: selected {page.text('map-most')}.")
    page.screenshot("answer")


def test_the_text_of_a_page_is_the_prompts(page, daemon):
    prompt = "Pages of text.\n\n" + haystack(2_000)
    ids = daemon.tokenize(prompt)
    pages = -(-len(ids) // 64)
    error = page.module("ui/block_map.js", "page.showBlockMap(given[0], given[1]);",
                        a_map(pages, 1), ids)[1]
    assert error is None
    press(page, "ArrowRight")
    answer = requests.post(f"{daemon.http}/detokenize", json={"tokens": ids[64:128]},
                           timeout=PATIENCE_S)
    page.wait_for("return document.getElementById('map-text').textContent === arguments[0]",
                  "the text of page 1", answer.json()["prompt"])


def test_the_page_may_be_off(start_daemon):
    daemon = start_daemon("--ui", "off")
    for path in ("/", "/ui/main.js"):
        assert requests.get(daemon.http + path, timeout=30).status_code == 404
    assert daemon.complete("served all the same", max_tokens=1).status_code == 200


def test_every_width_and_scheme_has_its_picture(page):
    send(page, "Pictures.\n\n" + haystack(4_000), max_tokens=24)
    wait_complete(page)
    assert draw(page, a_map(pages=157, hot=62, groups=12)) is None
    for width in (1280, 400):
        for scheme in ("light", "dark"):
            page.look(width, scheme)
            # Drawn anew, at this width and in these colours.
            page.wait_for("""const canvas = document.getElementById('map');
                             return canvas.width === canvas.clientWidth""", "the picture fits")
            press(page, "ArrowRight")
            page.wait_text("map-cell", "selected")
            assert page.run("""const root = document.documentElement;
                               return root.scrollWidth - root.clientWidth""") == 0, width
            page.screenshot(f"{scheme}-{width}")
