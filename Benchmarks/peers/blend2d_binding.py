"""The few calls of Blend2D that the scene needs, over whichever binding this Python can have.

Both packages are called blend2d and wrap the same library: blend2d-py is built for Python 3.12 and
newer, blend2d-python also for the older ones that long-lived distributions carry.
"""

import blend2d

if hasattr(blend2d, "BLContext"):
    Path = blend2d.BLPath

    class Canvas:
        """A picture and what draws into it."""

        def __init__(self, width, height):
            self.image = blend2d.BLImage(width, height)
            self.context = blend2d.BLContext(self.image)
            self.fill_all = self.context.fill_all
            self.fill_path = self.context.fill_path

        def fill_rect(self, x, y, width, height):
            self.context.fill_rect(blend2d.BLRect(x, y, width, height))

        def use_grey(self, level):
            self.context.set_fill_style((level / 255, level / 255, level / 255))

        def use_gradient(self, x0, y0, x1, y1, stops):
            gradient = blend2d.create_linear_gradient(x0, y0, x1, y1)
            for offset, level in stops:
                gradient.add_stop(offset, (level / 255, level / 255, level / 255))
            self.context.set_fill_style(gradient)

        def pixels(self):
            return self.image.getDataAsNumPy()

else:
    Path = blend2d.Path

    class Canvas:
        """A picture and what draws into it."""

        def __init__(self, width, height):
            self.image = blend2d.Image(width, height)
            self.context = blend2d.Context(self.image)
            self.fill_all = self.context.fill_all
            self.fill_path = self.context.fill_path
            self.fill_rect = self.context.fill_rect

        def use_grey(self, level):
            self.context.set_fill_style_rgba(level, level, level)

        def use_gradient(self, x0, y0, x1, y1, stops):
            gradient = blend2d.Gradient()
            gradient.create_linear(x0, y0, x1, y1)
            for offset, level in stops:
                gradient.add_stop(offset, level, level, level)
            self.context.set_fill_style_gradient(gradient)

        def pixels(self):
            return self.image.asarray()
