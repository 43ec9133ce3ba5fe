#ifndef SHEEN_CODECS_H
#define SHEEN_CODECS_H

#include <stddef.h>
#include <stdint.h>

/// What a call came to. On anything but `sheen_codec_ok` nothing is allocated and nothing returned.
typedef enum {
  sheen_codec_ok = 0,
  sheen_codec_out_of_memory = 1,
  /// The package was built on a machine without the library's headers.
  sheen_codec_unavailable = 2,
  /// The library refused; `sheen_codec_result.detail` is its own code.
  sheen_codec_failed = 3,
  /// A picture has more pixels than the limit that was given.
  sheen_codec_too_large = 4,
} sheen_codec_status;

/// Bytes that a codec made. Free them with `sheen_codec_free`, whatever the status.
typedef struct {
  sheen_codec_status status;
  int detail;
  uint8_t *bytes;
  size_t count;
} sheen_codec_result;

/// A zlib stream of `count` bytes, as PNG's image chunks hold it.
sheen_codec_result sheen_zlib_compress(const uint8_t *bytes, size_t count, int fast);

/// The CRC of PNG's chunks, continued from `crc` (0 to begin).
uint32_t sheen_crc32(uint32_t crc, const uint8_t *bytes, size_t count);

/// A complete lossless WebP file of one picture; pixels are 0xAARRGGBB, straight alpha.
sheen_codec_result sheen_webp_lossless(const uint32_t *argb, int width, int height, int fast);

/// The pixels of a picture, R, G, B and A with straight alpha, row by row, if there are at most `limit`.
sheen_codec_result sheen_png_decode(
    const uint8_t *bytes, size_t count, size_t limit, int *width, int *height);
sheen_codec_result sheen_jpeg_decode(
    const uint8_t *bytes, size_t count, size_t limit, int *width, int *height);
sheen_codec_result sheen_webp_decode(
    const uint8_t *bytes, size_t count, size_t limit, int *width, int *height);

void sheen_codec_free(sheen_codec_result result);

#endif
