#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
// libjpeg's codes for messages, which it has in an unnamed enumeration.
#include <jerror.h>

struct galley_jpeg {
  struct jpeg_decompress_struct info;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf failed;
  int32_t status;
  int32_t largest_scan_count;
  char message[JMSG_LENGTH_MAX];
};

static galley_jpeg *decoder_of(j_common_ptr info) { return (galley_jpeg *)info->client_data; }

static void fail(galley_jpeg *decoder, int32_t status) {
  decoder->status = status;
  longjmp(decoder->failed, 1);
}

static void on_error(j_common_ptr info) {
  galley_jpeg *decoder = decoder_of(info);
  info->err->format_message(info, decoder->message);
  switch (info->err->msg_code) {
    case JERR_OUT_OF_MEMORY: fail(decoder, GALLEY_JPEG_OUT_OF_MEMORY); break;
    case JERR_INPUT_EMPTY:
    case JERR_INPUT_EOF: fail(decoder, GALLEY_JPEG_TRUNCATED); break;
    default: fail(decoder, GALLEY_JPEG_DAMAGED);
  }
}

// Warnings are about data that libjpeg fills with grey. Those that change no pixel are passed over.
static void on_message(j_common_ptr info, int level) {
  if (level >= 0) return;
  galley_jpeg *decoder = decoder_of(info);
  switch (info->err->msg_code) {
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_ADOBE_XFORM:
    case JWRN_JFIF_MAJOR:
    case JWRN_BOGUS_ICC: return;
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
      info->err->format_message(info, decoder->message);
      fail(decoder, GALLEY_JPEG_TRUNCATED);
      break;
    default:
      info->err->format_message(info, decoder->message);
      fail(decoder, GALLEY_JPEG_DAMAGED);
  }
}

static void on_progress(j_common_ptr info) {
  galley_jpeg *decoder = decoder_of(info);
  if (decoder->info.input_scan_number > decoder->largest_scan_count) fail(decoder, GALLEY_JPEG_TOO_MANY_SCANS);
}

galley_jpeg *galley_jpeg_open(const uint8_t *bytes, size_t size, int32_t largest_scan_count) {
  galley_jpeg *decoder = calloc(1, sizeof *decoder);
  if (!decoder) return NULL;
  decoder->largest_scan_count = largest_scan_count;
  decoder->info.err = jpeg_std_error(&decoder->errors);
  decoder->errors.error_exit = on_error;
  decoder->errors.emit_message = on_message;
  decoder->progress.progress_monitor = on_progress;
  decoder->info.client_data = decoder;
  if (setjmp(decoder->failed)) {
    galley_jpeg_close(decoder);
    return NULL;
  }
  jpeg_create_decompress(&decoder->info);
  decoder->info.progress = &decoder->progress;
  jpeg_mem_src(&decoder->info, bytes, (unsigned long)size);
  jpeg_save_markers(&decoder->info, JPEG_APP0 + 1, 0xFFFF);
  jpeg_save_markers(&decoder->info, JPEG_APP0 + 2, 0xFFFF);
  return decoder;
}

void galley_jpeg_close(galley_jpeg *decoder) {
  if (!setjmp(decoder->failed)) jpeg_destroy_decompress(&decoder->info);
  free(decoder);
}

int32_t galley_jpeg_read_header(galley_jpeg *decoder) {
  if (setjmp(decoder->failed)) return decoder->status;
  jpeg_read_header(&decoder->info, TRUE);
  return GALLEY_JPEG_OK;
}

int32_t galley_jpeg_width(const galley_jpeg *decoder) { return (int32_t)decoder->info.image_width; }
int32_t galley_jpeg_height(const galley_jpeg *decoder) { return (int32_t)decoder->info.image_height; }
int32_t galley_jpeg_components(const galley_jpeg *decoder) { return decoder->info.num_components; }
int32_t galley_jpeg_is_inverted(const galley_jpeg *decoder) { return decoder->info.saw_Adobe_marker; }

