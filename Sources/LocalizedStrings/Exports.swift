// The places of texts and errors are types of SourcePlaces: clients of LocalizedStrings get it with the module.
@_exported public import SourcePlaces
