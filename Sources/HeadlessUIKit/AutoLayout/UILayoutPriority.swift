/// How strongly a constraint is wanted, above 0 and up to 1000, which is required.
///
/// Priorities are ordered levels: no number of constraints at a lower one outweighs one at a higher.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  /// The level at which `systemLayoutSizeFitting(_:)` wants its target.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// Disfavoured, as many libraries bring operators of their own, which are to be theirs without a doubt.
extension UILayoutPriority {
  @_disfavoredOverload
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  @_disfavoredOverload
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }

  @_disfavoredOverload
  public static func += (priority: inout UILayoutPriority, difference: Float) {
    priority = priority + difference
  }

  @_disfavoredOverload
  public static func -= (priority: inout UILayoutPriority, difference: Float) {
    priority = priority - difference
  }
}

extension UILayoutPriority {
  /// Whether UIKit takes it. It raises on others, NaN included.
  var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  var isRequired: Bool { rawValue >= 1000 }

  /// The level the solver knows, whose lowest is 1.
  var level: Double { max(1, Double(rawValue)) }
}
