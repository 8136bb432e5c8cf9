import Foundation
import HeadlessUIKit
import Testing

@testable import GalleyTesting

/// For every kind of change the verdict is `changed`, and the message names what was changed, at default settings.
@MainActor @Suite struct MutationTests {
  /// A card of a picture's place, two texts and a button, placed by hand: 200 by 120 points.
  private final class Card: UIView {
    let avatar = UIView(frame: CGRect(x: 16, y: 16, width: 40, height: 40))
    let title = UILabel(frame: CGRect(x: 64, y: 16, width: 120, height: 24))
    let message = UILabel(frame: CGRect(x: 64, y: 44, width: 120, height: 44))
    let first = UIView(frame: CGRect(x: 16, y: 92, width: 20, height: 20))
    let second = UIView(frame: CGRect(x: 44, y: 92, width: 20, height: 20))

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
      accessibilityIdentifier = "card"
      backgroundColor = .white
      avatar.backgroundColor = UIColor(red: 0, green: 100.0 / 255, blue: 0, alpha: 1)
      avatar.layer.cornerRadius = 8
      title.text = "Boiler"
      message.text = "The pressure is low, and falls."
      message.numberOfLines = 2
      message.font = .systemFont(ofSize: 15)
      first.backgroundColor = .systemRed
      second.backgroundColor = .systemBlue
      let names = [(avatar, "avatar"), (title, "title"), (message, "message"), (first, "first"), (second, "second")]
      for (view, name) in names {
        view.accessibilityIdentifier = name
        addSubview(view)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private struct Mutation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let names: [String]
    let change: @MainActor @Sendable (Card) -> Void

    init(_ description: String, _ names: [String], _ change: @escaping @MainActor @Sendable (Card) -> Void) {
      (testDescription, self.names, self.change) = (description, names, change)
    }
  }

  private nonisolated static let mutations: [Mutation] = [
    Mutation("one glyph", ["title"]) { $0.title.text = "Boiled" },
    Mutation("one full stop", ["message"]) { $0.message.text = "The pressure is low, and falls" },
    Mutation("a missing line", ["message"]) { $0.message.numberOfLines = 1 },
    Mutation("a bold font", ["title"]) { $0.title.font = .boldSystemFont(ofSize: 17) },
    Mutation("half a point of font size", ["message"]) { $0.message.font = .systemFont(ofSize: 15.5) },
    Mutation("an alignment", ["title"]) { $0.title.textAlignment = .right },
    Mutation("one point", ["avatar"]) { $0.avatar.frame.origin.x += 1 },
    Mutation("one pixel of size", ["first"]) { $0.first.frame.size.width += 0.5 },
    Mutation("a colour by one level", ["avatar"]) {
      $0.avatar.backgroundColor = UIColor(red: 0, green: 101.0 / 255, blue: 0, alpha: 1)
    },
    Mutation("a text colour by one level", ["title"]) {
      $0.title.textColor = UIColor(red: 1.0 / 255, green: 0, blue: 0, alpha: 1)
    },
    Mutation("the background by one level", ["card"]) {
      $0.backgroundColor = UIColor(red: 1, green: 1, blue: 254.0 / 255, alpha: 1)
    },
    Mutation("another radius", ["avatar"]) { $0.avatar.layer.cornerRadius = 9 },
    Mutation("a border", ["second"]) { $0.second.layer.borderWidth = 1 },
    Mutation("a little transparency", ["second"]) { $0.second.alpha = 0.99 },
    Mutation("a hidden view", ["second"]) { $0.second.isHidden = true },
    Mutation("a view more", ["UIView"]) {
      let dot = UIView(frame: CGRect(x: 150, y: 100, width: 0.5, height: 0.5))
      dot.backgroundColor = .black
      $0.addSubview(dot)
    },
    Mutation("a view less", ["avatar"]) { $0.avatar.removeFromSuperview() },
    Mutation("swapped children", ["first"]) { $0.exchangeSubview(at: 3, withSubviewAt: 4) },
    Mutation("swapped places", ["first", "second"]) {
      ($0.first.frame, $0.second.frame) = ($0.second.frame, $0.first.frame)
    },
    Mutation("another name", ["avatar"]) { $0.avatar.accessibilityIdentifier = "picture" },
  ]

  @Test(arguments: mutations) private func everyChangeIsFoundAndNamed(mutation: Mutation) throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let strategy = Snapshotting<Card, UIImage>.image
    _ = store.verify(Card(), as: strategy, record: .missing)
    #expect(store.verify(Card(), as: strategy, record: .never) == nil)
    let changed = Card()
    mutation.change(changed)
    let message = try #require(store.verify(changed, as: strategy, record: .never), "\(mutation.testDescription)")
    let line = try #require(message.split(separator: "\n").first { $0.hasPrefix("changed ") }, "\(message)")
    for name in mutation.names { #expect(line.contains(name), "\(mutation.testDescription): \(line)") }
  }
}
