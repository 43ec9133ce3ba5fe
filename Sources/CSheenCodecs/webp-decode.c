#include "sheen_codecs.h"

// Only Linux links libwebp (see Package.swift), so headers found elsewhere don't count.
#if defined(__linux__) && __has_include(<webp/decode.h>)

#include <stdlib.h>
#include <webp/decode.h>

sheen_codec_result sheen_webp_decode(
    const uint8_t *bytes, size_t count, size_t limit, int *width, int *height) {
  sheen_codec_result result = {sheen_codec_failed, 0, NULL, 0};
  WebPBitstreamFeatures features;
  VP8StatusCode code = WebPGetFeatures(bytes, count, &features);
  result.detail = (int)code;
  // An animation has several pictures, and none of them alone is a screen.
  if (code != VP8_STATUS_OK || features.has_animation) return result;
  *width = features.width;
  *height = features.height;
  size_t pixels = (size_t)features.width * features.height;
  if (pixels > limit) {
    result.status = sheen_codec_too_large;
    return result;
  }
  // libwebp has an allocator of its own, but what it allocates only libwebp may free.
  uint8_t *out = malloc(pixels * 4);
  if (out == NULL) {
    result.status = sheen_codec_out_of_memory;
    return result;
  }
  if (WebPDecodeRGBAInto(bytes, count, out, pixels * 4, features.width * 4) == NULL) {
    free(out);
    return result;
  }
  result.status = sheen_codec_ok;
  result.bytes = out;
  result.count = pixels * 4;
  return result;
}

#else

sheen_codec_result sheen_webp_decode(
    const uint8_t *bytes, size_t count, size_t limit, int *width, int *height) {
  (void)bytes, (void)count, (void)limit, (void)width, (void)height;
  sheen_codec_result result = {sheen_codec_unavailable, 0, NULL, 0};
  return result;
}

#endif
