// Measures every paragraph of a corpus with Pango: at 12 sizes by 3 widths, a new PangoLayout for each ("cold"), and at
// 17 points and 16 new widths, with a PangoLayout that is reused.
//
//   pango_measure --corpus DIR --families FILE [--rounds N] [--lines FILE]
//
// DIR holds a file per language, <BCP 47>.txt, one paragraph per line; FILE lists each language's font families in
// order; the fonts are those of FONTCONFIG_FILE. Prints `name <tab> value <tab> unit` lines, CPU time
// of the measuring loops only. `--lines` writes, outside them, one line per measurement: language, paragraph (0-based
// line of its file), size, width, number of lines, and the UTF-8 offset of each line's first character.

#include <limits.h>

#include "pango_peer.h"

static const int widths[] = {163, 343, 640};

// The size and the widths at which reused layouts are measured, in points.
enum { relayout_size = 17, first_new_width = 100, last_new_width = 700, new_width_step = 40 };

typedef struct {
  char *language;
  char **paragraphs;  // ends with NULL
  PangoContext *context;
  PangoFontDescription *fonts[COUNT(body_sizes)];
} Text;

// The families of `language` in the contents of families.tsv, to be freed; NULL if the file does not name it.
static char *families_of(const char *language, const char *table) {
  char **rows = g_strsplit(table, "\n", -1);
  char *families = NULL;
  for (char **row = rows; *row != NULL && families == NULL; row++) {
    char **columns = g_strsplit(*row, "\t", 2);
    if (columns[0] && columns[1] && strcmp(columns[0], language) == 0) families = g_strdup(columns[1]);
    g_strfreev(columns);
  }
  g_strfreev(rows);
  return families;
}

static Text load(const char *path, PangoFontMap *map, const char *table) {
  Text text = {.language = g_path_get_basename(path)};
  *strrchr(text.language, '.') = '\0';
  char *families = families_of(text.language, table);
  if (families == NULL) fail("no font families are given for %s", text.language);
  char *contents = contents_of(path);
  text.paragraphs = g_strsplit(g_strchomp(contents), "\n", -1);
  g_free(contents);
  text.context = context_of(map, text.language);
  for (int i = 0; i < COUNT(body_sizes); i++) text.fonts[i] = font_of(text.context, families, body_sizes[i]);
  g_free(families);
  return text;
}

