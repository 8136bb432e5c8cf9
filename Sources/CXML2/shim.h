#include <libxml/xmlversion.h>
// Debian's libxml2 includes ICU's headers for how it converts encodings, which clash with those of the ICU inside
// Foundation. No type that is used here depends on it.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
