// Like the library, one import has both halves.
@_exported public import TypographyKit
