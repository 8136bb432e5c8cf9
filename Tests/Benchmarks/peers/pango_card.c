// Draws the benchmark's card with Pango and Cairo at 2x, at the twelve body sizes.
//
//   pango_card --text FILE [--rounds N] [--write DIR]
//
// The card is 343 points wide: a rounded rectangle of 12 points' radius in secondarySystemBackground, and FILE's text
// in the body style, 16 points inside. Fonts are those of the configuration in FONTCONFIG_FILE. One surface per size
// is reused, so that no figure includes the first access to its memory. Prints `name <tab> value <tab> unit`
// lines, CPU time. `--write` keeps the pictures.

#include "pango_peer.h"

enum { scale = 2, card_width = 343, inset = 16, radius = 12 };

// The body style's leading at `body_sizes`, in points: the Human Interface Guidelines' Dynamic Type tables.
static const int body_leadings[] = {19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62};

typedef struct {
  const char *text;
  PangoContext *context;
  PangoAttrList *attributes;
  PangoFontDescription *font;
  double leading;
  double baseline;  // of the first line, from the text's top, in points
  PangoLayout *layout;
  cairo_surface_t *surface;
} Card;

static PangoLayout *lay_out(const Card *card) {
  PangoLayout *layout =
      layout_of(card->context, card->text, card->font, card->attributes, card_width - 2 * inset);
  pango_layout_get_line_count(layout);  // layouts are lazy
  return layout;
}

static Card card_of(PangoContext *context, PangoAttrList *attributes, const char *text, int size) {
  Card card = {.text = text, .context = context, .attributes = attributes};
  int points = body_sizes[size];
  card.font = font_of(context, "Inter,Noto Sans", points);
  card.leading = body_leadings[size];
  // San Francisco's ascender and descender, as fractions of the em.
  double ascent = points * 1950.0 / 2048, descent = points * 494.0 / 2048;
  card.baseline = (card.leading - ascent - descent) / 2 + ascent;
  card.layout = lay_out(&card);
  int height = pango_layout_get_line_count(card.layout) * body_leadings[size] + 2 * inset;
  card.surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, card_width * scale, height * scale);
  return card;
}

static void clear(cairo_surface_t *surface) {
  size_t bytes = (size_t)cairo_image_surface_get_stride(surface) * (size_t)cairo_image_surface_get_height(surface);
  cairo_surface_flush(surface);
  memset(cairo_image_surface_get_data(surface), 0, bytes);
  cairo_surface_mark_dirty(surface);
}

static void rounded_rectangle(cairo_t *cairo, double width, double height) {
  cairo_new_path(cairo);
  cairo_arc(cairo, width - radius, radius, radius, -G_PI_2, 0);
  cairo_arc(cairo, width - radius, height - radius, radius, 0, G_PI_2);
  cairo_arc(cairo, radius, height - radius, radius, G_PI_2, G_PI);
  cairo_arc(cairo, radius, radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path(cairo);
}

static void draw(const Card *card, PangoLayout *layout) {
  clear(card->surface);
  cairo_t *cairo = cairo_create(card->surface);
  cairo_scale(cairo, scale, scale);
  rounded_rectangle(cairo, card_width, (double)cairo_image_surface_get_height(card->surface) / scale);
  cairo_set_source_rgb(cairo, 242 / 255.0, 242 / 255.0, 247 / 255.0);
  cairo_fill(cairo);
  cairo_set_source_rgb(cairo, 0, 0, 0);
  double top = inset;
  for (GSList *line = pango_layout_get_lines_readonly(layout); line != NULL; line = line->next) {
    cairo_move_to(cairo, inset, (double)(int)((top + card->baseline) * scale + 0.5) / scale);
    pango_cairo_show_layout_line(cairo, line->data);
    top += card->leading;
  }
  cairo_destroy(cairo);
  cairo_surface_flush(card->surface);
}

static cairo_status_t count_bytes(void *closure, const unsigned char *data, unsigned int length) {
  (void)data;
  *(size_t *)closure += length;
  return CAIRO_STATUS_SUCCESS;
}

typedef enum { DRAW, LAY_OUT_AND_DRAW, LAY_OUT_DRAW_AND_ENCODE } Work;

static void make(const Card *card, Work work, size_t *bytes) {
  PangoLayout *layout = work == DRAW ? g_object_ref(card->layout) : lay_out(card);
  draw(card, layout);
  g_object_unref(layout);
  if (work == LAY_OUT_DRAW_AND_ENCODE) cairo_surface_write_to_png_stream(card->surface, count_bytes, bytes);
}

// Images per CPU second when every card is made `rounds` times, after one round that is not timed.
static double rate(const Card *cards, Work work, int rounds) {
  size_t bytes = 0;
  for (int i = 0; i < COUNT(body_sizes); i++) make(&cards[i], work, &bytes);
  double start = cpu_seconds();
  for (int round = 0; round < rounds; round++) {
    for (int i = 0; i < COUNT(body_sizes); i++) make(&cards[i], work, &bytes);
  }
  return rounds * COUNT(body_sizes) / (cpu_seconds() - start);
}

static void write_pictures(const Card *cards, const char *directory) {
  for (int i = 0; i < COUNT(body_sizes); i++) {
    draw(&cards[i], cards[i].layout);
    char *path = g_strdup_printf("%s/pango-card-%d.png", directory, body_sizes[i]);
    if (cairo_surface_write_to_png(cards[i].surface, path) != CAIRO_STATUS_SUCCESS) fail("cannot write %s", path);
    g_free(path);
  }
}

int main(int argc, char **argv) {
  PangoContext *context = context_of(font_map(), "en");
  char *text = g_strchomp(contents_of(option(argc, argv, "text", NULL)));
  int rounds = atoi(option(argc, argv, "rounds", "20"));
  const char *directory = option(argc, argv, "write", "");
  PangoAttrList *attributes = without_hyphens();
  Card cards[COUNT(body_sizes)];
  for (int i = 0; i < COUNT(body_sizes); i++) cards[i] = card_of(context, attributes, text, i);
  if (directory[0] != '\0') write_pictures(cards, directory);
  printf("pango.card.draw\t%.1f\timages/s\n", rate(cards, DRAW, rounds));
  printf("pango.card.layout-draw\t%.1f\timages/s\n", rate(cards, LAY_OUT_AND_DRAW, rounds));
  printf("pango.card.layout-draw-png\t%.1f\timages/s\n", rate(cards, LAY_OUT_DRAW_AND_ENCODE, rounds));
  return 0;
}
