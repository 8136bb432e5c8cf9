import Findings
@_spi(Subclasses) import UIKitValues

/// The notes already made of looks, symbols and fonts that are drawn only nearly as UIKit draws them: each is made once for
/// a scene.
struct Approximations {
  private static let kinds: Set<FindingKind> = [.approximateLook, .approximateSymbol, .missingSymbol, .missingAsset]

  private var said: Set<String> = []

  /// The notes without those about a look, symbol or font that were already mentioned.
  mutating func firsts(of notes: [ViewContent.Note]) -> [ViewContent.Note] {
    guard notes.contains(where: { Self.kinds.contains($0.kind) }) else { return notes }
    return notes.filter { !Self.kinds.contains($0.kind) || said.insert($0.message).inserted }
  }
}

extension CALayer {
  /// Notes on what is drawn only nearly of the layer's own look, and on placeholders among its sublayers without views.
  final var approximations: [ViewContent.Note] {
    guard let effects, effects.transform.hasPerspective else { return placeholders }
    return [
      ViewContent.Note(
        kind: .approximateLook, message: "A transform with perspective is drawn as the nearest one without.")
    ] + placeholders
  }

  private var placeholders: [ViewContent.Note] {
    var notes: [ViewContent.Note] = []
    var layers = [self]
    while let layer = layers.popLast() {
      if let message = layer.placeholderMessage { notes.append(.init(kind: .placeholderScreen, message: message)) }
      layers += (layer.ownSublayers ?? []).reversed().filter { $0.view == nil && $0.isPainted }
    }
    return notes
  }
}
