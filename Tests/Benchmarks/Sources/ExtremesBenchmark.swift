import Drawing
import Foundation
import HeadlessUIKit
import TestSupport

/// Extreme inputs that someone will write nevertheless: a thousand constraints that contradict each other, a thousand
/// labels in a stack without room, a megabyte of text in a label. Each case runs in its own process to measure its
/// memory.
@MainActor
struct ExtremesBenchmark {
  nonisolated static let cases = [
    "dense-conflicts", "stack-equal-centering", "stack-equal-centering-without-spacing", "stack-equal-spacing",
    "stack-fill-equally", "stack-fill-proportionally", "newlines", "shrinking", "words",
  ]

  private let name: String
  /// The numbers of constraints or labels, and of words.
  private let (items, words): (Int, Int)

  init(_ arguments: Arguments) throws {
    name = try arguments.required("case")
    (items, words) = (arguments.amount(1_000), arguments.amount(200_000))
  }

  func run() throws -> [Figure] {
    let work = try work()
    let start = processorSeconds()
    work()
    return [
      Figure(name: "extremes.\(name)", value: processorSeconds() - start, unit: "s"),
      Figure(name: "extremes.\(name).memory", value: try peakMegabytes(), unit: "MB"),
    ]
  }

  private func work() throws -> () -> Void {
    switch name {
    case "dense-conflicts": denseConflicts
    case "stack-equal-centering": { stack(.equalCentering) }
    case "stack-equal-centering-without-spacing": { stack(.equalCentering, spacing: 0) }
    case "stack-equal-spacing": { stack(.equalSpacing) }
    case "stack-fill-equally": { stack(.fillEqually) }
    case "stack-fill-proportionally": { stack(.fillProportionally) }
    case "newlines": { label(String(repeating: "\n", count: 5 * words), shrinks: false) }
    case "shrinking": { label(String(repeating: "word ", count: words), shrinks: true) }
    case "words": { label(String(repeating: "word ", count: words), shrinks: false) }
    default: throw BenchmarkError.usage
    }
  }

  /// A thousand required equalities between edges and sizes of 60 views: more than half have to be broken.
  private func denseConflicts() {
    var generator = SeededGenerator(seed: 1)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let views = (0..<60).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let attributes: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX, .top, .bottom, .centerY]
    for _ in 0..<items {
      let first = Int.random(in: 0..<views.count, using: &generator)
      let second = (first + Int.random(in: 1..<views.count, using: &generator)) % views.count
      let axis = Int.random(in: 0...1, using: &generator) * 3
      let sides = (0..<2).map { _ in attributes[axis + Int.random(in: 0..<3, using: &generator)] }
      NSLayoutConstraint(
        item: views[first], attribute: sides[0], relatedBy: .equal, toItem: views[second], attribute: sides[1],
        multiplier: 1, constant: Double(Int.random(in: -50...50, using: &generator))
      ).isActive = true
    }
    root.layoutIfNeeded()
  }

  /// A thousand labels next to each other in a stack with room for only a few.
  private func stack(_ distribution: UIStackView.Distribution, spacing: CGFloat = 5) {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    stack.distribution = distribution
    stack.spacing = spacing
    for number in 0..<items {
      let label = UILabel()
      label.text = "label \(number)"
      stack.addArrangedSubview(label)
    }
    stack.layoutIfNeeded()
  }

  private func label(_ text: String, shrinks: Bool) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    label.numberOfLines = shrinks ? 1 : 0
    label.adjustsFontSizeToFitWidth = shrinks
    label.minimumScaleFactor = 0.1
    label.text = text
    _ = label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
    _ = label.record().displayList
  }
}
