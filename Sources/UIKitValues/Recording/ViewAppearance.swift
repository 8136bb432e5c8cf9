package import Drawing
import DynamicType
package import Foundation
import Raster
import TextLayout

/// The appearance of a view under its traits: its attributes that are not the default, in the order in which they are
/// added.
@_spi(Subclasses) public struct ViewAppearance {
  package let traits: UITraitCollection
  package private(set) var attributes: [LayoutNode.Attribute] = []

  package init(under traits: UITraitCollection) { self.traits = traits }

  /// Adds an attribute, unless its value is the default.
  package mutating func add(_ attribute: AppearanceAttribute, _ value: String) {
    guard value != attribute.defaultValue else { return }
    attributes.append(.init(name: attribute.rawValue, value: value))
  }

  package mutating func add(_ attribute: AppearanceAttribute, _ value: CGFloat) {
    add(attribute, number(Double(value)))
  }

  package mutating func add(_ attribute: AppearanceAttribute, _ value: Bool) {
    add(attribute, value ? "true" : "false")
  }

  /// Adds the values of the parts of a text, each once; `nil` is the default.
  package mutating func add(_ attribute: AppearanceAttribute, ofParts values: [String?]) {
    if values.count == 1 { return add(attribute, values[0] ?? attribute.defaultValue) }
    var known: Set<String> = []
    let distinct = values.map { $0 ?? attribute.defaultValue }.filter { known.insert($0).inserted }
    if !distinct.isEmpty { add(attribute, distinct.joined(separator: "; ")) }
  }

  /// Adds a colour; `nil` is the default.
  package mutating func add(_ attribute: AppearanceAttribute, _ color: UIColor?) {
    if let color { add(attribute, color.recorded(under: traits)) }
  }
}

extension UIColor {
  /// The colour as layouts write it: `systemRed`, or `#FF3B30`.
  package func recorded(under traits: UITraitCollection) -> String {
    let (components, system) = resolved(under: traits)
    return system?.name ?? components.color.color.digits
  }
}

extension CGColor {
  /// The colour as layouts write it: `#FF3B30`.
  package var recorded: String { color.digits }
}

extension Raster.Color {
  /// The colour in hexadecimal digits, two for each channel, and for alpha if it is not 1.
  fileprivate var digits: String {
    let channels = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    let digits = channels.map { channel in
      let value = Int((min(max(channel, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}

extension UIFont {
  /// The font as layouts write it: `Inter-SemiBold 17 headline`.
  package var recorded: String {
    let style: String? =
      switch origin {
      case .fixed: nil
      case .textStyle(let style), .scaled(_, let style, _): style.swiftName
      }
    return [textFont.cascade.primary.identity, number(Double(pointSize)), style].compactMap(\.self).joined(
      separator: " ")
  }
}
