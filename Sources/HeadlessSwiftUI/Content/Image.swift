public import Foundation
public import HeadlessUIKit

/// A picture.
public struct Image: Equatable, Sendable {
  /// How a picture is painted.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How a picture fills another size.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// How a picture is interpolated; one way is drawn.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// The size of a symbol against the text beside it.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String, Bundle?)
    case ui(UIImage)
  }

  let source: Source
  var label: String?
  var renderingMode: TemplateRenderingMode?
  var resizing: (insets: EdgeInsets, mode: ResizingMode)?

  private init(_ source: Source, label: String? = nil) { (self.source, self.label) = (source, label) }

  /// A picture of an asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle), label: name) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle), label: label.plain)
  }
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
  public init(_ resource: ImageResource) { self.init(.ui(UIImage(resource: resource))) }

  /// A symbol of the system's.
  public init(systemName: String) { self.init(.symbol(systemName), label: systemName) }
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  public init(uiImage: UIImage) { self.init(.ui(uiImage)) }

  /// A picture of pixels.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.ui(UIImage(cgImage: cgImage, scale: scale, orientation: .up)), label: label.plain)
  }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.ui(UIImage(cgImage: cgImage, scale: scale, orientation: .up)))
  }

  /// The orientation of stored pixels.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 0
    case upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  public static func == (a: Image, b: Image) -> Bool {
    a.source == b.source && a.label == b.label && a.renderingMode == b.renderingMode
      && a.resizing?.insets == b.resizing?.insets && a.resizing?.mode == b.resizing?.mode
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// The picture fills what is proposed.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = (capInsets, resizingMode) }
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Symbols have one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// The brightness that pictures may have; pictures have the standard one.
  public struct DynamicRange: Hashable, Sendable {
    public static let standard = DynamicRange()
    public static let constrainedHigh = DynamicRange()
    public static let high = DynamicRange()
  }
}

/// The colours of a symbol's layers. Symbols have one.
public struct SymbolRenderingMode: Equatable, Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

extension Text {
  /// The characters, for labels.
  var plain: String {
    switch storage {
    case .verbatim(let string): string
    case .key(let key, let table, let bundle):
      InlineMarkdown(key.text(table: table, bundle: bundle).text).runs.map(\.text).joined()
    case .attributed(let string): String(string.characters)
    case .image: ""
    case .pair(let first, let second): first.plain + second.plain
    }
  }
}
