// Shapes every paragraph of a corpus with plain hb_shape, in font units: the minimal work of shaping.
//
//   hb_shape --corpus DIR --runs FILE [--rounds N]
//
// DIR holds a file per language, <BCP 47>.txt, one paragraph per line; FILE is the output of `galley-benchmark measure
// --runs`, a line per run of one font, script and direction. Before the timed part, fonts are opened, texts converted
// to UTF-16 and scripts determined; then each run is put into one buffer, with its paragraph as context, and shaped.
// Prints `name <tab> value <tab> unit` lines, CPU time of the shaping loop only.

#include <hb-ot.h>
#include <hb.h>

#include "peer.h"

typedef struct {
  gunichar2 *units;
  int length;
} Paragraph;

typedef struct {
  Paragraph paragraph;
  unsigned start;
  int length;
  hb_font_t *font;
  hb_segment_properties_t properties;
  unsigned glyphs;  // that Galley has
} Run;

typedef struct {
  GArray *runs;
  long paragraphs;
} Corpus;

// The columns of a row of the runs file.
enum { LANGUAGE, PARAGRAPH, START, LENGTH, FONT, FACE, DIRECTION, GLYPHS, COLUMNS };

// A face of a font file, opened once.
static hb_font_t *font_at(const char *path, const char *face_index, GHashTable *fonts) {
  char *key = g_strconcat(path, "#", face_index, NULL);
  hb_font_t *font = g_hash_table_lookup(fonts, key);
  if (font == NULL) {
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (blob == NULL) fail("cannot read %s", path);
    hb_face_t *face = hb_face_create(blob, (unsigned)atoi(face_index));
    font = hb_font_create(face);
    hb_ot_font_set_funcs(font);
    hb_font_make_immutable(font);
    g_hash_table_insert(fonts, g_strdup(key), font);
  }
  g_free(key);
  return font;
}

// The paragraphs of a language, ending with NULL, read once.
static char **paragraphs_of(const char *directory, const char *language, GHashTable *texts) {
  char **paragraphs = g_hash_table_lookup(texts, language);
  if (paragraphs == NULL) {
    char *path = g_strdup_printf("%s/%s.txt", directory, language);
    char *contents = contents_of(path);
    paragraphs = g_strsplit(contents, "\n", -1);
    g_hash_table_insert(texts, g_strdup(language), paragraphs);
    g_free(contents);
    g_free(path);
  }
  return paragraphs;
}

static Paragraph paragraph_at(char **paragraphs, const char *language, const char *index) {
  if ((guint)atoi(index) >= g_strv_length(paragraphs)) fail("%s has no paragraph %s", language, index);
  glong length = 0;
  Paragraph paragraph = {.units = g_utf8_to_utf16(paragraphs[atoi(index)], -1, NULL, &length, NULL)};
  if (paragraph.units == NULL) fail("%s, paragraph %s: not UTF-8", language, index);
  paragraph.length = (int)length;
  return paragraph;
}

static void fill(hb_buffer_t *buffer, const Run *run) {
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf16(buffer, run->paragraph.units, run->paragraph.length, run->start, run->length);
}

// The direction and language that Galley found, and the script that HarfBuzz guesses from the text.
static void find_properties(Run *run, char **columns) {
  hb_buffer_t *buffer = hb_buffer_create();
  fill(buffer, run);
  hb_buffer_set_direction(buffer, hb_direction_from_string(columns[DIRECTION], -1));
  hb_buffer_set_language(buffer, hb_language_from_string(columns[LANGUAGE], -1));
  hb_buffer_guess_segment_properties(buffer);
  hb_buffer_get_segment_properties(buffer, &run->properties);
  hb_buffer_destroy(buffer);
}

static Corpus load(const char *directory, const char *runs_path) {
  GHashTable *fonts = g_hash_table_new(g_str_hash, g_str_equal);
  GHashTable *texts = g_hash_table_new(g_str_hash, g_str_equal);
  Corpus corpus = {.runs = g_array_new(FALSE, FALSE, sizeof(Run))};
  Run run = {.length = 0};
  char *paragraph = g_strdup("");
  char **rows = g_strsplit(g_strchomp(contents_of(runs_path)), "\n", -1);
  for (char **row = rows; *row != NULL; row++) {
    char **columns = g_strsplit(*row, "\t", -1);
    if (g_strv_length(columns) != COLUMNS) fail("%s has a row without %d columns", runs_path, COLUMNS);
    char *name = g_strconcat(columns[LANGUAGE], "\t", columns[PARAGRAPH], NULL);
    if (strcmp(name, paragraph) != 0) {
      char **paragraphs = paragraphs_of(directory, columns[LANGUAGE], texts);
      run.paragraph = paragraph_at(paragraphs, columns[LANGUAGE], columns[PARAGRAPH]);
      corpus.paragraphs++;
    }
    g_free(paragraph);
    paragraph = name;
    run.start = (unsigned)atoi(columns[START]);
    run.length = atoi(columns[LENGTH]);
    run.font = font_at(columns[FONT], columns[FACE], fonts);
    run.glyphs = (unsigned)atoi(columns[GLYPHS]);
    find_properties(&run, columns);
    g_array_append_val(corpus.runs, run);
    g_strfreev(columns);
  }
  g_free(paragraph);
  g_strfreev(rows);
  return corpus;
}

static void shape(hb_buffer_t *buffer, const Run *run) {
  fill(buffer, run);
  hb_buffer_set_segment_properties(buffer, &run->properties);
  hb_shape(run->font, buffer, NULL, 0);
}

// The percentage of runs that have as many glyphs as in Galley. Afterwards every shaping plan is cached.
static double agreement(const Corpus *corpus, hb_buffer_t *buffer) {
  guint same = 0;
  for (guint i = 0; i < corpus->runs->len; i++) {
    const Run *run = &g_array_index(corpus->runs, Run, i);
    shape(buffer, run);
    same += hb_buffer_get_length(buffer) == run->glyphs;
  }
  return 100.0 * same / corpus->runs->len;
}

int main(int argc, char **argv) {
  Corpus corpus = load(option(argc, argv, "corpus", NULL), option(argc, argv, "runs", NULL));
  int rounds = atoi(option(argc, argv, "rounds", "10"));
  hb_buffer_t *buffer = hb_buffer_create();
  printf("hb.shape.same-glyphs\t%.2f\t%%\n", agreement(&corpus, buffer));
  double start = cpu_seconds();
  for (int round = 0; round < rounds; round++) {
    for (guint i = 0; i < corpus.runs->len; i++) shape(buffer, &g_array_index(corpus.runs, Run, i));
  }
  double seconds = cpu_seconds() - start;
  printf("hb.shape\t%.0f\tparagraphs/s\n", (double)(rounds * corpus.paragraphs) / seconds);
  return 0;
}
