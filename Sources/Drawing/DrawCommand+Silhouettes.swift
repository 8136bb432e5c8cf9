import Foundation
import Raster

extension [DrawCommand] {
  /// The shapes that the commands cover, in opaque black, however transparent their paint is.
  package var silhouettes: [DrawCommand] { map(\.silhouette) }
}

extension DrawCommand {
  fileprivate var silhouette: DrawCommand {
    let black = Color(red: 0, green: 0, blue: 0)
    switch self {
    case .fill(let path, _), .backdrop(let path, _): return .fill(path, black)
    case .stroke(let outline, let style, _): return .stroke(outline, style, .color(black))
    case .shadow(let path, var shadow):
      shadow.color = black
      return .shadow(path, shadow)
    case .glyphs(var run):
      run.color = black
      return .glyphs(run)
    case .begin(.shadow(var shadow)):
      shadow.color = black
      return .begin(.shadow(shadow))
    case .begin(.group): return .begin(.group(alpha: 1))
    case .begin(.transform), .begin(.clip), .begin(.mask), .end: return self
    }
  }
}
