// The layout is one of `CardLayouts`; this is the name that its library is imported by.
@_exported public import CardLayouts
