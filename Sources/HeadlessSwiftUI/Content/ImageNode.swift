import Drawing
import Foundation
import HeadlessUIKit
import ProposalLayout
@_spi(Subclasses) import UIKitValues

extension Image: View, PrimitiveView {
  public typealias Body = Never

  /// A picture has its own size, whatever is proposed, unless it is resizable (A6).
  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let environment = context.environment
    let image = uiImage(in: environment)
    let size = LayoutSize(image?.size ?? .zero)
    let baseline = (image?.content?.baselineOffsetFromBottom).map { Double($0) }
    let rule = rule(size, baseline)
    let node = ViewNode("Image", rule, in: context)
    if let image {
      node.painter = ImagePainter(image: image, color: color(in: environment))
    }
    node.spoken.label = label
    node.spoken.traits = .image
    return [node]
  }

  private func rule(_ size: LayoutSize, _ baseline: Double?) -> Leaf {
    if resizing != nil { return Leaf { $0.replacingUnspecified(by: size) } }
    guard let baseline else { return .rigid(size) }
    return Leaf(baselines: { ($0.height - baseline, $0.height - baseline) }, { _ in size })
  }

  @MainActor private func color(in environment: EnvironmentValues) -> UIColor {
    environment.foreground(level: 0).color(in: environment)
  }

  /// UIKit's image in an environment; nil, and a fault, if there is none of the name.
  @MainActor func uiImage(in environment: EnvironmentValues) -> UIImage? {
    var image: UIImage?
    environment.traits.performAsCurrent { image = found(in: environment) }
    guard let found = image else { return nil }
    return resized(rendered(found))
  }

  @MainActor private func found(in environment: EnvironmentValues) -> UIImage? {
    switch source {
    case .symbol(let name):
      var font = (environment.font ?? .body).uiFont(under: environment.traits)
      for change in environment.fontChanges { font = font.changed(change) }
      let configuration = UIImage.SymbolConfiguration(font: font, scale: environment.imageScale.symbolScale)
      return UIImage(systemName: name, withConfiguration: configuration)?.variant(under: environment.traits)
    case .named(let name, let bundle):
      if let image = UIImage(named: name, in: bundle, compatibleWith: environment.traits) { return image }
      UIKitFaults.raise(
        "SwiftUI", call: "Image(\"\(name)\")",
        reason: "neither an asset catalogue nor a file has an image of this name; name the folder of the app's assets")
      return nil
    case .ui(let image): return image.variant(under: environment.traits)
    }
  }

  private func rendered(_ image: UIImage) -> UIImage {
    switch renderingMode {
    case .template: image.withRenderingMode(.alwaysTemplate)
    case .original: image.withRenderingMode(.alwaysOriginal)
    case nil: image
    }
  }

  private func resized(_ image: UIImage) -> UIImage {
    guard let resizing, resizing.insets != EdgeInsets() || resizing.mode == .tile else { return image }
    let insets = UIEdgeInsets(
      top: resizing.insets.top, left: resizing.insets.leading, bottom: resizing.insets.bottom,
      right: resizing.insets.trailing)
    return image.resizableImage(withCapInsets: insets, resizingMode: resizing.mode == .tile ? .tile : .stretch)
  }
}

/// Paints a picture.
private struct ImagePainter: NodePainter {
  let image: UIImage
  let color: UIColor

  func paint(_ node: ViewNode, in frame: CGRect, on canvas: Canvas) -> NodeContent {
    var content = NodeContent()
    let context = ImageContext(pixels: canvas.pixels, traits: canvas.traits, tintColor: color)
    content.commands = image.commands(filling: canvas.pixels.nearest(frame), in: context)
    content.notes = image.content?.notes ?? []
    if let recorded = image.content?.recorded { content.attributes.append(.init(name: "image", value: recorded)) }
    return content
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The size of symbols against text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension Image.Scale {
  fileprivate var symbolScale: UIImage.SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension View {
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    changingEnvironment { $0.imageScale = scale }
  }

  /// Symbols have one layer.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { modifier(EmptyModifier()) }

  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { modifier(EmptyModifier()) }
}

/// Variants of symbols. Not supported: name the variant's symbol.
public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let square = SymbolVariants()
  public static let rectangle = SymbolVariants()
  public static let slash = SymbolVariants()
  public var fill: SymbolVariants { self }
  public var circle: SymbolVariants { self }
  public var square: SymbolVariants { self }
  public var slash: SymbolVariants { self }
}
