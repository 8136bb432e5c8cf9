package import Foundation

/// What is done to all commands from one that begins the scope to the one that ends it.
package enum Scope: Sendable, Equatable {
  /// Their coordinates are taken to the ones of the scope around.
  case transform(AffineTransform)
  /// Only what lies inside of a path is painted.
  case clip(Path)
  /// They are painted as one picture with an opacity of `alpha` (0...1).
  case group(alpha: Double)
  /// They are painted over the shadow that all of them cast.
  case shadow(Shadow)
}

extension Scope {
  /// The scope's word in descriptions and messages.
  var name: String {
    switch self {
    case .transform: "transform"
    case .clip: "clip"
    case .group: "group"
    case .shadow: "shadow"
    }
  }
}

extension Scope: CustomStringConvertible {
  /// For example `clip 0 0 10 20`, `transform move 16 24`, or `transform 0 1 -1 0 16 24` for one that turns.
  package var description: String {
    switch self {
    case .transform(let transform): "\(name) \(words(transform))"
    case .clip(let path): "\(name) \(path)"
    case .group(let alpha): "\(name) alpha \(number(alpha))"
    case .shadow(let shadow): "\(name) \(shadow)"
    }
  }
}
