import HeadlessUIKit

/// The direction from leading to trailing.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  public var layoutDirection: LayoutDirection {
    get { traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
    set { changeTraits { $0.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight } }
  }
}
