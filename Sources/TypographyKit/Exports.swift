// Like the library, this module re-exports the letter cases.
@_exported public import LetterCase
