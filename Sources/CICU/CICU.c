#include "CICU.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

struct galley_breaks {
  UBreakIterator *iterator;
  bool line;
};

galley_breaks *galley_breaks_open(int32_t kind, const char *locale, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  bool line = kind == GALLEY_BREAK_LINE;
  UBreakIteratorType type = line ? UBRK_LINE : UBRK_CHARACTER;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
  if (status == U_ILLEGAL_ARGUMENT_ERROR) {
    status = U_ZERO_ERROR;
    iterator = ubrk_open(type, "", NULL, 0, &status);
  }
  *error = U_FAILURE(status) ? status : 0;
  if (U_FAILURE(status)) return NULL;
  galley_breaks *breaks = malloc(sizeof *breaks);
  if (!breaks) {
    ubrk_close(iterator);
    *error = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  breaks->iterator = iterator;
  breaks->line = line;
  return breaks;
}

void galley_breaks_close(galley_breaks *breaks) {
  ubrk_close(breaks->iterator);
  free(breaks);
}

int32_t galley_breaks_mark(galley_breaks *breaks, const uint16_t *text, int32_t length, uint8_t *marks) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(breaks->iterator, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return status;
  for (int32_t at = ubrk_first(breaks->iterator); at != UBRK_DONE; at = ubrk_next(breaks->iterator)) {
    int32_t rule = breaks->line ? ubrk_getRuleStatus(breaks->iterator) : 0;
    marks[at] = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT ? 2 : 1;
  }
  // The iterator must not keep a pointer to the caller's text.
  static const UChar nothing[1] = {0};
  ubrk_setText(breaks->iterator, nothing, 0, &status);
  return U_FAILURE(status) ? status : 0;
}

int32_t galley_bidi_levels(
  const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels, uint8_t *paragraph_levels) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &status);
  if (U_FAILURE(status)) return status;
  ubidi_setPara(bidi, (const UChar *)text, length, base, NULL, &status);
  const UBiDiLevel *resolved = length > 0 ? ubidi_getLevels(bidi, &status) : NULL;
  if (U_SUCCESS(status) && resolved) {
    for (int32_t i = 0; i < length; i++) levels[i] = resolved[i];
    int32_t start = 0, limit = 0;
    UBiDiLevel level = 0;
    int32_t count = ubidi_countParagraphs(bidi);
    for (int32_t p = 0; p < count && U_SUCCESS(status); p++) {
      ubidi_getParagraphByIndex(bidi, p, &start, &limit, &level, &status);
      for (int32_t i = start; i < limit; i++) paragraph_levels[i] = level;
    }
  }
  ubidi_close(bidi);
  return U_FAILURE(status) ? status : 0;
}

void galley_bidi_reorder(const uint8_t *levels, int32_t count, int32_t *visual_to_logical) {
  ubidi_reorderVisual(levels, count, visual_to_logical);
}

// The tag of a script, kept once it was looked up: every thread finds the same one.
static uint32_t script_tag(UScriptCode code) {
  static _Atomic uint32_t tags[USCRIPT_CODE_LIMIT];
  bool is_known = code >= 0 && code < USCRIPT_CODE_LIMIT;
  if (is_known && tags[code]) return tags[code];
  const char *name = uscript_getShortName(code);
  if (!name) name = "Zzzz";
  uint32_t tag = (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 | (uint32_t)name[3];
  if (is_known) tags[code] = tag;
  return tag;
}

uint32_t galley_script(uint32_t code_point) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode code = uscript_getScript((UChar32)code_point, &status);
  return script_tag(U_FAILURE(status) ? USCRIPT_UNKNOWN : code);
}

uint32_t galley_closing_bracket(uint32_t code_point) {
  bool opens = u_getIntPropertyValue((UChar32)code_point, UCHAR_BIDI_PAIRED_BRACKET_TYPE) == U_BPT_OPEN;
  return opens ? (uint32_t)u_getBidiPairedBracket((UChar32)code_point) : 0;
}

