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

/// The plural rules of a language, for numbers of things. Any thread may ask them.
typedef struct galley_plurals galley_plurals;

/// CLDR's plural categories.
enum {
  GALLEY_PLURAL_ZERO = 0,
  GALLEY_PLURAL_ONE = 1,
  GALLEY_PLURAL_TWO = 2,
  GALLEY_PLURAL_FEW = 3,
  GALLEY_PLURAL_MANY = 4,
  GALLEY_PLURAL_OTHER = 5
};

/// Opens the rules of `locale`, an ICU locale; those of a language that has none know `other` alone. Returns null and an
/// ICU error code when ICU's data cannot be read.
galley_plurals *galley_plurals_open(const char *locale, int32_t *error);
void galley_plurals_close(galley_plurals *plurals);
/// The category of a number.
int32_t galley_plurals_select(const galley_plurals *plurals, double number);
/// The categories that the rules have: bit `1 << GALLEY_PLURAL_ONE` and so on.
uint32_t galley_plurals_categories(const galley_plurals *plurals);

/// How a language writes decimal numbers. Any thread may use it.
typedef struct galley_numbers galley_numbers;

/// At most so many digits are written behind the decimal separator.
enum { GALLEY_MAXIMUM_FRACTION = 64 };

/// Opens a format with a fixed number of fraction digits. Returns null and an ICU error code on failure.
galley_numbers *galley_numbers_open(const char *locale, int32_t fraction_digits, int32_t *error);
void galley_numbers_close(galley_numbers *numbers);
/// Writes a number, such as "-1234.5", and returns how many code units that took; -1 on failure, or if there are more
/// than `capacity`.
int32_t galley_numbers_format(const galley_numbers *numbers, const char *decimal, uint16_t *text, int32_t capacity);

/// Writes the locale that an ICU locale inherits from by CLDR's parent locales, "" for the root: `en_AU` has `en_001`.
/// Returns an ICU error code, 0 on success.
int32_t galley_locale_parent(const char *locale, char *parent, int32_t capacity);
/// Writes an ICU locale with its likely script and region: `zh_HK` is `zh_Hant_HK`. Returns an ICU error code.
int32_t galley_locale_maximized(const char *locale, char *maximized, int32_t capacity);

/// The version of ICU in use, such as "72.1".
const char *galley_icu_version(void);
const char *galley_icu_error_name(int32_t error);

#endif
