"""How a contestant takes part: a line in asks for one measurement, a line out answers it.

A request is a name and its arguments, separated by spaces. An answer is one JSON object: "ms" is
the time (per frame for drawing, in all for encoding), "bytes" the size of a file that was written,
"error" says why there is no answer. Contestants live as long as the run, so that starting one is
never part of its time and rounds can go around all of them.
"""

import json
import sys
import time


def serve(measurements):
    """Answers requests until the input ends, with one function per measurement."""
    for line in sys.stdin:
        name, *arguments = line.split()
        try:
            answer = measurements[name](*arguments)
        except KeyError:
            answer = {"error": f"no measurement is called {name}"}
        print(json.dumps(answer), flush=True)


def milliseconds(work):
    """How long it takes to call work once."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def per_frame(scene, draw):
    """The mean time of drawing every frame of a scene in its order."""

    def all_frames():
        for frame in range(scene.frames):
            draw(frame)

    return {"ms": milliseconds(all_frames) / scene.frames}