static int ascending(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

// The paths of the .txt files in `directory`, in order of name.
static GPtrArray *texts_in(const char *directory) {
  GDir *folder = g_dir_open(directory, 0, NULL);
  if (folder == NULL) fail("cannot read the folder %s", directory);
  GPtrArray *paths = g_ptr_array_new();
  for (const char *name; (name = g_dir_read_name(folder)) != NULL;) {
    if (g_str_has_suffix(name, ".txt")) g_ptr_array_add(paths, g_build_filename(directory, name, NULL));
  }
  g_dir_close(folder);
  if (paths->len == 0) fail("%s holds no .txt file", directory);
  qsort(paths->pdata, paths->len, sizeof(gpointer), ascending);
  return paths;
}

// Size, line count and line starts of a layout, all added up so that no work is left out. With `lines` the count and
// the starts are written too.
static long measure_layout(PangoLayout *layout, FILE *lines) {
  PangoRectangle extents;
  pango_layout_get_extents(layout, NULL, &extents);
  int count = pango_layout_get_line_count(layout);
  long sum = extents.width + extents.height + count;
  if (lines) fprintf(lines, "%d\t", count);
  for (GSList *line = pango_layout_get_lines_readonly(layout); line != NULL; line = line->next) {
    int start = ((PangoLayoutLine *)line->data)->start_index;
    sum += start;
    if (lines) fprintf(lines, "%d%c", start, line->next ? ',' : '\n');
  }
  return sum;
}

// Measures a paragraph at one size and width. With `lines` the result is written too.
static long measure(const Text *text, int paragraph, int size, int width, PangoAttrList *attributes, FILE *lines) {
  PangoLayout *layout =
      layout_of(text->context, text->paragraphs[paragraph], text->fonts[size], attributes, widths[width]);
  if (lines) {
    int unknown = pango_layout_get_unknown_glyphs_count(layout);
    if (unknown > 0) fail("%s, paragraph %d: %d characters have no glyph", text->language, paragraph, unknown);
    fprintf(lines, "%s\t%d\t%d\t%d\t", text->language, paragraph, body_sizes[size], widths[width]);
  }
  long sum = measure_layout(layout, lines);
  g_object_unref(layout);
  return sum;
}

// Measures up to `limit` paragraphs of a language at every size and width; returns the number of measurements.
static long measure_grid(const Text *text, int limit, PangoAttrList *attributes, FILE *lines, long *sum) {
  long count = 0;
  for (int paragraph = 0; paragraph < limit && text->paragraphs[paragraph] != NULL; paragraph++) {
    if (text->paragraphs[paragraph][0] == '\0') continue;
    for (int size = 0; size < COUNT(body_sizes); size++) {
      for (int width = 0; width < COUNT(widths); width++, count++) {
        *sum += measure(text, paragraph, size, width, attributes, lines);
      }
    }
  }
  return count;
}

// A layout for each paragraph of a language, appended to `layouts` and measured once on a single line.
static void keep_layouts(const Text *text, PangoAttrList *attributes, GPtrArray *layouts, long *sum) {
  int size = 0;
  while (body_sizes[size] != relayout_size) size++;
  for (char **paragraph = text->paragraphs; *paragraph != NULL; paragraph++) {
    if ((*paragraph)[0] == '\0') continue;
    PangoLayout *layout = layout_of(text->context, *paragraph, text->fonts[size], attributes, 0);
    pango_layout_set_width(layout, -1);
    *sum += measure_layout(layout, NULL);
    g_ptr_array_add(layouts, layout);
  }
}

// Measures every layout at widths at which it has not been measured before; returns the number of measurements.
static long measure_new_widths(GPtrArray *layouts, long *sum) {
  long count = 0;
  for (int width = first_new_width; width <= last_new_width; width += new_width_step) {
    for (guint i = 0; i < layouts->len; i++, count++) {
      pango_layout_set_width(g_ptr_array_index(layouts, i), width * PANGO_SCALE);
      *sum += measure_layout(g_ptr_array_index(layouts, i), NULL);
    }
  }
  return count;
}

static void print_grid_rate(const Text *texts, guint text_count, int rounds, PangoAttrList *attributes) {
  long sum = 0, count = 0;
  double start = cpu_seconds();
  for (int round = 0; round < rounds; round++) {
    for (guint i = 0; i < text_count; i++) count += measure_grid(&texts[i], INT_MAX, attributes, NULL, &sum);
  }
  double seconds = cpu_seconds() - start;
  if (sum == 0) fail("nothing was measured");
  printf("pango.measure\t%.0f\tmeasurements/s\n", (double)count / seconds);
  printf("pango.measure.count\t%ld\tmeasurements\n", count);
  printf("pango.measure.cpu\t%.3f\ts\n", seconds);
}

static void print_relayout_rate(const Text *texts, guint text_count, PangoAttrList *attributes) {
  GPtrArray *layouts = g_ptr_array_new_with_free_func(g_object_unref);
  long sum = 0;
  for (guint i = 0; i < text_count; i++) keep_layouts(&texts[i], attributes, layouts, &sum);
  double start = cpu_seconds();
  long count = measure_new_widths(layouts, &sum);
  double seconds = cpu_seconds() - start;
  if (sum == 0) fail("nothing was measured");
  printf("pango.relayout\t%.0f\tmeasurements/s\n", (double)count / seconds);
  g_ptr_array_unref(layouts);
}

int main(int argc, char **argv) {
  PangoFontMap *map = font_map();
  char *table = contents_of(option(argc, argv, "families", NULL));
  GPtrArray *paths = texts_in(option(argc, argv, "corpus", NULL));
  int rounds = atoi(option(argc, argv, "rounds", "1"));
  const char *lines_path = option(argc, argv, "lines", "");
  PangoAttrList *attributes = without_hyphens();

  Text *texts = g_new0(Text, paths->len);
  long sum = 0;
  for (guint i = 0; i < paths->len; i++) {
    texts[i] = load(g_ptr_array_index(paths, i), map, table);
    measure_grid(&texts[i], 3, attributes, NULL, &sum);  // every font and shaping plan is warm before the clock starts
  }
  if (lines_path[0] != '\0') {
    FILE *lines = fopen(lines_path, "w");
    if (lines == NULL) fail("cannot write %s", lines_path);
    for (guint i = 0; i < paths->len; i++) measure_grid(&texts[i], INT_MAX, attributes, lines, &sum);
    if (fclose(lines) != 0) fail("cannot write %s", lines_path);
  }
  print_grid_rate(texts, paths->len, rounds, attributes);
  print_relayout_rate(texts, paths->len, attributes);
  return 0;
}
