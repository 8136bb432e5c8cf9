public import Foundation
import UIKitValues

/// The radius of a corner, of iOS 26.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable {
    case fixed(Double)
    case concentric(minimum: Double)
  }

  let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
  /// A radius that follows from the corners around the view. Differs from UIKit: the smallest one.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
  }

  /// The radius in points.
  var points: CGFloat {
    switch kind {
    case .fixed(let radius): CGFloat(radius)
    case .concentric(let minimum): CGFloat(minimum)
    }
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(value) }
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

/// The corners of a view, of iOS 26. A view takes the radius of its layer from it when it is laid out. Differs from UIKit:
/// corners of several radii have the largest of them.
public struct UICornerConfiguration: Hashable, Sendable {
  private let radii: [UICornerRadius]
  private let isCapsule: Bool
  private let limit: Double?

  /// Half circles at the shorter sides.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(radii: [], isCapsule: true, limit: maximumRadius)
  }

  /// The same radius at all corners.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radii: [radius], isCapsule: false, limit: nil)
  }

  /// A radius for each corner; a corner without one is square.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius].compactMap { $0 }
    return UICornerConfiguration(radii: radii, isCapsule: false, limit: nil)
  }

  /// The same radius at all corners.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }

  /// The same radius at the corners of each side; a side without one is square.
  public static func uniformEdges(topRadius: UICornerRadius?, bottomRadius: UICornerRadius?) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  /// The same radius at the corners of each side; a side without one is square.
  public static func uniformEdges(leftRadius: UICornerRadius?, rightRadius: UICornerRadius?) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }

  /// The same radius at the upper corners.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  /// The same radius at the lower corners.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  /// The same radius at the left corners.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: topRightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  /// The same radius at the right corners.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: rightRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: rightRadius)
  }

  /// The radius of a layer of a size.
  func radius(in size: CGSize) -> CGFloat {
    guard isCapsule else { return radii.map(\.points).max() ?? 0 }
    return min(min(size.width, size.height) / 2, limit.map { CGFloat($0) } ?? .infinity)
  }
}
