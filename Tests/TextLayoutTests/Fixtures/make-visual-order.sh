#!/usr/bin/env bash
# Writes visual-order.tsv: what ICU's bidi (Debian libicu-dev, ubidi.h) makes of 400 texts drawn by lot with a fixed seed.
# Columns: base direction (ltr, rtl, natural), code points, the paragraph's level, levels, and the logical offset of each
# place from left to right (ubidi_getLogicalMap's inverse). Every character is one code unit and a cluster of its own,
# which no font joins: Latin and Hebrew letters, European and Arabic-Indic digits, spaces and punctuation.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/order.c" <<'C'
#include <stdio.h>
#include <unicode/ubidi.h>
#include <unicode/uversion.h>

static unsigned state = 20240601;
static unsigned draw(unsigned below) {
  state = state * 1664525u + 1013904223u;
  return (state >> 16) % below;
}

int main(void) {
  static const UChar alphabet[] = {'a', 'b', 'W', 'i', 0x5D0, 0x5D1, 0x5E9, 0x5DC, '1', '2', 0x661, 0x662,
                                   ' ', ' ', '.', ',', '(', ')', '-', '+', '/', '%', '$', '!'};
  static const char *names[] = {"ltr", "rtl", "natural"};
  static const UBiDiLevel bases[] = {0, 1, UBIDI_DEFAULT_LTR};
  printf("# ICU %s\n", U_ICU_VERSION);
  for (int row = 0; row < 400; row += 1) {
    UChar text[20];
    int count = 1 + (int)draw(16), base = (int)draw(3);
    for (int index = 0; index < count; index += 1) text[index] = alphabet[draw(24)];
    UErrorCode error = U_ZERO_ERROR;
    UBiDi *bidi = ubidi_open();
    ubidi_setPara(bidi, text, count, bases[base], NULL, &error);
    int32_t order[20];
    ubidi_getVisualMap(bidi, order, &error);
    const UBiDiLevel *levels = ubidi_getLevels(bidi, &error);
    if (U_FAILURE(error)) return 1;
    printf("%s\t", names[base]);
    for (int index = 0; index < count; index += 1) printf("%s%04X", index ? " " : "", text[index]);
    printf("\t%d\t", ubidi_getParaLevel(bidi));
    for (int index = 0; index < count; index += 1) printf("%s%d", index ? " " : "", levels[index]);
    printf("\t");
    for (int index = 0; index < count; index += 1) printf("%s%d", index ? " " : "", order[index]);
    printf("\n");
    ubidi_close(bidi);
  }
}
C
cc -o "$folder/order" "$folder/order.c" $(pkg-config --cflags --libs icu-uc)
"$folder/order" > "$(dirname "$0")/visual-order.tsv"
