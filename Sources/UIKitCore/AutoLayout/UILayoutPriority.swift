/// How strongly a constraint is wanted, above 0 and up to 1000, which is required. Below 1 counts as 1.
///
/// Priorities are ordered levels: no number of constraints at a lower one outweighs one at a higher.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority between the named ones. One that is not above 0 and at most 1000 is a fault where it is used.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint is broken only where it contradicts other required ones, and that is a finding.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly content resists being compressed unless set.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a window's size is dragged below this. Differs from UIKit: a level like any other, as windows are not
  /// dragged.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the level at which a window keeps its size; a level like any other here.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a window's size is not dragged for this; a level like any other here.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly content resists being stretched unless set.
  public static let defaultLow = UILayoutPriority(250)
  /// The level at which `systemLayoutSizeFitting(_:)` wants its target.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// Disfavoured, as many libraries bring operators of their own, which are to be theirs without a doubt.
extension UILayoutPriority {
  /// The priority so much higher; nothing is checked until it is used.
  @_disfavoredOverload
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// The priority so much lower; nothing is checked until it is used.
  @_disfavoredOverload
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }

  /// Raises the priority.
  @_disfavoredOverload
  public static func += (priority: inout UILayoutPriority, difference: Float) {
    priority = priority + difference
  }

  /// Lowers the priority.
  @_disfavoredOverload
  public static func -= (priority: inout UILayoutPriority, difference: Float) {
    priority = priority - difference
  }
}

extension UILayoutPriority {
  /// Whether UIKit takes it. It raises on others, NaN included.
  var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  package var isRequired: Bool { rawValue >= 1000 }

  /// The level the solver knows, whose lowest is 1.
  var level: Double { max(1, Double(rawValue)) }
}
