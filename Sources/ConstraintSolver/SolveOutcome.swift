/// How a minimisation of errors ended.
package enum SolveOutcome: Sendable {
  /// No other values have smaller errors.
  case optimal
  /// More steps would have been needed than any sound system takes: required constraints hold, but errors may not be
  /// as small as they can be. The next minimisation goes on from there.
  case stepLimit
}
