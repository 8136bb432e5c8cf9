import Foundation
import GalleyTesting
import HeadlessUIKit

/// A phone's screen in an assertion of a test: one call of `verifySnapshot` on an iPhone 16, 1179 by 2556 pixels, at
/// all twelve sizes, in a new process.
@MainActor
struct PhoneScreensBenchmark {
  enum Part: String {
    /// References are written.
    case record
    /// Nothing changed.
    case unchanged
    /// All cards but the first moved: pictures of the difference are written.
    case failing
  }

  private let part: Part
  private let folder: URL

  init(_ arguments: Arguments) throws {
    guard let part = Part(rawValue: try arguments.required("part")) else { throw BenchmarkError.usage }
    self.part = part
    folder = URL(fileURLWithPath: try arguments.required("folder"), isDirectory: true)
  }

  func run() throws -> [Figure] {
    // The location of the run's own folder.
    setenv("SNAPSHOT_ARTIFACTS", folder.appendingPathComponent("output").path, 1)
    var message: String?
    let seconds = processorSeconds { message = verify() }
    let isExpected =
      switch part {
      case .record: message?.hasPrefix("Record mode is on.") == true
      case .unchanged: message == nil
      case .failing: message?.contains("does not match") == true
      }
    guard isExpected else { throw BenchmarkError.assertion(message ?? "passed") }
    return [Figure(name: "screens.\(part.rawValue)", value: seconds, unit: "s")]
  }

  private func verify() -> String? {
    verifySnapshot(
      of: makeScreen(), as: .image(on: .device("iPhone 16"), categories: .all), named: "screen",
      record: part == .record ? .all : .never,
      snapshotDirectory: folder.appendingPathComponent("store").path, testName: "screens()")
  }

  private func makeScreen() -> UIView {
    let screen = UIView()
    screen.backgroundColor = .systemBackground
    let cards = UIStackView(arrangedSubviews: CollectionCard.cards(8).map(makeCard))
    cards.axis = .vertical
    cards.spacing = part == .failing ? 9 : 8
    cards.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(cards)
    NSLayoutConstraint.activate([
      cards.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor, constant: 16),
      cards.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
      cards.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
    ])
    return screen
  }

  private func makeCard(_ card: CollectionCard) -> UIView {
    let texts = UIStackView(arrangedSubviews: [
      makeLabel(card.title, .headline), makeLabel(card.message, .body), makeLabel(card.date, .footnote),
    ])
    texts.axis = .vertical
    texts.spacing = 4
    texts.isLayoutMarginsRelativeArrangement = true
    texts.layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    texts.backgroundColor = .secondarySystemBackground
    texts.layer.cornerRadius = 12
    return texts
  }

  private func makeLabel(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.text = text
    if style == .footnote { label.textColor = .systemIndigo }
    return label
  }
}
