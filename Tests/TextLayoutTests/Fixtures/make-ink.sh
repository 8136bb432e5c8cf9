#!/usr/bin/env bash
# Writes ink.tsv: the exact box around the outlines of shaped texts, by FreeType's FT_Outline_Get_BBox on the glyphs and
# places that HarfBuzz gives (Debian libfreetype-dev, libharfbuzz-dev), in font units, y upwards from the baseline.
# Columns: font file, direction, text, units per em, left, bottom, right, top.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/ink.c" <<'C'
#include <stdio.h>
#include <string.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_BBOX_H
#include <hb-ft.h>

int main(int count, char **arguments) {
  FT_Library library;
  FT_Face face;
  if (count != 4 || FT_Init_FreeType(&library) || FT_New_Face(library, arguments[1], 0, &face)) return 1;
  hb_blob_t *blob = hb_blob_create_from_file(arguments[1]);
  hb_font_t *font = hb_font_create(hb_face_create(blob, 0));
  hb_buffer_t *buffer = hb_buffer_create();
  hb_buffer_add_utf8(buffer, arguments[3], -1, 0, -1);
  hb_buffer_set_direction(buffer, hb_direction_from_string(arguments[2], -1));
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(font, buffer, NULL, 0);
  unsigned length;
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &length);
  hb_glyph_position_t *places = hb_buffer_get_glyph_positions(buffer, &length);
  long pen = 0, left = 1L << 40, bottom = left, right = -left, top = -left;
  for (unsigned index = 0; index < length; index += 1) {
    FT_BBox box;
    if (FT_Load_Glyph(face, infos[index].codepoint, FT_LOAD_NO_SCALE)) return 1;
    if (face->glyph->outline.n_points > 0) {
      if (FT_Outline_Get_BBox(&face->glyph->outline, &box)) return 1;
      long x = pen + places[index].x_offset, y = places[index].y_offset;
      if (x + box.xMin < left) left = x + box.xMin;
      if (x + box.xMax > right) right = x + box.xMax;
      if (y + box.yMin < bottom) bottom = y + box.yMin;
      if (y + box.yMax > top) top = y + box.yMax;
    }
    pen += places[index].x_advance;
  }
  printf("%s\t%s\t%s\t%d\t%ld\t%ld\t%ld\t%ld\n", strrchr(arguments[1], '/') + 1, arguments[2], arguments[3],
         face->units_per_EM, left, bottom, right, top);
}
C
cc -o "$folder/ink" "$folder/ink.c" $(pkg-config --cflags --libs freetype2 harfbuzz)
fixtures=$(cd "$(dirname "$0")" && pwd)
cd "$fixtures/../../../fonts/Files"
{
  echo "# FreeType $(pkg-config --modversion freetype2), HarfBuzz $(pkg-config --modversion harfbuzz)"
  "$folder/ink" Inter/Inter-Regular.otf ltr 'Hamburgefonstiv'
  "$folder/ink" Inter/Inter-Regular.otf ltr 'jazz, Åström'
  "$folder/ink" Inter/Inter-Regular.otf ltr '.'
  "$folder/ink" Inter/InterDisplay-Bold.otf ltr 'Quality WAVE'
  "$folder/ink" RobotoSlab/RobotoSlab-Regular.otf ltr 'fjord'
  "$folder/ink" NotoSansArabic/NotoSansArabic-Regular.ttf rtl 'يولد جميع الناس'
  "$folder/ink" NotoSansHebrew/NotoSansHebrew-Regular.ttf rtl 'כל בני אדם'
  "$folder/ink" NotoSansDevanagari/NotoSansDevanagari-Regular.ttf ltr 'मनुष्यों'
  "$folder/ink" NotoSansThai/NotoSansThai-Regular.ttf ltr 'ทั้งหลาย'
} > "$fixtures/ink.tsv"
