#!/usr/bin/env python3
#
# usage: report-test.py [--browser <path>] [--shots <folder>] <report.html> ...
#
# Opens reports in a headless Chromium, at the width of a phone and of a desk, light and dark, and checks
# what only a browser can tell: nothing is requested, nothing is refused by the page's own policy, text
# has contrast, nothing sticks out, and search, filters, links, theme and keyboard do what they should.
# Prints how long a page takes to load and to search. Needs Python 3.9 and Chromium or Chrome, and no
# packages; exit status 77 without a Chromium that starts.

import argparse
import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

CONTRAST = """
(() => {
  const parse = (text) => {
    const canvas = parse.canvas ??= new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const known = new Map();
  const color = (text) => known.get(text) ?? (known.set(text, parse(text)), known.get(text));
  const over = (top, bottom) => [0, 1, 2].map((i) => top[i] * top[3] + bottom[i] * (1 - top[3])).concat(1);
  const light = ([r, g, b]) => [r, g, b].map((c) => {
    c /= 255;
    return c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4;
  }).reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0);
  const background = (element) => {
    if (!element) return [255, 255, 255, 1];
    const node = element.closest("a.node");
    const own = color(node && !node.contains(element.parentElement?.closest("a.node")?.parentElement)
      ? getComputedStyle(node.querySelector(".box")).fill : getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, background(element.parentElement));
  };
  const bad = new Set();
  let seen = 0;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || /^(TITLE|SCRIPT|STYLE)$/i.test(element.tagName)) continue;
    if (!element.checkVisibility() || element.closest(".vh, .skip")) continue;
    const style = getComputedStyle(element);
    const behind = background(element);
    const front = over(color(element.closest("svg") ? style.fill : style.color), behind);
    const [high, low] = [light(front), light(behind)].sort((a, b) => b - a);
    const ratio = (high + .05) / (low + .05);
    seen += 1;
    if (ratio < 4.5) {
      bad.add(`${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}: ${ratio.toFixed(2)}`);
    }
  }
  return {seen, bad: [...bad]};
})()
"""


