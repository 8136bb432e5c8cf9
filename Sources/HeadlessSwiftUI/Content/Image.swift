public import Foundation
public import HeadlessUIKit

/// A picture.
public struct Image: Equatable, Sendable {
  /// The way in which a picture is painted.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the view's colour by the picture's opacity, or in the picture's own colours.
    case template, original
  }

  /// The way in which a picture fills another size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated, or stretched.
    case tile, stretch
  }

  /// The interpolation of a picture; one way is drawn.
  public enum Interpolation: Hashable, Sendable {
    /// Qualities, which make no difference.
    case none, low, medium, high
  }

  /// The size of a symbol against the text beside it.
  public enum Scale: Hashable, Sendable {
    /// The sizes of UIKit's symbol configurations.
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
  /// Whether a part of the symbol is paler, which is not drawn.
  var isPartial = false
  /// Whether the pixels are not interpolated, which is not drawn.
  var isPixelated = false
  /// Whether commands draw the picture, which is not done.
  var isDrawn = false
  /// Whether the symbol has several colours, which are not drawn.
  var hasSeveralColors = false
  var resizing: (insets: EdgeInsets, mode: ResizingMode)?

  init(_ source: Source, label: String? = nil) { (self.source, self.label) = (source, label) }

  /// A picture of an asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle), label: name) }
  /// A picture of an asset catalogue, with a label for VoiceOver.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle), label: label.plain)
  }
  /// A picture of an asset catalogue that VoiceOver does not read.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
  /// A picture of an asset catalogue, or one of its symbols, drawn whole whatever the value: of one below 1 a finding says
  /// so.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isPartial = (variableValue ?? 1) < 1
  }
  /// A picture of an asset catalogue by its symbol.
  public init(_ resource: ImageResource) { self.init(.ui(UIImage(resource: resource))) }

  /// A symbol of the system's.
  public init(systemName: String) { self.init(.symbol(systemName), label: systemName) }
  /// A symbol of the system's, drawn whole whatever the value: of one below 1 a finding says so.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    isPartial = (variableValue ?? 1) < 1
  }

  /// UIKit's image.
  public init(uiImage: UIImage) { self.init(.ui(uiImage)) }

  /// A picture of pixels.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.ui(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation)), label: label.plain)
  }

  /// A picture of pixels that VoiceOver does not read.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.ui(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation)))
  }

  /// The orientation of stored pixels.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As the pixels are stored.
    case up = 0
    /// Mirrored from left to right, and turned by half and quarter turns.
    case upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    var uiOrientation: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
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

  /// Sets how the picture is painted; nil for its own way.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// The picture as it is: of a picture without interpolation, whose pixels are seen, a finding says so.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.isPixelated = interpolation == .none }
  }
  /// The picture as it is: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Symbols have one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.hasSeveralColors = mode?.hasSeveralColors ?? false }
  }
  /// The picture as it is: all have the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// The brightness that pictures may have; pictures have the standard one.
  public struct DynamicRange: Hashable, Sendable {
    /// That of the display without more.
    public static let standard = DynamicRange()
    /// A somewhat greater one.
    public static let constrainedHigh = DynamicRange()
    /// The display's greatest.
    public static let high = DynamicRange()
  }
}

/// The colours of a symbol's layers. Symbols have one.
public struct SymbolRenderingMode: Equatable, Sendable {
  let hasSeveralColors: Bool

  /// One colour.
  public static let monochrome = SymbolRenderingMode(hasSeveralColors: false)
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(hasSeveralColors: true)
  /// Shades of one colour.
  public static let hierarchical = SymbolRenderingMode(hasSeveralColors: true)
  /// Several colours of the view's foreground.
  public static let palette = SymbolRenderingMode(hasSeveralColors: true)
}

extension Text {
  /// The characters, for labels.
  var plain: String {
    switch storage {
    case .verbatim(let string): string
    case .key(let key, let table, let bundle):
      InlineMarkdown(key.text(table: table, bundle: bundle).text).runs.map(\.text).joined()
    case .attributed(let string): String(string.characters)
    case .formatted(let value): value.text(in: EnvironmentValues())
    case .image: ""
    case .pair(let first, let second): first.plain + second.plain
    }
  }
}
