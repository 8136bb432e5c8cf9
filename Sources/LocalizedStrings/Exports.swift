// The places of texts and errors are of its types: whoever imports LocalizedStrings has them.
@_exported public import SourcePlaces
