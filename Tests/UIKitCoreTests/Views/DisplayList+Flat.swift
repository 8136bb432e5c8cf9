import Drawing
import Foundation
import TextLayout

extension DisplayList {
  /// The commands with translation scopes resolved, in the root's space.
  var flatCommands: [DrawCommand] {
    var (flat, transforms, isMove) = ([DrawCommand](), [AffineTransform.identity], [Bool]())
    for command in commands {
      let transform = transforms[transforms.count - 1]
      if case .begin(.transform(let inner)) = command {
        transforms.append(inner.inside(transform))
        isMove.append(true)
      } else if command.closesScope, isMove.popLast() == true {
        transforms.removeLast()
      } else {
        if command.opensScope { isMove.append(false) }
        flat.append(command.moved(by: transform))
      }
    }
    return flat
  }
}

extension DrawCommand {
  fileprivate func moved(by transform: AffineTransform) -> DrawCommand {
    switch self {
    case .fill(let path, .color(let color)): return .fill(path.moved(by: transform), color)
    case .fill(let path, .image(let source, let rect)):
      return .fill(path.moved(by: transform), .image(source, in: transform.box(of: rect)))
    case .glyphs(var run):
      let origin = transform.place(of: run.origin)
      run.glyphs = run.glyphs.map { PositionedGlyph(id: $0.id, x: origin.x + $0.x, y: origin.y + $0.y) }
      run.origin = .zero
      return .glyphs(run)
    case .begin(.clip(let path)): return .begin(.clip(path.moved(by: transform)))
    case .fill, .stroke, .shadow, .backdrop, .begin, .end: return self
    }
  }
}

extension Path {
  fileprivate func moved(by transform: AffineTransform) -> Path {
    func moved(_ rectangle: RoundedRectangle) -> RoundedRectangle {
      RoundedRectangle(rect: transform.box(of: rectangle.rect), cornerRadius: rectangle.cornerRadius)
    }
    return switch self {
    case .rectangle(let rectangle): .rectangle(moved(rectangle))
    case .border(let rectangle, let width): .border(moved(rectangle), width: width)
    case .outline: self
    }
  }
}