bool galley_is_default_ignorable(uint32_t code_point) {
  return u_hasBinaryProperty((UChar32)code_point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool galley_language_is_known(const char *tag) {
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, locale, sizeof locale, &parsed, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING || parsed != (int32_t)strlen(tag)) return false;
  char language[ULOC_LANG_CAPACITY], script[ULOC_SCRIPT_CAPACITY], region[ULOC_COUNTRY_CAPACITY];
  uloc_getLanguage(locale, language, sizeof language, &status);
  uloc_getScript(locale, script, sizeof script, &status);
  uloc_getCountry(locale, region, sizeof region, &status);
  if (U_FAILURE(status)) return false;
  // `und`, any language, has an empty name. Regions of three digits are those of the United Nations.
  bool knows_language = !language[0] || uloc_getISO3Language(locale)[0];
  bool knows_script = !script[0] || u_getPropertyValueEnum(UCHAR_SCRIPT, script) != UCHAR_INVALID_CODE;
  bool knows_region = !region[0] || strlen(region) == 3 || uloc_getISO3Country(locale)[0];
  return knows_language && knows_script && knows_region;
}

// CLDR's plural categories in the order of GALLEY_PLURAL_ZERO and so on.
static const char *const plural_names[] = {"zero", "one", "two", "few", "many", "other"};

static int32_t plural_category(const UChar *keyword) {
  for (int32_t category = 0; category < GALLEY_PLURAL_OTHER; category++) {
    UChar name[8];
    if (u_strcmp(keyword, u_uastrcpy(name, plural_names[category])) == 0) return category;
  }
  return GALLEY_PLURAL_OTHER;
}

struct galley_plurals {
  UPluralRules *rules;
};

galley_plurals *galley_plurals_open(const char *locale, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(locale, &status);
  *error = U_FAILURE(status) ? status : 0;
  if (U_FAILURE(status)) return NULL;
  galley_plurals *plurals = malloc(sizeof *plurals);
  if (!plurals) {
    uplrules_close(rules);
    *error = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  plurals->rules = rules;
  return plurals;
}

void galley_plurals_close(galley_plurals *plurals) {
  uplrules_close(plurals->rules);
  free(plurals);
}

int32_t galley_plurals_select(const galley_plurals *plurals, double number) {
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[16];
  uplrules_select(plurals->rules, number, keyword, 16, &status);
  return U_FAILURE(status) ? GALLEY_PLURAL_OTHER : plural_category(keyword);
}

uint32_t galley_plurals_categories(const galley_plurals *plurals) {
  UErrorCode status = U_ZERO_ERROR;
  uint32_t categories = 1 << GALLEY_PLURAL_OTHER;
  UEnumeration *keywords = uplrules_getKeywords(plurals->rules, &status);
  const UChar *keyword;
  while (U_SUCCESS(status) && (keyword = uenum_unext(keywords, NULL, &status))) {
    categories |= 1u << plural_category(keyword);
  }
  uenum_close(keywords);
  return categories;
}

struct galley_numbers {
  UNumberFormatter *formatter;
};

galley_numbers *galley_numbers_open(const char *locale, int32_t fraction_digits, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UChar skeleton[GALLEY_MAXIMUM_FRACTION + 2] = {'.'};
  int32_t digits = fraction_digits < 0 ? 0 : fraction_digits;
  if (digits > GALLEY_MAXIMUM_FRACTION) digits = GALLEY_MAXIMUM_FRACTION;
  for (int32_t i = 0; i < digits; i++) skeleton[i + 1] = '0';
  if (digits == 0) u_uastrcpy(skeleton, "precision-integer");
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, -1, locale, &status);
  *error = U_FAILURE(status) ? status : 0;
  if (U_FAILURE(status)) return NULL;
  galley_numbers *numbers = malloc(sizeof *numbers);
  if (!numbers) {
    unumf_close(formatter);
    *error = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  numbers->formatter = formatter;
  return numbers;
}

void galley_numbers_close(galley_numbers *numbers) {
  unumf_close(numbers->formatter);
  free(numbers);
}

int32_t galley_numbers_format(const galley_numbers *numbers, const char *decimal, uint16_t *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = unumf_openResult(&status);
  unumf_formatDecimal(numbers->formatter, decimal, -1, result, &status);
  int32_t length = unumf_resultToString(result, (UChar *)text, capacity, &status);
  unumf_closeResult(result);
  return U_FAILURE(status) ? -1 : length;
}

// Whether `name` is the string of a resource, or one of its strings.
static bool names_locale(UResourceBundle *resource, const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wanted[ULOC_FULLNAME_CAPACITY];
  u_uastrncpy(wanted, name, ULOC_FULLNAME_CAPACITY);
  ures_resetIterator(resource);
  while (ures_hasNext(resource)) {
    const UChar *string = ures_getNextString(resource, NULL, NULL, &status);
    if (U_FAILURE(status)) return false;
    if (u_strcmp(string, wanted) == 0) return true;
  }
  return false;
}

int32_t galley_locale_parent(const char *locale, char *parent, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *data = ures_openDirect(NULL, "supplementalData", &status);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", NULL, &status);
  UResourceBundle *children = NULL;
  bool is_found = false;
  while (U_SUCCESS(status) && !is_found && ures_hasNext(parents)) {
    children = ures_getNextResource(parents, children, &status);
    is_found = U_SUCCESS(status) && names_locale(children, locale);
    const char *key = is_found ? ures_getKey(children) : "";
    if (is_found) strncpy(parent, strcmp(key, "root") ? key : "", (size_t)capacity - 1);
  }
  ures_close(children);
  ures_close(parents);
  ures_close(data);
  if (!is_found) uloc_getParent(locale, parent, capacity, &status);
  parent[capacity - 1] = 0;
  return U_FAILURE(status) ? status : 0;
}

int32_t galley_locale_maximized(const char *locale, char *maximized, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_addLikelySubtags(locale, maximized, capacity, &status);
  return U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING ? U_BUFFER_OVERFLOW_ERROR : 0;
}

const char *galley_icu_version(void) { return U_ICU_VERSION; }
const char *galley_icu_error_name(int32_t error) { return u_errorName((UErrorCode)error); }
