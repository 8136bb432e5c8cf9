import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// `systemLayoutSizeFitting`: the hierarchy is solved separately, with its size requested at the fitting priorities
/// (WWDC 2018, session 220).
@MainActor @Suite struct FittingTests {
  /// A card with 10 points around a text of 250 points that wraps.
  static func card(_ text: UIView) -> UIView {
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    let views = ["t": text]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-[t]-10-|", views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-10-[t]-10-|", views: views))
    return card
  }

  @Test func theCompressedSizeIsTheContents() {
    let card = Self.card(Sized(100, 30))
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 50))
  }

  /// A hugging priority of 250 takes precedence over the size of 10,000 points at 50 (recorded: a label stays as it
  /// is).
  @Test func theExpandedSizeDoesNotStretchContent() {
    let card = Self.card(Sized(100, 30))
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 120, height: 50))
    let loose = Self.card(UIView())
    #expect(loose.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10_000, height: 10_000))
  }

  @Test func theHeightFollowsARequiredWidth() {
    let card = Self.card(Wrapping(250))
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 120, height: 80))
  }

  @Test func nothingIsMovedByAsking() {
    let root = root(500, 500)
    let card = Self.card(Sized(100, 30))
    root.addSubview(card)
    card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    card.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 50))
    #expect(card.numbers == [7, 0, 250, 50])
    root.layoutIfNeeded()
    #expect(card.numbers == [7, 0, 250, 50])
  }

  /// Measuring has its own state: the hierarchy does no work for it, and learns of later changes.
  @Test func aQuestionIsNoWorkForTheTree() throws {
    let root = root(500, 500)
    let text = Sized(100, 30)
    let card = Self.card(text)
    root.addSubview(card)
    root.layoutIfNeeded()
    let before = try #require(root.layoutWork)
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 50))
    #expect(root.layoutWork == before)
    let width = text.widthAnchor.constraint(equalToConstant: 60)
    width.isActive = true
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 50))
    root.layoutIfNeeded()
    #expect(card.bounds.size == CGSize(width: 80, height: 50))
    width.isActive = false
    root.layoutIfNeeded()
    #expect(card.bounds.size == CGSize(width: 120, height: 50))
  }

  @Test func aViewAloneFitsItsContent() {
    #expect(Sized(40, 20).systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 20))
    #expect(UIView().systemLayoutSizeFitting(CGSize(width: 8, height: 9)) == CGSize(width: 8, height: 9))
  }

  @Test func frameBasedContentCounts() {
    let card = UIView()
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    card.addSubview(inner)
    card.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 5).isActive = true
    card.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 6).isActive = true
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 92))
  }
}
