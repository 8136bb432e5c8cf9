/// The priority of a constraint: above 0 and up to 1000, which means required. Values below 1 are treated as 1.
///
/// Priorities are ordered levels: no number of constraints at a lower level outweighs one at a higher level.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority. Using one that is not above 0 and at most 1000 is a fault.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint is broken only if it conflicts with other required ones, which is a finding.
  public static let required = UILayoutPriority(1000)
  /// 750: the default priority of compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: the level of dragging that may resize a window. Differs from UIKit: a level like any other, as windows are
  /// not dragged.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the level at which a window keeps its size; a level like any other here.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: the level of dragging that may not resize a window; a level like any other here.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default priority of content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority of the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// The operators are disfavoured overloads, because many libraries declare their own, which must not become ambiguous.
extension UILayoutPriority {
  /// The sum of a priority and a difference; it is not checked until it is used.
  @_disfavoredOverload
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// A priority less a difference; it is not checked until it is used.
  @_disfavoredOverload
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }

  /// Raises the priority by a difference.
  @_disfavoredOverload
  public static func += (priority: inout UILayoutPriority, difference: Float) {
    priority = priority + difference
  }

  /// Lowers the priority by a difference.
  @_disfavoredOverload
  public static func -= (priority: inout UILayoutPriority, difference: Float) {
    priority = priority - difference
  }
}

extension UILayoutPriority {
  /// Whether UIKit accepts the priority. It raises an exception for others, including NaN.
  var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  package var isRequired: Bool { rawValue >= 1000 }

  /// The priority in the solver, at least 1.
  var level: Double { max(1, Double(rawValue)) }
}
