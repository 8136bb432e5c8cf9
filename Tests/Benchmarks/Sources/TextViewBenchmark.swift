import Foundation
import HeadlessUIKit
import Renderers
import TextLayout
import ViewRendering

/// A text view that shows the top of a text of a megabyte, or another part of it.
@MainActor
struct TextViewBenchmark {
  private static let size = CGSize(width: 375, height: 667)
  private let rounds: Int
  private let length: Int

  init(_ arguments: Arguments) throws {
    rounds = try arguments.count("rounds")
    length = arguments.amount(1_000_000, least: 20_000)
  }

  func run() throws -> [Figure] {
    try shown("Two")
    return try TextViewText.allCases.flatMap(figures)
  }

  /// Milliseconds, each the least of the rounds.
  private func figures(_ text: TextViewText) throws -> [Figure] {
    let string = text.string(length)
    var (top, next) = (Double.infinity, Double.infinity)
    for _ in 1...rounds {
      TextLayoutEngine.shared.removeCache()
      let times = try shown(string)
      (top, next) = (min(top, times.top), min(next, times.next))
    }
    return [("top", top), ("next", next)].map { name, seconds in
      Figure(name: "text-view.\(text.rawValue).\(name)", value: seconds * 1000, unit: "ms")
    }
  }

  /// The processor time from a string to its text view's layout and recording at the top, and of the layout of the page
  /// below after that.
  @discardableResult
  private func shown(_ text: String) throws -> (top: Double, next: Double) {
    let (start, page) = (processorSeconds(), Self.size.height)
    var times = (top: 0.0, next: 0.0)
    var isScrolled = false
    _ = try ViewRenderer().layOut(
      under: Configuration(device: Device(name: "page", kind: .free, width: Self.size.width, height: page, scale: 2)),
      inspect: { view in
        times.top = processorSeconds() - start
        guard let view = view as? UITextView else { return }
        times.next = processorSeconds {
          view.contentOffset.y += page
          view.layoutIfNeeded()
        }
        isScrolled = view.contentSize.height > 2 * page
      },
      makeView: {
        let view = UITextView()
        view.font = .preferredFont(forTextStyle: .body)
        view.text = text
        return view
      })
    guard isScrolled || text.utf16.count < length, UIKitFaults.take().isEmpty else {
      throw BenchmarkError.nothingMeasured
    }
    return times
  }
}

/// The texts that are shown.
private enum TextViewText: String, CaseIterable {
  /// Paragraphs of seven sentences.
  case paragraphs
  /// One paragraph of words.
  case words
  /// One word.
  case word

  /// A text of so many bytes.
  func string(_ length: Int) -> String {
    let sentence = "The path climbs along the stream to a hut, where tea and cake are sold until dusk. "
    let part =
      switch self {
      case .paragraphs: String(repeating: sentence, count: 7) + "\n"
      case .words: sentence
      case .word: "path"
      }
    return String(String(repeating: part, count: length / part.utf8.count + 1).prefix(length))
  }
}
