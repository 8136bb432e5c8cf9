import HeadlessUIKit

/// The direction from leading to trailing.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// The direction of Latin text, and that of Arabic and Hebrew.
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  /// The side of the leading edge: that of the case unless it is set.
  public var layoutDirection: LayoutDirection {
    get { traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
    set { changeTraits { $0.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight } }
  }
}
