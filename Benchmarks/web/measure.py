"""What a page costs while it moves: frames, phases of the renderer, processor time."""

import re
import time

WINDOW = 5.0

# Where each kind of work shows in the browser's own trace.
PHASES = {
    "style": {"UpdateLayoutTree", "RecalculateStyles"},
    "layout": {"Layout"},
    "paint": {"Paint", "PaintImage"},
    "prepaint": {"PrePaint", "UpdateLayerTree"},
    "commit": {"Commit"},
    "raster": {"RasterTask"},
}
CATEGORIES = [
    "devtools.timeline", "disabled-by-default-devtools.timeline", "devtools.timeline.frame",
    "disabled-by-default-devtools.timeline.picture", "cc", "viz", "benchmark"]


def trace(tab, seconds):
    """The events of the browser's trace over a time."""
    browser = tab.browser
    browser.send("Tracing.start", traceConfig={
        "recordMode": "recordAsMuchAsPossible", "includedCategories": CATEGORIES})
    time.sleep(seconds)
    browser.send("Tracing.end")
    events = []
    while True:
        message = browser._message(60)
        if message.get("method") == "Tracing.dataCollected":
            events += message["params"]["value"]
        elif message.get("method") == "Tracing.tracingComplete":
            return events


def phases(tab, seconds=WINDOW):
    """How often each phase of the renderer ran, and how many frames were drawn in a second."""
    pid_events = trace(tab, seconds)
    counts = {name: 0 for name in PHASES}
    drawn = 0
    for event in pid_events:
        if event.get("ph") not in ("X", "B", "I", "b"):
            continue
        for name, names in PHASES.items():
            counts[name] += event["name"] in names
        drawn += event["name"] == "DirectRenderer::DrawFrame"
    counts["drawn"] = drawn / seconds
    return counts


def cost(tab, seconds=WINDOW):
    """Processor time in milliseconds per second of wall time, of all processes and by thread.

    The drawn frames are counted by the tab's own trace in `phases`; tracing costs time itself, so
    the two are never taken together.
    """
    browser = tab.browser
    before, threads_before = browser.processor_time(), browser.threads()
    start = time.monotonic()
    time.sleep(seconds)
    elapsed = time.monotonic() - start
    after, threads_after = browser.processor_time(), browser.threads()

    def rate(now, then):
        return (now - then) / elapsed * 1000

    result = {"all": rate(sum(after.values()), sum(before.values()))}
    for name in after:
        result[name] = rate(after[name], before.get(name, 0))
    result["main"] = rate(
        threads_after.get("renderer:chromium", 0), threads_before.get("renderer:chromium", 0))
    result["compositor"] = rate(
        threads_after.get("renderer:Compositor", 0), threads_before.get("renderer:Compositor", 0))
    return result
