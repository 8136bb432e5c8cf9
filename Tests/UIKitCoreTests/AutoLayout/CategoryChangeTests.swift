import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Another content size category means new sizes, and new constants for them: nothing is rebuilt.
@MainActor @Suite struct CategoryChangeTests {
  final class Label: UILabel {
    var measurements = 0
    var updates = 0

    override var intrinsicContentSize: CGSize {
      measurements += 1
      return super.intrinsicContentSize
    }

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  final class Stack: UIStackView {
    var updates = 0

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  /// A text whose height depends on its width and, by the category's number, on the category.
  final class Drawing: UIView {
    var measurements = 0
    var updates = 0

    override var intrinsicContentSize: CGSize {
      measurements += 1
      let isLarge = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
      let length: CGFloat = isLarge ? 900 : 450
      return CGSize(width: UIView.noIntrinsicMetric, height: 20 * (length / max(1, bounds.width)).rounded(.up))
    }

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @MainActor private struct Card {
    let root = UIKitTestSupport.root(320, 2_000)
    let labels: [Label]
    let stack = Stack()
    let drawing = Drawing()

    /// Below each other: texts on a baseline, a stack view with two that wrap, and one that draws itself.
    init() {
      labels = (0..<4).map { _ in Label() }
      for label in labels {
        label.text = "Some words that take more than one line where the text is large"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }
      let (title, date) = (constrained(labels[0], "title", in: root), constrained(labels[1], "date", in: root))
      stack.axis = .vertical
      labels[2...].forEach(stack.addArrangedSubview)
      let views: [String: Any] = [
        "title": title, "date": date, "stack": constrained(stack, "stack", in: root),
        "drawing": constrained(drawing, "drawing", in: root),
      ]
      let formats = ["|-[title(150)]-[date]-|", "|-[stack]-|", "|-[drawing]-|", "V:|-[title]-[stack]-[drawing]"]
      NSLayoutConstraint.activate(
        formats.flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0, views: views) } + [
          title.firstBaselineAnchor.constraint(equalTo: date.firstBaselineAnchor)
        ])
    }

    func layOut(_ category: UIContentSizeCategory) {
      root.overrideTraits = UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 2), UITraitCollection(preferredContentSizeCategory: category),
      ])
      root.layoutIfNeeded()
    }

    var measurements: [Int] { labels.map(\.measurements) + [drawing.measurements] }
    var updates: [Int] { labels.map(\.updates) + [drawing.updates, stack.updates] }
    var frames: [[Double]] { (labels + [stack, drawing]).map(\.numbers) }
  }

  @Test func onlyConstantsChange() throws {
    let card = Card()
    card.layOut(.large)
    #expect(card.updates == [1, 1, 1, 1, 1, 1])
    #expect(card.measurements.allSatisfy { (1...2).contains($0) }, "\(card.measurements)")
    for category in [UIContentSizeCategory.accessibilityExtraLarge, .extraSmall, .large] {
      let (solvers, measurements, updates) = (LayoutWork.solverCount, card.measurements, card.updates)
      let before = try #require(card.root.layoutWork)
      card.layOut(category)
      let after = try #require(card.root.layoutWork)
      #expect(LayoutWork.solverCount == solvers)
      #expect(after.added == before.added && after.removed == before.removed, "\(category)")
      #expect(after.constants > before.constants)
      let measured = zip(card.measurements, measurements).map { $0.0 - $0.1 }
      #expect(measured.allSatisfy { (1...2).contains($0) }, "\(category): \(measured)")
      // Nor does a stack view check its arrangement, which does not depend on sizes.
      #expect(card.updates == updates, "\(category)")
      let fresh = Card()
      fresh.layOut(category)
      #expect(card.frames == fresh.frames, "\(category)")
    }
  }
}
