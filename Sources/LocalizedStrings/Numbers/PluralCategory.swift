/// A category of numbers in a language's plural rules, by its CLDR name.
///
/// English has `one` and `other`, Arabic all six. Every language has `other`.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// Numbers such as 0 in Arabic. As in Foundation, a file's `zero` also stands for the number 0 in languages whose
  /// rules have no such category.
  case zero
  /// Numbers such as 1 in English, or 21 in Russian.
  case one
  /// Numbers such as 2 in Arabic.
  case two
  /// Numbers such as 3 in Russian.
  case few
  /// Numbers such as 5 in Russian.
  case many
  /// All other numbers, and the fallback for a category that a file lacks.
  case other
}
