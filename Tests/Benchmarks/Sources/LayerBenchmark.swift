import Drawing
import Foundation
import Raster
import Renderers
import ViewRendering

/// The card at twelve sizes with what real cards have: a shadow, and a gradient from corner to corner in continuous
/// corners. Drawn at 2x and hashed, warm.
@MainActor
struct LayerBenchmark {
  private let text: String
  private let rounds: Int

  init(_ arguments: Arguments) throws {
    text = try contents(of: arguments.required("text"))
    rounds = try arguments.count("rounds")
  }

  func run() throws -> [Figure] {
    let cards = try TemporaryFolder.with { folder in
      let renderer = ViewRenderer()
      return try BenchmarkCard.cases(text: text, in: folder).map { try CardAtSize($0, with: renderer) }
    }
    return [
      try figure("circular", cards) { $0.displayList.layered(.circular) },
      try figure("continuous", cards) { $0.displayList.layered(.continuous) },
    ]
  }

  /// Images per CPU second.
  private func figure(_ name: String, _ cards: [CardAtSize], _ list: (CardAtSize) -> DisplayList) throws -> Figure {
    let lists = cards.map { (card: $0, list: list($0)) }
    var start = 0.0
    for round in 0...rounds {
      if round == 1 { start = processorSeconds() }
      for (card, list) in lists { _ = try card.draw(list).hash }
    }
    let count = Double(rounds * lists.count)
    return Figure(name: "layers.\(name)", value: count / (processorSeconds() - start), unit: "images/s")
  }
}

extension DisplayList {
  /// The list with margins of 16 points around it, its background's colour replaced by a gradient, and a shadow below.
  fileprivate func layered(_ curve: CornerCurve) -> DisplayList {
    let margin = 16.0
    let card = RoundedRectangle(rect: CGRect(origin: .zero, size: size), cornerRadius: 16, curve: curve)
    let shadow = Shadow(
      offset: CGSize(width: 0, height: 4), blurRadius: 16, color: Color(red: 0, green: 0, blue: 0, alpha: 0.2))
    let gradient = Gradient(
      .axial(from: .zero, to: CGPoint(x: size.width, y: size.height)),
      stops: [
        Gradient.Stop(location: 0, color: Color(red: 0.9, green: 0.95, blue: 1)),
        Gradient.Stop(location: 1, color: Color(red: 0.8, green: 0.8, blue: 1)),
      ])
    let layers: [DrawCommand] = [
      .shadow(.rectangle(card), shadow), .fill(.rectangle(card), .gradient(gradient)),
    ]
    let texts = commands.filter { if case .fill = $0 { false } else { true } }
    return DisplayList(
      size: CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin),
      commands: (layers + texts).moved(by: CGPoint(x: margin, y: margin)))
  }
}
