// As the library does, this module shows the letter cases to whoever imports it.
@_exported public import LetterCase
