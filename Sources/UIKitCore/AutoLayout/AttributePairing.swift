package import Foundation

/// Why UIKit raises on the attributes of a constraint.
package enum AttributePairingError: Equatable {
  case noFirstAttribute
  /// A length beside a place, or beside an item without an attribute.
  case invalidPairing
  case placeWithoutPlace
  case placeTimesZero
  case mixedDirections
}

extension AttributePairingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noFirstAttribute: "the first attribute is notAnAttribute"
    case .invalidPairing: "invalid pairing of layout attributes"
    case .placeWithoutPlace, .placeTimesZero:
      "a location cannot equal a constant: location attributes are specified in pairs, with a multiplier other than 0"
    case .mixedDirections: "leading and trailing cannot be mixed with left and right"
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Why UIKit raises on this attribute beside another; nil if it does not.
  ///
  /// A left side and a top, say, may be paired: SnapKit's own tests install `left == top`.
  ///
  /// - Parameter second: nil where there is no second item.
  package func pairingError(
    with second: NSLayoutConstraint.Attribute?, multiplier: CGFloat
  ) -> AttributePairingError? {
    guard self != .notAnAttribute else { return .noFirstAttribute }
    guard !isSize else { return second.map(\.isSize) == false ? .invalidPairing : nil }
    guard let second, second != .notAnAttribute else { return .placeWithoutPlace }
    guard multiplier != 0 else { return .placeTimesZero }
    guard !second.isSize else { return .invalidPairing }
    let mixesDirections = (isDirectional && second.isLeftOrRight) || (isLeftOrRight && second.isDirectional)
    return mixesDirections ? .mixedDirections : nil
  }
}
