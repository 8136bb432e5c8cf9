package import Foundation

/// The reasons why UIKit raises an exception on the attributes of a constraint.
package enum AttributePairingError: Equatable {
  case noFirstAttribute
  /// A length is paired with a location, or with an item without an attribute.
  case invalidPairing
  case unpairedLocation
  case locationTimesZero
  case mixedDirections
}

extension AttributePairingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noFirstAttribute: "the first attribute is notAnAttribute"
    case .invalidPairing: "invalid pairing of layout attributes"
    case .unpairedLocation, .locationTimesZero:
      "a location cannot equal a constant: location attributes are specified in pairs, with a multiplier other than 0"
    case .mixedDirections: "leading and trailing cannot be mixed with left and right"
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The reason why UIKit raises an exception if this attribute is paired with another; `nil` if it does not.
  ///
  /// A horizontal and a vertical location may be paired: SnapKit's own tests install `left == top`.
  ///
  /// - Parameter second: `nil` if there is no second item.
  package func pairingError(
    with second: NSLayoutConstraint.Attribute?, multiplier: CGFloat
  ) -> AttributePairingError? {
    guard self != .notAnAttribute else { return .noFirstAttribute }
    guard !isSize else { return second.map(\.isSize) == false ? .invalidPairing : nil }
    guard let second, second != .notAnAttribute else { return .unpairedLocation }
    guard multiplier != 0 else { return .locationTimesZero }
    guard !second.isSize else { return .invalidPairing }
    let mixesDirections = (isDirectional && second.isLeftOrRight) || (isLeftOrRight && second.isDirectional)
    return mixesDirections ? .mixedDirections : nil
  }
}
