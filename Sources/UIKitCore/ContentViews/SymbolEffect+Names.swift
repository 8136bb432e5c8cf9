extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes into sight.
  public static var appear: Self { Self() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes out of sight.
  public static var disappear: Self { Self() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: Self { Self() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol's opacity goes up and down.
  public static var pulse: Self { Self() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks.
  public static var breathe: Self { Self() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: Self { Self() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol goes to and fro.
  public static var wiggle: Self { Self() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol has another size.
  public static var scale: Self { Self() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol's layers change their colours one after the other.
  public static var variableColor: Self { Self() }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is drawn line by line.
  public static var drawOn: Self { Self() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol's lines are taken away.
  public static var drawOff: Self { Self() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol goes, the other comes.
  public static var replace: Self { Self() }
  /// One symbol goes down, the other comes up.
  public static var downUp: Self { Self().downUp }
  /// One symbol goes up, the other comes up.
  public static var upUp: Self { Self().upUp }
  /// The other symbol comes up over the one that goes.
  public static var offUp: Self { Self().offUp }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The system's movement.
  public static var automatic: Self { Self() }
}
