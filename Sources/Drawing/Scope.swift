package import Foundation

/// An effect on all commands between the one that begins the scope and the one that ends it.
package enum Scope: Sendable, Equatable {
  /// Transforms their coordinates to those of the enclosing scope.
  case transform(AffineTransform)
  /// Clips them to the inside of a path.
  case clip(Path)
  /// Paints them as a single picture with an opacity of `alpha` (0...1), combined with what lies below.
  case group(alpha: Double, blendMode: BlendMode = .normal)
  /// Multiplies their opacity by that of the picture that other commands paint, in the same coordinates.
  case mask([DrawCommand])
  /// Paints the shadow that all of them cast below them.
  case shadow(Shadow)
}

extension Scope {
  /// The scope's keyword in descriptions and messages.
  var name: String {
    switch self {
    case .transform: "transform"
    case .clip: "clip"
    case .group: "group"
    case .mask: "mask"
    case .shadow: "shadow"
    }
  }
}

extension Scope: CustomStringConvertible {
  /// For example `clip 0 0 10 20`, `transform move 16 24`, or `transform 0 1 -1 0 16 24` for a rotation.
  package var description: String {
    switch self {
    case .transform(let transform): "\(name) \(words(transform))"
    case .clip(let path): "\(name) \(path)"
    case .group(let alpha, .normal): "\(name) alpha \(number(alpha))"
    case .group(let alpha, let blendMode): "\(name) alpha \(number(alpha)) blend \(blendMode)"
    case .mask(let commands): "\(name) (\(commands.map(\.description).joined(separator: "; ")))"
    case .shadow(let shadow): "\(name) \(shadow)"
    }
  }
}
