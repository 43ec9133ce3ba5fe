#include "sheen_codecs.h"

// Only Linux links libwebp (see Package.swift), so headers found elsewhere don't count.
#if defined(__linux__) && __has_include(<webp/encode.h>)

#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>

// libwebp has a writer of its own, but what it allocates only libwebp may free.
struct growing_bytes {
  uint8_t *bytes;
  size_t count, capacity;
};

static int append(const uint8_t *data, size_t size, const WebPPicture *picture) {
  struct growing_bytes *out = picture->custom_ptr;
  if (size > out->capacity - out->count) {
    size_t capacity = 2 * out->capacity + size;
    uint8_t *bytes = realloc(out->bytes, capacity);
    if (bytes == NULL) return 0;
    out->bytes = bytes;
    out->capacity = capacity;
  }
  memcpy(out->bytes + out->count, data, size);
  out->count += size;
  return 1;
}

static sheen_codec_result refused(WebPEncodingError error) {
  int memory = error == VP8_ENC_ERROR_OUT_OF_MEMORY ||
               error == VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY || error == VP8_ENC_ERROR_BAD_WRITE;
  sheen_codec_result result = {
      memory ? sheen_codec_out_of_memory : sheen_codec_failed, (int)error, NULL, 0};
  return result;
}

sheen_codec_result sheen_webp_lossless(const uint32_t *argb, int width, int height, int fast) {
  WebPConfig config;
  WebPPicture picture;
  // Both fail only when the library at hand is of another version than the headers.
  if (!WebPConfigInit(&config) || !WebPPictureInit(&picture)) {
    return refused(VP8_ENC_ERROR_INVALID_CONFIGURATION);
  }
  config.lossless = 1;
  config.exact = 1;  // keeps the color under clear pixels
  config.method = fast ? 1 : 6;
  config.quality = fast ? 0 : 75;

  struct growing_bytes out = {NULL, 0, 0};
  picture.use_argb = 1;
  picture.width = width;
  picture.height = height;
  picture.argb = (uint32_t *)argb;  // only written to when `exact` is off
  picture.argb_stride = width;
  picture.writer = append;
  picture.custom_ptr = &out;

  int encoded = WebPEncode(&config, &picture);
  WebPEncodingError error = picture.error_code;
  WebPPictureFree(&picture);
  if (!encoded) {
    free(out.bytes);
    return refused(error);
  }
  sheen_codec_result result = {sheen_codec_ok, 0, out.bytes, out.count};
  return result;
}

#else

sheen_codec_result sheen_webp_lossless(const uint32_t *argb, int width, int height, int fast) {
  (void)argb, (void)width, (void)height, (void)fast;
  sheen_codec_result result = {sheen_codec_unavailable, 0, NULL, 0};
  return result;
}

#endif