uint8_t *galley_jpeg_profile(galley_jpeg *decoder, uint32_t *size) {
  JOCTET *profile = NULL;
  unsigned int length = 0;
  if (setjmp(decoder->failed)) return NULL;
  if (!jpeg_read_icc_profile(&decoder->info, &profile, &length)) return NULL;
  *size = length;
  return profile;
}

const uint8_t *galley_jpeg_exif(const galley_jpeg *decoder, uint32_t *size) {
  static const char name[] = "Exif\0";
  for (jpeg_saved_marker_ptr marker = decoder->info.marker_list; marker; marker = marker->next) {
    if (marker->marker != JPEG_APP0 + 1 || marker->data_length < sizeof name) continue;
    if (memcmp(marker->data, name, sizeof name) != 0) continue;
    *size = marker->data_length - (uint32_t)sizeof name;
    return marker->data + sizeof name;
  }
  return NULL;
}

int32_t galley_jpeg_decode(galley_jpeg *decoder, uint8_t *pixels, size_t bytes_per_row) {
  if (setjmp(decoder->failed)) return decoder->status;
  struct jpeg_decompress_struct *info = &decoder->info;
  info->dct_method = JDCT_ISLOW;
  info->do_fancy_upsampling = TRUE;
  info->out_color_space = info->num_components == 4 ? JCS_CMYK : JCS_EXT_BGRA;
  jpeg_start_decompress(info);
  while (info->output_scanline < info->output_height) {
    JSAMPROW row = pixels + (size_t)info->output_scanline * bytes_per_row;
    jpeg_read_scanlines(info, &row, 1);
  }
  jpeg_finish_decompress(info);
  return GALLEY_JPEG_OK;
}

const char *galley_jpeg_message(const galley_jpeg *decoder) { return decoder->message; }

struct encoder {
  struct jpeg_compress_struct info;
  struct jpeg_error_mgr errors;
  jmp_buf failed;
  unsigned char *bytes;
  unsigned long size;
};

static void on_encoding_error(j_common_ptr info) { longjmp(((struct encoder *)info->client_data)->failed, 1); }

static void on_encoding_message(j_common_ptr info, int level) {
  (void)info;
  (void)level;
}

static void encode(
    struct encoder *encoder, const uint8_t *pixels, int32_t width, int32_t height, size_t bytes_per_row,
    int32_t quality) {
  struct jpeg_compress_struct *info = &encoder->info;
  jpeg_create_compress(info);
  jpeg_mem_dest(info, &encoder->bytes, &encoder->size);
  info->image_width = (JDIMENSION)width;
  info->image_height = (JDIMENSION)height;
  info->input_components = 4;
  info->in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(info);
  jpeg_set_quality(info, quality, TRUE);
  info->dct_method = JDCT_ISLOW;
  jpeg_start_compress(info, TRUE);
  while (info->next_scanline < info->image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)info->next_scanline * bytes_per_row);
    jpeg_write_scanlines(info, &row, 1);
  }
  jpeg_finish_compress(info);
}

uint8_t *galley_jpeg_encode(
    const uint8_t *pixels, int32_t width, int32_t height, size_t bytes_per_row, int32_t quality, size_t *size) {
  struct encoder *encoder;
  uint8_t *volatile bytes = NULL;
  if (width < 1 || height < 1 || width > JPEG_MAX_DIMENSION || height > JPEG_MAX_DIMENSION) return NULL;
  encoder = calloc(1, sizeof *encoder);
  if (!encoder) return NULL;
  encoder->info.err = jpeg_std_error(&encoder->errors);
  encoder->errors.error_exit = on_encoding_error;
  encoder->errors.emit_message = on_encoding_message;
  encoder->info.client_data = encoder;
  // Bytes that were written before an error are left to libjpeg: it may have freed them, and memory has run out.
  if (!setjmp(encoder->failed)) {
    encode(encoder, pixels, width, height, bytes_per_row, quality);
    bytes = encoder->bytes;
    *size = encoder->size;
  }
  if (!setjmp(encoder->failed)) jpeg_destroy_compress(&encoder->info);
  free(encoder);
  return bytes;
}
