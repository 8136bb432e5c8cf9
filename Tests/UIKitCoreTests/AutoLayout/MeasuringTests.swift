import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// The number of times that content is measured, and the widths.
@MainActor @Suite struct MeasuringTests {
  /// Constrains the view to the root's width, minus 10 at each side, at its top.
  static func spread(_ view: UIView, in root: UIView) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-[v]-10-|", views: ["v": view])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-10-[v]", views: ["v": view]))
  }

  @Test func aTextThatReadsItsBoundsHasItsHeightAtTheFirstLayout() {
    let root = root(120, 400)
    let view = constrained(Wrapping(250), "v", in: root)
    Self.spread(view, in: root)
    root.layoutIfNeeded()
    #expect(view.numbers == [10, 10, 100, 60])
    #expect(view.count == 2)
  }

  @Test func nothingIsMeasuredAgainWithoutNeed() {
    let root = root(120, 400)
    let view = constrained(Wrapping(250), "v", in: root)
    Self.spread(view, in: root)
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.count == 2)
  }

  @Test func aNewWidthIsMeasuredOnce() {
    let root = root(120, 400)
    let view = constrained(Wrapping(250), "v", in: root)
    Self.spread(view, in: root)
    root.layoutIfNeeded()
    root.frame.size.width = 70
    root.layoutIfNeeded()
    #expect(view.numbers == [10, 10, 50, 100])
    #expect(view.count == 3)
  }

  @Test func newContentIsMeasuredAtMostTwice() {
    let root = root(120, 400)
    let view = constrained(Wrapping(250), "v", in: root)
    Self.spread(view, in: root)
    root.layoutIfNeeded()
    view.length = 450
    root.layoutIfNeeded()
    #expect(view.frame.height == 100)
    #expect((3...4).contains(view.count))
  }

  /// A hundred nested views, with a text in the innermost, and a text next to each: still at most twice each.
  @Test func depthDoesNotMultiplyMeasurements() {
    let root = root(320, 4_000)
    var texts: [Wrapping] = []
    var parent = root
    for level in 0..<100 {
      let box = constrained(UIView(), "box\(level)", in: parent)
      let text = constrained(Wrapping(500), "text\(level)", in: parent)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-1-[text]-1-[box]", options: [.alignAllLeading, .alignAllTrailing],
          views: ["box": box, "text": text])
          + NSLayoutConstraint.constraints(withVisualFormat: "H:|-1-[box]-1-|", views: ["box": box]))
      if parent !== root { parent.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 1).isActive = true }
      texts.append(text)
      parent = box
    }
    root.layoutIfNeeded()
    #expect(texts.allSatisfy { $0.count <= 2 }, "\(texts.map(\.count))")
    for (level, text) in texts.enumerated() {
      let width = 318 - 2 * Double(level)
      #expect(agree([Double(text.frame.width), Double(text.frame.height)], [width, 20 * (500 / width).rounded(.up)]))
    }
  }

  @Test func aNewSizeChangesNothingElse() {
    let root = root(300, 100)
    let (one, two) = (constrained(Sized(50, 20), "one", in: root), constrained(Sized(60, 20), "two", in: root))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[one]-[two]", options: .alignAllTop, views: ["one": one, "two": two])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|[one]", views: ["one": one]))
    root.layoutIfNeeded()
    #expect([one.numbers, two.numbers] == [[8, 0, 50, 20], [66, 0, 60, 20]])
    let asked = two.count
    one.size.width = 70
    root.layoutIfNeeded()
    #expect([one.numbers, two.numbers] == [[8, 0, 70, 20], [86, 0, 60, 20]])
    #expect(two.count == asked)
  }

  @Test func aViewOfNoSizeAlongAnAxisIsNotHeldThere() {
    let root = root(300, 100)
    let view = constrained(Sized(-1, 20), "v", in: root)
    view.widthAnchor.constraint(equalToConstant: 33).at(1).isActive = true
    root.layoutIfNeeded()
    #expect(view.numbers == [0, 0, 33, 20])
  }

  @Test func prioritiesOfContentMayChange() {
    let root = root(300, 100)
    let view = constrained(Sized(100, 20), "v", in: root)
    view.widthAnchor.constraint(equalToConstant: 50).at(751).isActive = true
    view.heightAnchor.constraint(equalToConstant: 50).at(500).isActive = true
    root.layoutIfNeeded()
    #expect(view.numbers == [0, 0, 50, 50])
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(501), for: .vertical)
    root.layoutIfNeeded()
    #expect(view.numbers == [0, 0, 100, 20])
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 501)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }
}
