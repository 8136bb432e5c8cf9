#include <cairo.h>
#include <cairo-pdf.h>

// As cairo-ft.h declares it, whose own includes would bring FreeType into this module, too.
struct FT_FaceRec_;
cairo_font_face_t *cairo_ft_font_face_create_for_ft_face(struct FT_FaceRec_ *face, int load_flags);
