// Shared by both Pango programs: a font map with the given fonts only, and a context without hinting or rounding.

#ifndef GALLEY_BENCHMARK_PANGO_PEER_H
#define GALLEY_BENCHMARK_PANGO_PEER_H

#include <pango/pangocairo.h>

#include "peer.h"

// The sizes of UIKit's body style at the twelve content size categories, XS to AX5, in points.
static const int body_sizes[] = {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53};

// A font map with the fonts of FONTCONFIG_FILE, without the system's. One pixel is one point.
static PangoFontMap *font_map(void) {
  if (getenv("FONTCONFIG_FILE") == NULL) fail("FONTCONFIG_FILE names no configuration; scripts/benchmark writes one");
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  return map;
}

// A context for text in `language` (BCP 47): no hinting, unhinted metrics, glyph positions not rounded.
static PangoContext *context_of(PangoFontMap *map, const char *language) {
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string(language));
  return context;
}

// A description of the comma-separated `families` at `size` pixels. Fails when the first family is not among the fonts.
static PangoFontDescription *font_of(PangoContext *context, const char *families, int size) {
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, families);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  PangoFont *loaded = pango_context_load_font(context, font);
  PangoFontDescription *found = loaded ? pango_font_describe(loaded) : NULL;
  const char *family = found ? pango_font_description_get_family(found) : "nothing";
  if (strncmp(families, family, strlen(family)) != 0) fail("asked for %s, found %s", families, family);
  pango_font_description_free(found);
  g_object_unref(loaded);
  return font;
}

// Attributes that keep Pango from adding hyphens where it breaks a word.
static PangoAttrList *without_hyphens(void) {
  PangoAttrList *list = pango_attr_list_new();
  pango_attr_list_insert(list, pango_attr_insert_hyphens_new(FALSE));
  return list;
}

// A new layout of `text`, broken at `width` points between words, or inside a word too long for a line.
static PangoLayout *layout_of(
    PangoContext *context, const char *text, const PangoFontDescription *font, PangoAttrList *attributes, int width) {
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_text(layout, text, -1);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_attributes(layout, attributes);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width(layout, width * PANGO_SCALE);
  return layout;
}

#endif