class Browser:
    """A Chromium that is spoken to through two pipes."""

    def __init__(self, path, profile):
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        # The protocol wants descriptors 3 and 4.
        command = (
            f'exec "$0" --headless=new --no-sandbox --disable-gpu --hide-scrollbars --no-first-run '
            f'--disable-background-networking --disable-component-update --disable-sync '
            f'--user-data-dir="$1" --remote-debugging-pipe about:blank '
            f"3<&{to_browser} 4>&{from_browser}"
        )
        self.process = subprocess.Popen(
            ["bash", "-c", command, path, profile], pass_fds=(to_browser, from_browser),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.count = 0
        self.events = []

    def receive(self):
        while b"\0" not in self.buffer:
            data = os.read(self.input, 1 << 20)
            if not data:
                sys.exit("report-test: the browser ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, session=None, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.count:
                if "error" in answer:
                    sys.exit(f"report-test: {method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)


class Page:
    def __init__(self, browser, file, width, height, dark, scripts=True):
        self.browser = browser
        self.name = f"{file.name} {width}x{height} {'dark' if dark else 'light'}"
        if not scripts:
            self.name += " without scripts"
        self.failures = 0
        self.searched = 0
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=width < 600)
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce"}])
        if not scripts:
            self.call("Emulation.setScriptExecutionDisabled", value=True)
        browser.events.clear()
        self.start = time.time()
        self.call("Page.navigate", url=file.resolve().as_uri())
        self.wait_for_load()

    def call(self, method, **parameters):
        return self.browser.call(method, session=self.session, **parameters)

    def wait_for_load(self):
        while not any(event["method"] == "Page.loadEventFired" for event in self.browser.events):
            self.browser.events.append(self.browser.receive())
        self.loaded = time.time() - self.start

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True,
                           awaitPromise=True)
        if "exceptionDetails" in answer:
            sys.exit(f"report-test: {expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def until(self, what, expression):
        """Expects that something comes true, soon."""
        end = time.time() + 20
        while not self.value(expression):
            if time.time() > end:
                self.expect(what, False)
                return
            time.sleep(0.05)

    def press(self, key, code=None, text=None, modifiers=0):
        for kind in ("keyDown", "keyUp"):
            parameters = {"type": kind, "key": key, "code": code or key, "modifiers": modifiers}
            if key in ("Tab", "Enter", "Escape"):
                parameters["windowsVirtualKeyCode"] = {"Tab": 9, "Enter": 13, "Escape": 27}[key]
            if kind == "keyDown" and (text or key == "Enter"):
                parameters["text"] = text or "\r"
            self.call("Input.dispatchKeyEvent", **parameters)

    def expect(self, what, is_right, detail=""):
        if not is_right:
            self.failures += 1
            print(f"FAIL {self.name}: {what} {detail}")

    def screenshot(self, file):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        file.write_bytes(base64.b64decode(data))

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)


def check_network(page):
    """Nothing but the file itself was asked for, and nothing was refused or went wrong."""
    for event in page.browser.events:
        parameters = event.get("params", {})
        if event["method"] == "Network.requestWillBeSent":
            url = parameters["request"]["url"]
            page.expect("no request", url.startswith(("file:", "data:")), url)
        elif event["method"] == "Log.entryAdded":
            page.expect("no complaint", False, parameters["entry"]["text"])
        elif event["method"] == "Runtime.exceptionThrown":
            page.expect("no exception", False, str(parameters["exceptionDetails"])[:300])
    requests = page.value("performance.getEntriesByType('resource').map((entry) => entry.name)")
    page.expect("no resource", all(name.startswith("data:") for name in requests), requests)


def check_look(page):
    page.value("document.querySelectorAll('details').forEach((card, i) => { if (i < 60) card.open = true })")
    # What is far from the window is not laid out, and has no size to look at.
    page.value("document.querySelectorAll('.card').forEach((card) => card.style.contentVisibility = 'visible')")
    contrast = page.value(CONTRAST)
    page.expect("text on the page", contrast["seen"] > 20, contrast["seen"])
    page.expect("contrast of 4.5 to 1", not contrast["bad"], contrast["bad"][:8])
    wide = page.value("document.documentElement.scrollWidth - innerWidth")
    page.expect("nothing sticks out to the right", wide <= 0, f"{wide} pixels")
    cut = page.value("""
      [...document.querySelectorAll("a.node")].filter((node) => {
        const box = node.querySelector(".box").getBBox();
        return [...node.querySelectorAll("text")].some((text) =>
          text.getBBox().x + text.getBBox().width > box.x + box.width - 4);
      }).map((node) => node.querySelector("text").textContent)""")
    page.expect("names fit their boxes", not cut, cut[:3])
    small = page.value("""
      [...document.querySelectorAll("button, summary, .search input")]
        .filter((e) => e.checkVisibility() && e.getBoundingClientRect().height < 24)
        .map((e) => e.outerHTML.slice(0, 80))""")
    page.expect("targets of 24 pixels", not small, small[:3])


def check_structure(page):
    page.expect("one main, banner, navigation and search", page.value("""
      ["main", "body > header", "body > footer", "[role=search]"]
        .every((s) => document.querySelectorAll(s).length === 1)"""))
    levels = page.value("[...document.querySelectorAll('h1,h2,h3,h4')].map((h) => +h.tagName[1])")
    page.expect("one first heading, and no level skipped",
                levels.count(1) == 1
                and all(after <= before + 1 for before, after in zip(levels, levels[1:])))
    page.expect("sections have names", page.value("""
      [...document.querySelectorAll("section")].every((s) =>
        document.getElementById(s.getAttribute("aria-labelledby"))?.textContent.trim())"""))
    page.call("Accessibility.enable")
    unnamed = [
        node["role"]["value"]
        for node in page.call("Accessibility.getFullAXTree")["nodes"]
        if not node.get("ignored")
        and node.get("role", {}).get("value") in ("link", "button", "searchbox", "table", "region")
        and not node.get("name", {}).get("value", "").strip()
    ]
    page.expect("controls and tables have names", not unnamed, unnamed[:5])
    page.call("Accessibility.disable")
    broken = page.value("""
      [...document.querySelectorAll("a[href^='#']")].map((a) => a.getAttribute("href").slice(1))
        .filter((id) => !document.getElementById(decodeURIComponent(id)))""")
    page.expect("links lead somewhere", not broken, broken[:5])


SHOWN = "[...document.querySelectorAll('[data-kind=unit]')].filter((c) => !c.hidden).length"


def check_use(page):
    units = page.value(SHOWN)
    if not units:
        return
    # The keyboard: the first tab is the way past the head, and focus is seen.
    page.value("document.activeElement?.blur()")
    page.press("Tab")
    page.expect("the first tab skips", page.value("document.activeElement.className") == "skip")
    page.expect("focus is seen", page.value("""
      (() => { const s = getComputedStyle(document.activeElement);
               return s.outlineStyle !== "none" && parseFloat(s.outlineWidth) >= 2; })()"""))
    page.press("Enter")
    page.expect("the skip link leads to the report",
                page.value("document.activeElement.id === 'main' || location.hash === '#main'"))
    # Search.
    page.press("/", "Slash", "/")
    page.expect("'/' leads to the search", page.value("document.activeElement.id") == "q")
    name = page.value("document.querySelector('[data-kind=unit] h3').textContent")
    page.call("Input.insertText", text=name)
    page.until("what is found is said", f"""
      document.querySelector('#found').textContent.startsWith({SHOWN} + ' of ')""")
    page.expect("a search finds", 1 <= page.value(SHOWN) <= units)
    page.value("document.querySelector('#q').value = ''")
    page.searched = page.value("""
      (async () => {
        const field = document.querySelector("#q");
        const found = document.querySelector("#found");
        const start = performance.now();
        const shown = new Promise((done) => new MutationObserver(done).observe(found, {childList: true}));
        field.value = "no-such-word";
        field.dispatchEvent(new Event("input"));
        await shown;
        document.body.getBoundingClientRect();
        return performance.now() - start;
      })()""")
    page.call("Input.insertText", text=" no such thing")
    page.until("a search for nothing finds nothing", f"{SHOWN} === 0")
    page.expect("and says so", page.value("!document.querySelector('#units .empty').hidden"))
    page.press("Escape")
    page.expect("escape shows everything", page.value(SHOWN) == units)
    # Filters.
    for decision in ("migrate", "keep", "leave"):
        if page.value(f"Boolean(document.querySelector('[data-filter={decision}]'))"):
            page.value(f"document.querySelector('[data-filter={decision}]').click()")
            count = page.value(f"document.querySelectorAll('[data-kind=unit][data-decision={decision}]').length")
            page.expect(f"the filter '{decision}' shows its units", page.value(SHOWN) == count)
            page.expect("the filter is pressed", page.value(
                f"document.querySelector('[data-filter={decision}]').getAttribute('aria-pressed')") == "true")
    # A link into a card that is closed and hidden opens it, and the keyboard goes along.
    page.value("document.querySelector('#units [data-fold=close]').click()")
    page.value("document.querySelector('#q').value = 'nothing of the kind'")
    page.value("document.querySelector('#q').dispatchEvent(new Event('input'))")
    page.until("another search hides it", f"{SHOWN} === 0")
    page.value("document.querySelector(\"a.chip[href^='#u']\").click()")
    page.until("a link opens its unit", """
      (() => { const card = document.getElementById(location.hash.slice(1));
               return Boolean(card?.open && !card.hidden && card.contains(document.activeElement));
             })()""")
    page.press("Enter")
    page.expect("the keyboard closes it",
                page.value("!document.getElementById(location.hash.slice(1)).open"))
    # Theme.
    colors = set()
    for _ in range(3):
        page.value("document.querySelector('#theme').click()")
        colors.add(page.value("getComputedStyle(document.body).backgroundColor"))
    page.expect("the theme changes", len(colors) == 2, colors)
    page.expect("and comes back to the system's",
                page.value("document.documentElement.dataset.theme === undefined"))


def check_without_scripts(browser, file):
    page = Page(browser, file, 1280, 900, False, scripts=False)
    page.call("Emulation.setScriptExecutionDisabled", value=False)
    page.expect("without scripts no control is shown that does nothing", page.value("""
      [...document.querySelectorAll("button, input")].every((e) => !e.checkVisibility())"""))
    page.expect("without scripts the text is there",
                page.value("document.querySelector('main').innerText.length") > 200)
    failures = page.failures
    page.close()
    return failures


def main():
    parser = argparse.ArgumentParser(description="Checks reports in a headless browser.")
    parser.add_argument("--browser", help="the Chromium to use")
    parser.add_argument("--shots", type=pathlib.Path, help="a folder for screenshots")
    parser.add_argument("reports", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    path = arguments.browser or next(filter(None, map(shutil.which, names)), None)
    try:
        subprocess.run([path or "", "--version"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        print("report-test: no Chromium that starts: install one, or name it with '--browser'",
              file=sys.stderr)
        sys.exit(77)
    failures = 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(path, profile)
        for file in arguments.reports:
            for width, height in ((1280, 900), (390, 844)):
                for dark in (False, True):
                    page = Page(browser, file, width, height, dark)
                    if arguments.shots:
                        arguments.shots.mkdir(parents=True, exist_ok=True)
                        page.screenshot(arguments.shots / f"{page.name.replace(' ', '-')}.png")
                    check_structure(page)
                    check_use(page)
                    check_look(page)
                    check_network(page)
                    print(f"{'ok  ' if not page.failures else 'FAIL'} {page.name}: "
                          f"{file.stat().st_size} bytes, loaded in {page.loaded:.2f} s, "
                          f"searched in {page.searched:.0f} ms")
                    failures += page.failures
                    page.close()
            failures += check_without_scripts(browser, file)
        browser.call("Browser.close")
    sys.exit(1 if failures else 0)


main()
