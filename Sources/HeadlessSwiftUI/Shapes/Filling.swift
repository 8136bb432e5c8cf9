package import Drawing
import Foundation
import HeadlessUIKit
import Raster
import UIKitCore
@_spi(Subclasses) import UIKitValues

/// The paint of a style in an environment.
public struct Filling: Sendable {
  indirect enum Kind: Sendable {
    case color(UIColor)
    /// A gradient for a rectangle.
    case gradient(@MainActor @Sendable (CGRect, EnvironmentValues) -> Drawing.Gradient)
    /// A system material: a tint over what lies behind, blurred.
    case material(UIBlurEffect.Style)
    case faded(Kind, Double)
    /// A style that is not drawn as on a device, with what is drawn in its place.
    case noted(Kind, String)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  static func color(_ color: UIColor) -> Filling { Filling(.color(color)) }

  func faded(_ opacity: Double) -> Filling { Filling(.faded(kind, opacity)) }

  /// The paint in a rectangle.
  @MainActor func paint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
    kind.paint(in: rect, environment)
  }

  /// Fills a path in a rectangle. A material blurs what lies behind, less if it is faded, unless transparency is reduced.
  @MainActor func fill(
    _ path: Drawing.Path, in rect: CGRect, _ environment: EnvironmentValues
  ) -> [DrawCommand] {
    let fill = DrawCommand.fill(path, paint(in: rect, environment))
    let opacity = kind.materialOpacity ?? 0
    guard opacity > 0, !environment.accessibilityReduceTransparency else { return [fill] }
    var backdrop = UIKitCore.Material.backdrop
    backdrop.blur *= opacity
    backdrop.saturation = 1 + (backdrop.saturation - 1) * opacity
    return [.backdrop(path, backdrop), fill]
  }

  /// The colour for text, where a gradient has its first.
  @MainActor func color(in environment: EnvironmentValues) -> UIColor { kind.color(in: environment) }

  /// The filling with a finding that it is not what a device shows.
  func noted(_ message: String) -> Filling { Filling(.noted(kind, message)) }

  /// The findings that the filling is not what a device shows.
  var notes: [String] { kind.notes }

  /// Whether only a colour is painted.
  var isColor: Bool { kind.isColor }
  var isMaterial: Bool { kind.materialOpacity != nil }
}

extension Filling.Kind {
  @MainActor fileprivate func paint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
    switch self {
    case .color(let color): .color(color.color(under: environment.traits))
    case .gradient(let make): .gradient(make(rect, environment))
    case .material(let style):
      .color(
        style.material(isDark: environment.colorScheme == .dark)
          .tint(isOpaque: environment.accessibilityReduceTransparency))
    case .faded(let filling, let opacity): filling.paint(in: rect, environment).faded(opacity)
    case .noted(let filling, _): filling.paint(in: rect, environment)
    }
  }

  @MainActor fileprivate func color(in environment: EnvironmentValues) -> UIColor {
    switch self {
    case .color(let color): return color
    case .gradient(let make):
      let first = make(CGRect(x: 0, y: 0, width: 1, height: 1), environment).stops.first?.color
      return first.map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) } ?? .clear
    case .material: return .label
    case .faded(let filling, let opacity):
      let color = filling.color(in: environment).resolvedColor(with: environment.traits)
      return color.withAlphaComponent(color.cgColor.alpha * opacity)
    case .noted(let filling, _): return filling.color(in: environment)
    }
  }

  fileprivate var isColor: Bool {
    switch self {
    case .color: true
    case .faded(let filling, _): filling.isColor
    case .noted(let filling, _): filling.isColor
    default: false
    }
  }

  /// The opacity of a material, 1 if it is not faded; nil for what is none.
  fileprivate var materialOpacity: Double? {
    switch self {
    case .material: 1
    case .faded(let filling, let opacity): filling.materialOpacity.map { $0 * min(max(opacity, 0), 1) }
    case .noted(let filling, _): filling.materialOpacity
    default: nil
    }
  }

  fileprivate var notes: [String] {
    switch self {
    case .faded(let filling, _): filling.notes
    case .noted(let filling, let message): filling.notes + [message]
    default: []
    }
  }
}

extension Paint {
  fileprivate func faded(_ opacity: Double) -> Paint {
    switch self {
    case .color(var color):
      color.alpha *= opacity
      return .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.alpha *= opacity }
      return .gradient(gradient)
    case .image: return self
    }
  }
}
