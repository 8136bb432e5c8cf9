import Foundation
import InterfaceDocuments
import SourcePlaces
import UIKitCore
import UIKitValues

extension DocumentCoder {
  /// The image that an attribute or a child `imageReference` names; nil if there is none.
  ///
  /// One that the bundle does not have is an empty image of the size that the document gives it, so that the layout is right.
  func image(_ name: String, of element: InterfaceElement) -> UIImage? {
    let reference = element.child(name)
    guard let imageName = element[name] ?? reference?["image"] else { return nil }
    let isSystem = (reference ?? element)["catalog"] == "system"
    let named = image(named: imageName, isSystem: isSystem, at: element.place(of: name))
    guard let named, let reference else { return named }
    do throws(InterfaceProblem) {
      return try rendered(named, reference)
    } catch {
      reading.note(error)
      return named
    }
  }

  /// An image as an `imageReference` says that it is rendered.
  private func rendered(_ image: UIImage, _ reference: InterfaceElement) throws(InterfaceProblem) -> UIImage {
    var image = image
    if let scale = try reference.choice("symbolScale", in: DocumentCoder.symbolScales), scale != .medium {
      image = image.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }
    let colors = try renderingColors(reference)
    switch try reference.choice("renderingMode", in: DocumentCoder.renderingModes) {
    case .template: return image.withRenderingMode(.alwaysTemplate)
    case .original: return image.withRenderingMode(.alwaysOriginal)
    case .monochrome: return image.withConfiguration(UIImage.SymbolConfiguration.preferringMonochrome())
    case .multicolor: return image.withConfiguration(UIImage.SymbolConfiguration.preferringMulticolor())
    case .hierarchical:
      return colors.first.map { image.withConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: $0)) } ?? image
    case .palette:
      return colors.isEmpty ? image : image.withConfiguration(UIImage.SymbolConfiguration(paletteColors: colors))
    case nil: return image
    }
  }

  private func renderingColors(_ reference: InterfaceElement) throws(InterfaceProblem) -> [UIColor] {
    var colors: [UIColor] = []
    for name in ["hierarchicalColors", "paletteColors"] {
      for child in reference.child(named: name)?.children ?? [] where child.name == "color" {
        if let color = color(try child.ownColor()) { colors.append(color) }
      }
    }
    return colors
  }

  private enum RenderingMode {
    case template, original, monochrome, multicolor, hierarchical, palette
  }

  private static let renderingModes: KeyValuePairs<String, RenderingMode> = [
    "template": .template, "original": .original, "monochrome": .monochrome, "multicolor": .multicolor,
    "hierarchical": .hierarchical, "palette": .palette,
  ]

  func image(named name: String, isSystem: Bool, at place: @autoclosure () -> SourcePlace) -> UIImage? {
    let resource = reading.document.resources.images[name]
    if isSystem || resource?.isSystem == true { return UIImage(systemName: name) }
    if let image = UIImage(named: name, in: reading.bundle, compatibleWith: nil) { return image }
    reading.noteOnce("image \(name)", .missing("image", name, place()))
    return resource.flatMap { UIImage.empty(CGSize(width: $0.size.width, height: $0.size.height)) }
  }

  /// The symbol configuration of the child with a key; nil if there is none.
  func symbolConfiguration(
    _ key: String, of element: InterfaceElement
  ) throws(InterfaceProblem) -> UIImage.SymbolConfiguration? {
    guard let child = element.child(key) else { return nil }
    var configuration = UIImage.SymbolConfiguration.unspecified
    func add(_ other: UIImage.SymbolConfiguration) { configuration = configuration.applying(other) }
    if let scale = try child.choice("scale", in: DocumentCoder.symbolScales) {
      add(UIImage.SymbolConfiguration(scale: scale))
    }
    let weight = try child.choice("weight", in: DocumentCoder.symbolWeights)
    if child["configurationType"] == "pointSize", let size = try child.number("pointSize") {
      add(UIImage.SymbolConfiguration(pointSize: size, weight: weight ?? .unspecified))
    } else if child["configurationType"] == "font", let font = try font("fontDescription", of: child, standardSize: nil)
    {
      add(UIImage.SymbolConfiguration(font: font))
    } else if let weight {
      add(UIImage.SymbolConfiguration(weight: weight))
    }
    return configuration
  }

  private static let symbolScales: KeyValuePairs<String, UIImage.SymbolScale> = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let symbolWeights: KeyValuePairs<String, UIImage.SymbolWeight> = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension UIImage {
  /// An image of which nothing is painted; nil if the size is none of an image.
  fileprivate static func empty(_ size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width <= 10_000, size.height <= 10_000 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in }
  }
}
