"""A headless Chromium that reaches nothing but this machine, and what it saw: console, requests."""

import base64
import json
import os

from daemon import PATIENCE_S, ROOT, wait_until
from selenium import webdriver
from selenium.webdriver.common.by import By

# Debian's. Named, so that nothing is looked for elsewhere.
CHROMIUM = "/usr/bin/chromium"
CHROMEDRIVER = "/usr/bin/chromedriver"
REPORTS = ROOT / "build" / "reports" / "page"


def _start():
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for argument in ("--headless=new", "--disable-dev-shm-usage", "--disable-background-networking",
                     "--disable-component-update", "--no-first-run", "--hide-scrollbars",
                     "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"):
        options.add_argument(argument)
    if os.geteuid() == 0:
        options.add_argument("--no-sandbox")  # which root cannot have
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(CHROMEDRIVER))


class Browser:
    def __init__(self):
        self.driver = _start()
        self.driver.set_script_timeout(PATIENCE_S)
        self.driver.set_page_load_timeout(PATIENCE_S)
        self.look(1280)

    def open(self, url, first=""):
        """A tab as new: nothing of an earlier page is kept, in storage or in the logs. The script
        `first` runs before those of the page."""
        self.driver.get("about:blank")
        self.console(), self.requests()
        self.driver.get(url)
        self.run("sessionStorage.clear()")
        added = self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": first})
        self.driver.refresh()
        self.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait_for(self, script, what, *arguments):
        """Waits until the script gives something true, and gives it back."""
        return wait_until(lambda: self.run(script, *arguments), what)

    def element(self, name):
        return self.driver.find_element(By.ID, name)

    def text(self, name):
        return self.run("return document.getElementById(arguments[0]).textContent", name)

    def wait_text(self, name, part):
        script = """const text = document.getElementById(arguments[0]).textContent;
                    return text.includes(arguments[1]) && text"""
        return self.wait_for(script, f"{part!r} in {name}", name, part)

    def fill(self, name, text):
        self.run("const field = document.getElementById(arguments[0]); field.value = arguments[1]",
                 name, text)

    def module(self, path, script, *arguments):
        """Runs `script` with the page's own module `page`, the same that the page runs."""
        return self.driver.execute_async_script(
            """const done = arguments[arguments.length - 1];
               import(new URL(arguments[0], document.baseURI)).then((page) => {
                 const given = Array.from(arguments).slice(1, -1);""" + script + """
               }).then((value) => done([value ?? null, null]), (error) => done([null, String(error)]));
            """, path, *arguments)

    def console(self):
        """What the console said since the last time."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def requests(self):
        """The addresses that were asked for since the last time."""
        events = [json.loads(entry["message"])["message"]
                  for entry in self.driver.get_log("performance")]
        return [event["params"]["request"]["url"] for event in events
                if event["method"] == "Network.requestWillBeSent"]

    def on_screen(self, *names):
        """Of these elements those that are seen whole without scrolling."""
        return self.run("""return arguments[0].filter((name) => {
            const box = document.getElementById(name).getBoundingClientRect();
            return box.width > 0 && box.height > 0 && box.top >= 0 && box.left >= 0 &&
              box.bottom <= innerHeight && box.right <= innerWidth;
        })""", names)

    def look(self, width, scheme="light", height=900):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": scheme}]})

    def screenshot(self, name, whole=True):
        """The whole page, or what is on the screen, into the reports."""
        REPORTS.mkdir(parents=True, exist_ok=True)
        taken = self.driver.execute_cdp_cmd("Page.captureScreenshot", {"captureBeyondViewport": whole})
        (REPORTS / f"{name}.png").write_bytes(base64.b64decode(taken["data"]))

    def stop(self):
        self.driver.quit()
