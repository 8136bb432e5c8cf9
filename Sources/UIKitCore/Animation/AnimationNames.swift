/// How an animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// On straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// On straight lines, equally fast.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On curves, equally fast.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How things turn along an animation's way.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// With the way.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the way.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// How one picture of a layer becomes another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// One fades into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one moves over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one moves off the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// How corners are rounded. Differs from Core Animation: all of them are parts of circles.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// As the edge flows into them.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
