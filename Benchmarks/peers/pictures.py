"""Whether what was measured is also right: the pictures that were drawn and the files written."""

import numpy
from PIL import Image, ImageSequence


def difference(file, reference):
    """How a picture of gray levels differs from the reference: (largest, share over one level)."""
    drawn = numpy.fromfile(file, numpy.uint8)
    if drawn.size != reference.size:
        return 255, 1.0
    apart = numpy.abs(drawn.reshape(reference.shape).astype(int) - reference)
    return int(apart.max()), float((apart > 1).mean())


def frames_that_differ(file, frames):
    """How many of the frames an animation shows otherwise than they are.

    Frames that were merged, and delays that were rounded, are allowed: what counts is what is on
    the screen in the middle of each frame's time.
    """
    with Image.open(file) as animation:
        shown, ends, time = [], [], 0
        for picture in ImageSequence.Iterator(animation):
            picture.load()
            time += picture.info["duration"]
            ends.append(time)
            shown.append(numpy.asarray(picture.convert("RGB")))
    wrong = 0
    for number, frame in enumerate(frames):
        middle = (number + 0.5) / len(frames) * time
        picture = shown[int(numpy.searchsorted(ends, middle, side="right"))]
        wrong += picture.shape[:2] != frame.shape or bool((picture != frame[:, :, None]).any())
    return wrong
