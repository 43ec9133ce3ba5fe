#include "sheen_codecs.h"

#include <limits.h>
#include <stdlib.h>

#if !__has_include(<zlib.h>)
#error "zlib.h is missing: on Debian and Ubuntu, install zlib1g-dev"
#endif
#include <zlib.h>

static sheen_codec_result failed(sheen_codec_status status, int detail) {
  sheen_codec_result result = {status, detail, NULL, 0};
  return result;
}

static sheen_codec_status status_of(int code) {
  return code == Z_MEM_ERROR ? sheen_codec_out_of_memory : sheen_codec_failed;
}

// zlib counts in 32 bits at a time; pictures may be longer.
static uInt step(size_t left) { return left > UINT_MAX ? UINT_MAX : (uInt)left; }

sheen_codec_result sheen_zlib_compress(const uint8_t *bytes, size_t count, int fast) {
  z_stream stream = {0};
  int code = deflateInit(&stream, fast ? 6 : 9);
  if (code != Z_OK) return failed(status_of(code), code);

  // Rows of a placeholder are long runs, and a run as long as the longest match (258) fills the
  // hash chain with itself. A chain of 256 gets just past it: files within 0.2 % of level 9's own
  // chain of 4,096 in 40 % of the time. Never giving up early (258, 258) costs nothing then.
  if (!fast) deflateTune(&stream, 258, 258, 258, 256);

  size_t capacity = deflateBound(&stream, count);
  uint8_t *out = malloc(capacity);
  if (out == NULL) {
    deflateEnd(&stream);
    return failed(sheen_codec_out_of_memory, Z_MEM_ERROR);
  }

  size_t read = 0, written = 0;
  stream.next_in = (z_const Bytef *)bytes;
  stream.next_out = out;
  do {
    uInt in = step(count - read), room = step(capacity - written);
    stream.avail_in = in;
    stream.avail_out = room;
    code = deflate(&stream, read + in == count ? Z_FINISH : Z_NO_FLUSH);
    read += in - stream.avail_in;
    written += room - stream.avail_out;
  } while (code == Z_OK);
  deflateEnd(&stream);

  if (code != Z_STREAM_END) {
    free(out);
    return failed(status_of(code), code);
  }
  sheen_codec_result result = {sheen_codec_ok, 0, out, written};
  return result;
}

uint32_t sheen_crc32(uint32_t crc, const uint8_t *bytes, size_t count) {
  uLong value = crc;
  while (count > 0) {
    uInt part = step(count);
    value = crc32(value, bytes, part);
    bytes += part;
    count -= part;
  }
  return (uint32_t)value;
}

void sheen_codec_free(sheen_codec_result result) { free(result.bytes); }
