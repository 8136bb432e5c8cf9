// A JPEG decoder and encoder over bytes in memory: libjpeg reports errors by long jumps, which must not pass through Swift.
#ifndef GALLEY_CJPEG_H
#define GALLEY_CJPEG_H

#include <stddef.h>
#include <stdint.h>

typedef struct galley_jpeg galley_jpeg;

enum galley_jpeg_status {
  GALLEY_JPEG_OK = 0,
  // The file ends before its image does.
  GALLEY_JPEG_TRUNCATED = 1,
  // The file is damaged, or of a kind that libjpeg does not read: see galley_jpeg_message.
  GALLEY_JPEG_DAMAGED = 2,
  // A progressive image has more scans than the limit.
  GALLEY_JPEG_TOO_MANY_SCANS = 3,
  GALLEY_JPEG_OUT_OF_MEMORY = 4,
};

// Creates a decoder of bytes, which must outlive it; NULL without memory.
galley_jpeg *galley_jpeg_open(const uint8_t *bytes, size_t size, int32_t largest_scan_count);
void galley_jpeg_close(galley_jpeg *decoder);

// Reads everything before the image's data.
int32_t galley_jpeg_read_header(galley_jpeg *decoder);
int32_t galley_jpeg_width(const galley_jpeg *decoder);
int32_t galley_jpeg_height(const galley_jpeg *decoder);
// The number of colour components: 1 grey, 3 colour, 4 CMYK.
int32_t galley_jpeg_components(const galley_jpeg *decoder);
// Whether an Adobe marker says that CMYK is stored inverted, as all programs do that write one.
int32_t galley_jpeg_is_inverted(const galley_jpeg *decoder);
// The bytes of the ICC profile; NULL without one, or if its parts do not fit together. To be freed.
uint8_t *galley_jpeg_profile(galley_jpeg *decoder, uint32_t *size);
// The bytes of the first EXIF segment, from its TIFF header on, while the decoder is open; NULL without one.
const uint8_t *galley_jpeg_exif(const galley_jpeg *decoder, uint32_t *size);

// Decodes the image into rows of four bytes per pixel: blue, green, red and 255, or cyan, magenta, yellow and black.
// Integer arithmetic and smooth upsampling, so that bytes are the same with and without vector instructions.
int32_t galley_jpeg_decode(galley_jpeg *decoder, uint8_t *pixels, size_t bytes_per_row);

// What libjpeg says about the last error.
const char *galley_jpeg_message(const galley_jpeg *decoder);

// Encodes rows of four bytes per pixel: blue, green, red, and one that is passed over. The quality is libjpeg's, 1...100.
// Integer arithmetic, as for decoding. The file's bytes, to be freed; NULL for sides that JPEG has not, or without memory.
uint8_t *galley_jpeg_encode(
    const uint8_t *pixels, int32_t width, int32_t height, size_t bytes_per_row, int32_t quality, size_t *size);

#endif
