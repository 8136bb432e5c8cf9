import Drawing
import Foundation
import Raster

/// Painting of transforms, clips, groups and shadows.
extension Painting {
  mutating func begin(_ scope: Scope, _ command: DrawCommand, _ index: Int) throws(RenderingError) {
    switch scope {
    case .transform(let transform):
      guard scopes.open(transform) else { throw .notFinite(command: index, name: command.name) }
    case .clip(let path) where path.isLong:
      _ = try finite(DevicePath(path, scopes.place), command, index)
      try open(mask: [.fill(path, Color(red: 0, green: 0, blue: 0))], index)
    case .clip(let path):
      let path = try finite(DevicePath(path, scopes.place), command, index)
      try open(.clip, index)
      canvas.beginClip(path)
    case .mask(let commands): try open(mask: commands, index)
    case .group(let alpha, .normal):
      let alpha = try finite(alpha, command, index)
      try open(OpenScopes.Scope(groupWithAlpha: alpha, isIsolated: map.isolated.contains(index)), index)
    case .group(let alpha, let blendMode): try open(try finite(alpha, command, index), blendMode, index)
    case .shadow(let shadow): try open(shadow, command, index)
    }
  }

  func checkDepth(_ index: Int) throws(RenderingError) {
    guard scopes.depth < OpenScopes.largestDepth else { throw .nestedTooDeeply(command: index) }
  }

  mutating func open(_ scope: OpenScopes.Scope, _ index: Int) throws(RenderingError) {
    try checkDepth(index)
    guard case .group = scope else { return scopes.open(scope) }
    let cost = canvas.area.width * canvas.area.height
    guard scopes.hasRoom(for: cost) else { throw .groupsTooLarge(command: index) }
    canvas.beginGroup()
    scopes.open(scope, cost: cost)
  }

  /// Begins a shadow. Its content is painted on a separate canvas without the enclosing clips, as clipped content still
  /// casts a shadow.
  private mutating func open(_ shadow: Shadow, _ command: DrawCommand, _ index: Int) throws(RenderingError) {
    for number in [shadow.offset.width, shadow.offset.height, shadow.blurRadius] {
      _ = try finite(number, command, index)
    }
    let color = try finite(shadow.color, command, index)
    guard let shadow = DeviceShadow(shadow, scopes.place) else { throw .unsupportedShadow(command: index) }
    guard color.alpha > 0, !scopes.isHidden else { return try open(.hiddenShadow, index) }
    try checkDepth(index)
    let area = shadow.casterArea(visibleIn: canvas.area)
    // Doubled because blurring takes about as much memory as the canvas.
    let cost = 2 * area.width * area.height
    guard scopes.hasRoom(for: cost) else { throw .groupsTooLarge(command: index) }
    let bitmap = try pool.bitmap(of: area)
    canvasesBelow.append(canvas)
    canvas = Canvas(bitmap, area: area)
    scopes.open(.shadow(shadow), cost: cost)
  }

  mutating func end(_ index: Int) throws(RenderingError) {
    guard let scope = scopes.close() else { throw .unbalanced(command: index) }
    switch scope {
    case .clip: canvas.endClip()
    case .group(let alpha): canvas.endGroup(alpha: alpha)
    case .blended(let alpha, let combination):
      canvas.endGroup(alpha: alpha, combination)
      canvas.endClip()
    case .shaped(let group): try end(group)
    case .mask(let commands, let part, let index): try end(mask: commands, part, index)
    case .shadow(let shadow): try cast(shadow)
    case .transform, .opaqueGroup, .hiddenGroup, .hiddenShadow: break
    }
  }

  private mutating func cast(_ shadow: DeviceShadow) throws(RenderingError) {
    guard let below = canvasesBelow.popLast() else { return }
    let caster = canvas
    canvas = below
    try caster.finish()
    canvas.paint(shadow, of: caster)
    if paintsCasters || !canvasesBelow.isEmpty { canvas.paint(caster) }
  }
}
