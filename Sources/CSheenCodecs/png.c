#include "sheen_codecs.h"

// Only Linux links libpng (see Package.swift), so headers found elsewhere don't count.
#if defined(__linux__) && __has_include(<png.h>)

#include <png.h>
#include <stdlib.h>
#include <string.h>

sheen_codec_result sheen_png_decode(
    const uint8_t *bytes, size_t count, size_t limit, int *width, int *height) {
  sheen_codec_result result = {sheen_codec_failed, 0, NULL, 0};
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, bytes, count)) return result;
  *width = (int)image.width;
  *height = (int)image.height;
  if (image.width > limit || image.height > limit ||
      (size_t)image.width * image.height > limit) {
    png_image_free(&image);
    result.status = sheen_codec_too_large;
    return result;
  }
  image.format = PNG_FORMAT_RGBA;
  // Without it 16 bits a channel count as linear light where the file doesn't say what they are.
  image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  size_t size = (size_t)image.width * image.height * 4;
  uint8_t *pixels = malloc(size);
  if (pixels == NULL) {
    png_image_free(&image);
    result.status = sheen_codec_out_of_memory;
    return result;
  }
  // Frees the image, whatever happens.
  if (!png_image_finish_read(&image, NULL, pixels, 0, NULL)) {
    free(pixels);
    return result;
  }
  result.status = sheen_codec_ok;
  result.bytes = pixels;
  result.count = size;
  return result;
}

#else

sheen_codec_result sheen_png_decode(
    const uint8_t *bytes, size_t count, size_t limit, int *width, int *height) {
  (void)bytes, (void)count, (void)limit, (void)width, (void)height;
  sheen_codec_result result = {sheen_codec_unavailable, 0, NULL, 0};
  return result;
}

#endif
