/// The outcome of a minimisation of errors.
package enum SolveOutcome: Sendable {
  /// No other values have smaller errors.
  case optimal
  /// The step limit for sound systems was exceeded: required constraints hold, but errors may not be as small as they
  /// can be. The next minimisation continues from there.
  case stepLimit
}
