import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

extension DocumentCoder {
  /// The colour of the child with a key; nil if there is none, or if it is `nil`.
  func color(_ key: String, of element: InterfaceElement) throws(InterfaceProblem) -> UIColor? {
    try element.color(key).flatMap(color)
  }

  func color(_ color: InterfaceColor) -> UIColor? {
    switch color {
    case .none: nil
    case .components(let space, let components, let alpha): UIColor(space, components, alpha: alpha)
    case .system(let name, let fallback): systemColor(name) ?? fallback.flatMap(self.color)
    case .named(let name): namedColor(name)
    }
  }

  private func systemColor(_ name: String) -> UIColor? {
    UIColor.referenced[name] ?? UIColor.earlierSystemColors[name]
      ?? reading.document.resources.systemColors[name].flatMap(color)
  }

  /// A colour of the bundle's catalogues or, if they have none, the sample of it that the document holds.
  private func namedColor(_ name: String) -> UIColor? {
    if let color = UIColor.known(name, in: reading.bundle) { return color }
    return reading.document.resources.namedColors[name].flatMap(color)
  }
}

extension UIColor {
  /// Components as UIKit's colour: what is calibrated or of a device counts as sRGB, or as grey with its gamma.
  fileprivate convenience init?(_ space: InterfaceColorSpace, _ components: [Double], alpha: Double) {
    guard components.count == space.components.count else { return nil }
    let values = components.map { CGFloat($0) }
    switch space {
    case .gray, .extendedGray, .linearGray, .calibratedWhite, .deviceWhite: self.init(white: values[0], alpha: alpha)
    case .displayP3: self.init(displayP3Red: values[0], green: values[1], blue: values[2], alpha: alpha)
    case .sRGB, .extendedSRGB, .linearSRGB, .extendedLinearSRGB, .genericRGB, .calibratedRGB, .deviceRGB, .adobeRGB:
      self.init(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    case .cmyk, .deviceCMYK:
      let light = 1 - values[3]
      self.init(
        red: (1 - values[0]) * light, green: (1 - values[1]) * light, blue: (1 - values[2]) * light, alpha: alpha)
    }
  }

  /// Colours from before iOS 13 by their selectors, as UIKit shows them since.
  fileprivate static let earlierSystemColors: [String: UIColor] = [
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tableCellPlainBackgroundColor": .systemBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
  ]
}
