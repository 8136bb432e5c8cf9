// The part of ICU that Galley uses, with fixed-width types and opaque pointers only: ICU's own headers must not be
// visible to Swift, where they clash with the ICU inside Foundation. Offsets count UTF-16 code units.

#ifndef GALLEY_CICU_H
#define GALLEY_CICU_H

#include <stdbool.h>
#include <stdint.h>

/// A line or grapheme cluster break iterator for one language.
typedef struct galley_breaks galley_breaks;

/// What a break iterator looks for.
enum { GALLEY_BREAK_GRAPHEME = 0, GALLEY_BREAK_LINE = 1 };

/// Opens an iterator for the rules of `locale`, a BCP 47 tag or an ICU locale; where it is neither, or ICU has no rules
/// for it, for those of no language. Returns null and an ICU error code when ICU's data cannot be read.
galley_breaks *galley_breaks_open(int32_t kind, const char *locale, int32_t *error);
void galley_breaks_close(galley_breaks *breaks);

/// Marks the boundaries of `text` in `marks` (`length + 1` bytes, cleared by the caller): 1 is an opportunity, 2 a
/// mandatory break before that offset. Returns an ICU error code, 0 on success.
int32_t galley_breaks_mark(galley_breaks *breaks, const uint16_t *text, int32_t length, uint8_t *marks);

/// The base direction to resolve levels with.
enum { GALLEY_BASE_LTR = 0, GALLEY_BASE_RTL = 1, GALLEY_BASE_NATURAL_LTR = 0xfe, GALLEY_BASE_NATURAL_RTL = 0xff };

/// Writes the embedding level of each code unit and the level of the paragraph it belongs to.
/// Returns an ICU error code, 0 on success.
int32_t galley_bidi_levels(
  const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels, uint8_t *paragraph_levels);

/// Writes the logical index of each visual position, by rule L2 of the Unicode Bidirectional Algorithm.
void galley_bidi_reorder(const uint8_t *levels, int32_t count, int32_t *visual_to_logical);

/// The script of a code point as an ISO 15924 tag, most significant byte first (`Zyyy`, `Zinh`, `Zzzz` included).
uint32_t galley_script(uint32_t code_point);
/// The bracket that closes an opening one; 0 for every other character.
uint32_t galley_closing_bracket(uint32_t code_point);
bool galley_is_default_ignorable(uint32_t code_point);

/// Whether a BCP 47 tag is well-formed, and ICU knows its language and, where it names them, its script and region.
bool galley_language_is_known(const char *tag);

/// The version of ICU in use, such as "72.1".
const char *galley_icu_version(void);
const char *galley_icu_error_name(int32_t error);

#endif
