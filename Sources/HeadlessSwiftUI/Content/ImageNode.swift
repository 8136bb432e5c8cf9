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
    if isPartial { node.note("The variable value of a symbol is not drawn: it is shown whole.") }
    if isPixelated, resizing != nil { node.note("interpolation(.none) is not drawn.") }
    if isDrawn { node.note("Image(size:renderer:) is not drawn.") }
    if hasSeveralColors { node.note("symbolRenderingMode(_:) is not drawn: symbols have one layer.") }
    if environment.redactionReasons.contains(.placeholder) {
      node.painter = PlaceholderPainter(text: nil)
      node.note(PlaceholderPainter.finding)
      return [node]
    }
    if let image {
      node.painter = ImagePainter(image: image, color: color(in: environment))
    }
    (node.spoken.label, node.spoken.isPictureName) = spokenLabel(in: environment)
    node.spoken.traits = .image
    return [node]
  }

  /// VoiceOver's text for the picture: the app's own, else the text of the picture's name in strings files, else the
  /// name, of a symbol without its dots. (nilcoalescing.com, "Automatic image accessibility labels"; that Apple's own
  /// words for symbols are not public is in `UNSUPPORTED.md`.)
  @MainActor private func spokenLabel(in environment: EnvironmentValues) -> (label: String?, isName: Bool) {
    switch source {
    case .symbol(let name) where label == name: return (name.split(separator: ".").joined(separator: " "), true)
    case .named(let name, let bundle) where label == name:
      var text = name
      environment.traits.performAsCurrent { text = LocalizedStringKey(name).text(table: nil, bundle: bundle).text }
      return (text, text == name)
    default: return (label, false)
    }
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
      let names = environment.symbolVariants.names(of: name)
      if let image = names.lazy.compactMap({ UIImage(systemName: $0, withConfiguration: configuration) }).first {
        return image.variant(under: environment.traits)
      }
      UIKitFaults.raise("SwiftUI", call: "Image(systemName: \"\(name)\")", reason: "there is no symbol of this name")
      return nil
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

  func paint(_ node: ViewNode, in frame: CGRect, on canvas: NodeCanvas) -> NodeContent {
    var content = NodeContent()
    let context = ImageContext(pixels: canvas.pixels, traits: canvas.traits, tintColor: color)
    content.commands = image.commands(filling: canvas.pixels.nearest(frame), in: context)
    content.notes = image.content?.notes ?? []
    content.facts.image = frame.size
    if let recorded = image.content?.recorded { content.attributes.append(.init(name: "image", value: recorded)) }
    return content
  }
}
