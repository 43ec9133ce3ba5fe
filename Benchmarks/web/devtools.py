"""Chromium's DevTools protocol over a pipe: no package besides Python's own library."""

import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time


class DevToolsError(Exception):
    """The browser refused a command, ended, or did not answer in time."""


class Browser:
    """A headless Chromium, its process tree, and the sessions of its tabs."""

    FLAGS = [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--mute-audio",
        "--no-first-run", "--no-default-browser-check", "--disable-extensions",
        "--disable-background-networking", "--disable-component-update", "--disable-sync",
        "--disable-default-apps", "--force-color-profile=srgb", "--force-device-scale-factor=1",
        "--remote-debugging-pipe",
    ]

    def __init__(self, *flags):
        program = shutil.which("chromium")
        if program is None:
            raise DevToolsError("no chromium on this machine; apt-get install chromium")
        self.profile = tempfile.mkdtemp(prefix="sheen-chromium-")
        to_browser, self.writer = os.pipe()
        self.reader, from_browser = os.pipe()

        def wire():
            # The protocol's pipes are number 3 and 4. They may be in each other's place, so both
            # are first moved out of the way.
            a, b = os.dup(to_browser), os.dup(from_browser)
            high = [os.dup2(a, 60), os.dup2(b, 61)]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen(
            [program, *self.FLAGS, *flags, f"--user-data-dir={self.profile}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=wire, close_fds=False, start_new_session=True)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.number = 0
        self.events = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        try:
            self.send("Browser.close")
            self.process.wait(10)
        except (DevToolsError, subprocess.TimeoutExpired, OSError):
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def _message(self, timeout):
        end = time.monotonic() + timeout
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.reader], [], [], max(0, end - time.monotonic()))
            if not ready:
                raise DevToolsError("no answer in time")
            data = os.read(self.reader, 1 << 20)
            if not data:
                raise DevToolsError("the browser has ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def send(self, method, session=None, timeout=60, **params):
        self.number += 1
        command = {"id": self.number, "method": method, "params": params}
        if session:
            command["sessionId"] = session
        os.write(self.writer, json.dumps(command).encode() + b"\0")
        while True:
            message = self._message(timeout)
            if message.get("id") == self.number:
                if "error" in message:
                    raise DevToolsError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def wait(self, method, session=None, timeout=60):
        """The next event of a name."""
        while True:
            for index, message in enumerate(self.events):
                if message.get("method") == method and message.get("sessionId") == session:
                    del self.events[index]
                    return message["params"]
            self.events.append(self._message(timeout))

    def tab(self):
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        return Tab(self, target)

    def processor_time(self):
        """Seconds of processor time of each kind of process so far."""
        times = {}
        for info in self.send("SystemInfo.getProcessInfo")["processInfo"]:
            times[info["type"]] = times.get(info["type"], 0) + info["cpuTime"]
        return times

    def threads(self):
        """Seconds of processor time of each thread's name in the renderer processes."""
        tick = os.sysconf("SC_CLK_TCK")
        times = {}
        for info in self.send("SystemInfo.getProcessInfo")["processInfo"]:
            folder = f"/proc/{info['id']}/task"
            for task in os.listdir(folder) if os.path.isdir(folder) else []:
                with open(f"{folder}/{task}/stat") as file:
                    head, tail = file.read().rsplit(")", 1)
                fields = tail.split()
                name = f"{info['type']}:{head.split('(', 1)[1]}"
                times[name] = times.get(name, 0) + (int(fields[11]) + int(fields[12])) / tick
        return times


class Tab:
    """One tab, by its session."""

    def __init__(self, browser, target):
        self.browser = browser
        self.target = target
        self.session = browser.send(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.send("Page.enable")
        self.send("Runtime.enable")

    def send(self, method, **params):
        return self.browser.send(method, session=self.session, **params)

    def size(self, width, height):
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=1, mobile=False)

    def media(self, **features):
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def open(self, url):
        self.send("Page.navigate", url=url)
        self.browser.wait("Page.loadEventFired", self.session)

    def evaluate(self, expression):
        result = self.send(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise DevToolsError(json.dumps(result["exceptionDetails"]))
        return result["result"].get("value")

    def screenshot(self):
        import base64
        return base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"])

    def close(self):
        self.browser.send("Target.closeTarget", targetId=self.target)
