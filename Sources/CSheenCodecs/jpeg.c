#include "sheen_codecs.h"

// Only Linux links libjpeg (see Package.swift), so headers found elsewhere don't count.
#if defined(__linux__) && __has_include(<jpeglib.h>)

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

// libjpeg ends the process at an error unless it is told where to go on.
struct error_manager {
  struct jpeg_error_mgr base;
  jmp_buf jump;
};

static void stop(j_common_ptr info) { longjmp(((struct error_manager *)info->err)->jump, 1); }

static void say_nothing(j_common_ptr info) { (void)info; }

sheen_codec_result sheen_jpeg_decode(
    const uint8_t *bytes, size_t count, size_t limit, int *width, int *height) {
  sheen_codec_result result = {sheen_codec_failed, 0, NULL, 0};
  struct jpeg_decompress_struct info;
  struct error_manager errors;
  // What is set after setjmp and read after longjmp has to be volatile.
  uint8_t *volatile pixels = NULL;
  uint8_t *volatile row = NULL;
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = stop;
  errors.base.output_message = say_nothing;
  if (setjmp(errors.jump)) {
    result.detail = errors.base.msg_code;
    jpeg_destroy_decompress(&info);
    free(pixels);
    free(row);
    return result;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, (unsigned char *)bytes, count);
  jpeg_read_header(&info, TRUE);
  *width = (int)info.image_width;
  *height = (int)info.image_height;
  if ((size_t)info.image_width * info.image_height > limit) {
    jpeg_destroy_decompress(&info);
    result.status = sheen_codec_too_large;
    return result;
  }
  info.out_color_space = JCS_RGB;
  jpeg_start_decompress(&info);
  size_t size = (size_t)info.image_width * info.image_height * 4;
  pixels = malloc(size);
  row = malloc((size_t)info.image_width * 3);
  if (pixels == NULL || row == NULL) {
    jpeg_destroy_decompress(&info);
    free(pixels);
    free(row);
    result.status = sheen_codec_out_of_memory;
    return result;
  }
  while (info.output_scanline < info.output_height) {
    uint8_t *out = pixels + (size_t)info.output_scanline * info.image_width * 4;
    JSAMPROW rows[1] = {row};
    jpeg_read_scanlines(&info, rows, 1);
    for (size_t x = 0; x < info.image_width; x++) {
      out[x * 4] = row[x * 3];
      out[x * 4 + 1] = row[x * 3 + 1];
      out[x * 4 + 2] = row[x * 3 + 2];
      out[x * 4 + 3] = 255;
    }
  }
  jpeg_finish_decompress(&info);
  // A file that ends early is filled up in gray, with no more than a warning.
  long warnings = errors.base.num_warnings;
  jpeg_destroy_decompress(&info);
  free(row);
  if (warnings > 0) {
    free(pixels);
    return result;
  }
  result.status = sheen_codec_ok;
  result.bytes = pixels;
  result.count = size;
  return result;
}

#else

sheen_codec_result sheen_jpeg_decode(
    const uint8_t *bytes, size_t count, size_t limit, int *width, int *height) {
  (void)bytes, (void)count, (void)limit, (void)width, (void)height;
  sheen_codec_result result = {sheen_codec_unavailable, 0, NULL, 0};
  return result;
}

#endif
