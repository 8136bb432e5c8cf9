import Drawing
import Foundation

/// The commands that a context has recorded, with the clips and layers that are still open.
///
/// Clips are opened when something is drawn in them, so saving and restoring the state without drawing leaves no trace.
struct CommandRecorder {
  /// A transparency layer that is open.
  struct Layer {
    /// The clip that it lies in.
    let clip: ClipArea?
    /// The clips that were open around it.
    let openClips: [ClipArea]
    /// The number of scopes that it consists of.
    let scopeCount: Int
    /// The number of states that had been saved before it.
    let savedCount: Int
  }

  private(set) var commands: [DrawCommand] = []
  private(set) var layers: [Layer] = []
  /// The number of scopes of all layers.
  private var layerDepth = 0
  /// The clips that are open in the innermost layer, outermost first.
  private var openClips: [ClipArea] = []
  /// The clip that they belong to.
  private var clip: ClipArea?
  /// Whether something outside of layers is combined with what lies below it in another way than over it.
  private var blendsBelow = false

  /// Adds commands within a clip, inside of scopes, outermost first.
  mutating func append(_ added: [DrawCommand], in clip: ClipArea?, _ scopes: [Scope] = []) {
    begin(scopes, in: clip)
    commands += added
    for _ in scopes { commands.append(.end) }
  }

  /// Begins a layer; one that is nested too deeply is not a picture of its own.
  mutating func beginLayer(_ scopes: [Scope], in clip: ClipArea?, savedCount: Int) {
    let scopes = hasRoom(in: clip) ? scopes : []
    begin(scopes, in: clip)
    layerDepth += scopes.count
    layers.append(Layer(clip: clip, openClips: openClips, scopeCount: scopes.count, savedCount: savedCount))
    openClips = []
  }

  mutating func endLayer() {
    guard let layer = layers.popLast() else { return }
    close(to: 0)
    layerDepth -= layer.scopeCount
    for _ in 0..<layer.scopeCount { commands.endScope() }
    (clip, openClips) = (layer.clip, layer.openClips)
  }

  /// All commands, with everything closed that is open, as a picture of their own.
  var finished: [DrawCommand] {
    var copy = self
    while !copy.layers.isEmpty { copy.endLayer() }
    copy.close(to: 0)
    return copy.blendsBelow ? copy.commands.inside(.group(alpha: 1)) : copy.commands
  }

  private mutating func begin(_ scopes: [Scope], in clip: ClipArea?) {
    open(clip)
    for scope in scopes {
      if layers.isEmpty, case .group(_, let blendMode) = scope, blendMode != .normal { blendsBelow = true }
      commands.append(.begin(scope))
    }
  }

  // MARK: Clips

  /// The greatest depth of clips and layers in each other, as renderers have a limit, which includes the view's own
  /// nesting.
  private static let deepest = 200

  /// Whether another clip or layer can be nested in a clip; if not, a fault is recorded.
  func hasRoom(in clip: ClipArea?) -> Bool {
    let hasRoom = layerDepth + (clip?.depth ?? 0) < Self.deepest
    if !hasRoom {
      UIKitFaults.unsupported(
        "CGContext with more than \(Self.deepest) nested clips and transparency layers",
        instead: "Restore the state between them.")
    }
    return hasRoom
  }

  /// Makes a clip the innermost open one. That of the layer holds for all in it, even after a reset.
  private mutating func open(_ wanted: ClipArea?) {
    guard wanted !== clip else { return }
    var (chain, next) = ([ClipArea](), wanted)
    while let inner = next, inner !== layers.last?.clip {
      chain.append(inner)
      next = inner.outer
    }
    let clips = Array(chain.reversed())
    let common = zip(clips, openClips).prefix { $0 === $1 }.count
    close(to: common)
    for clip in clips.dropFirst(common) { commands.append(.begin(clip.scope)) }
    (openClips, clip) = (clips, wanted)
  }

  private mutating func close(to count: Int) {
    while openClips.count > count {
      commands.endScope()
      openClips.removeLast()
    }
    clip = nil
  }
}
