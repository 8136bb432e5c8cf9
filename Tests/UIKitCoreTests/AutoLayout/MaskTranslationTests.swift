import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// A frame and its autoresizing mask act as required constraints.
@MainActor @Suite struct MaskTranslationTests {
  /// All 64 masks: a view constrained to the edges of one with a frame gets the position that autoresizing gives that
  /// one, whether the superview's size is set or solved.
  @Test func everyMaskIsTranslated() {
    for raw in UInt(0)..<64 {
      let mask = UIView.AutoresizingMask(rawValue: raw)
      let root = root(500, 500)
      let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      root.addSubview(superview)
      let view = UIView(frame: CGRect(x: 20, y: 40, width: 30, height: 40))
      view.autoresizingMask = mask
      superview.addSubview(view)
      let follower = constrained(UIView(), "follower", in: superview)
      NSLayoutConstraint.activate([
        follower.leftAnchor.constraint(equalTo: view.leftAnchor),
        follower.topAnchor.constraint(equalTo: view.topAnchor),
        follower.widthAnchor.constraint(equalTo: view.widthAnchor),
        follower.heightAnchor.constraint(equalTo: view.heightAnchor),
      ])
      root.layoutIfNeeded()
      #expect(follower.numbers == [20, 40, 30, 40], "mask \(raw)")
      superview.frame.size = CGSize(width: 160, height: 180)
      root.layoutIfNeeded()
      // The follower is rounded to half points.
      #expect(agree(follower.numbers, view.numbers, within: 0.5), "mask \(raw), set")
      superview.translatesAutoresizingMaskIntoConstraints = false
      superview.fix(width: 240, height: 240)
      root.layoutIfNeeded()
      #expect(superview.numbers == [0, 0, 240, 240])
      #expect(agree(follower.numbers, view.numbers, within: 0.5), "mask \(raw), solved")
    }
  }

  @Test func aFrameThatIsSetMovesWhatHangsOnIt() {
    let root = root(300, 300)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    let below = constrained(UIView(), "below", in: root)
    below.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 5).isActive = true
    below.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(below.numbers == [10, 65, 0, 0])
    view.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
    root.layoutIfNeeded()
    #expect(below.numbers == [50, 145, 0, 0])
    #expect(view.numbers == [50, 60, 70, 80])
  }

  @Test func aRequiredConstraintAgainstTheFrameConflicts() {
    let root = root(300, 300)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.accessibilityIdentifier = "v"
    root.addSubview(view)
    view.fix(width: 100)
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
    #expect(ConflictTests.messages(root).first?.contains("<NSAutoresizingMaskLayoutConstraint h=--- v=--- v") == true)
  }

  @Test func translationCanBeSwitchedOff() {
    let root = root(300, 300)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    root.layoutIfNeeded()
    view.translatesAutoresizingMaskIntoConstraints = false
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.numbers == [0, 0, 300, 0])
    view.translatesAutoresizingMaskIntoConstraints = true
    width.isActive = false
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(view.numbers == [1, 2, 3, 4])
  }

  /// Nothing in a hierarchy without constraints creates an engine.
  @Test func treesOfFramesStayAsTheyAre() {
    let root = root(300, 300)
    let view = UIView(frame: CGRect(x: 0.3, y: 0.3, width: 10.1, height: 10.1))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0.3, y: 0.3, width: 10.1, height: 10.1))
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }
}
