import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Priorities are ordered levels. Sources: WWDC 2012 session 228 (24 and 30 points) and WWDC 2015 session 218 (two
/// views in a row); the others follow from the order of levels.
@MainActor @Suite struct PriorityCaseTests {
  /// The widths of two views side by side that fill `total`.
  static func row(_ one: Sized, _ two: Sized, total: CGFloat) -> [Double] {
    let root = root(total, 50)
    let (one, two) = (constrained(one, "one", in: root), constrained(two, "two", in: root))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[one][two]|", views: ["one": one, "two": two]))
    root.layoutIfNeeded()
    return [Double(one.frame.width), Double(two.frame.width)]
  }

  static func row(hugging: (Float, Float)) -> [Double] {
    let (one, two) = (Sized(100, 20), Sized(80, 20))
    one.setContentHuggingPriority(UILayoutPriority(hugging.0), for: .horizontal)
    two.setContentHuggingPriority(UILayoutPriority(hugging.1), for: .horizontal)
    return row(one, two, total: 300)
  }

  @Test func theWeakerHuggingGrows() {
    #expect(Self.row(hugging: (250, 249)) == [100, 200])
    #expect(Self.row(hugging: (250, 251)) == [220, 80])
  }

  @Test func theWeakerResistanceShrinks() {
    let (image, label) = (Sized(200, 20), Sized(150, 20))
    label.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    #expect(Self.row(image, label, total: 250) == [100, 150])
  }

  @Test func aHigherLevelIsNeverTraded() {
    func width(_ constraints: (UIView) -> [NSLayoutConstraint]) -> Double {
      let root = root(400, 400)
      let view = constrained(UIView(), "v", in: root)
      NSLayoutConstraint.activate(constraints(view))
      root.layoutIfNeeded()
      return Double(view.frame.width)
    }
    #expect(
      width {
        [
          $0.widthAnchor.constraint(equalToConstant: 24).at(500),
          $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).at(525),
        ]
      } == 30)
    #expect(
      width { view in
        [view.widthAnchor.constraint(equalToConstant: 100).at(251)]
          + (0..<5).map { _ in view.widthAnchor.constraint(equalToConstant: 50).at(250) }
      } == 100)
    #expect(
      width {
        [
          $0.widthAnchor.constraint(equalToConstant: 100).at(999.5),
          $0.widthAnchor.constraint(equalToConstant: 50).at(999),
        ]
      } == 100)
  }

  @Test func aRatioCouplesTheAxes() {
    let root = root(400, 400)
    let view = constrained(UIView(), "v", in: root)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
      view.widthAnchor.constraint(equalToConstant: 100).at(750),
      view.heightAnchor.constraint(equalToConstant: 60).at(749),
    ])
    root.layoutIfNeeded()
    #expect(view.numbers == [0, 0, 100, 100])
  }

  @Test func equalLevelsThatDisagreeAreAmbiguous() {
    let root = root(400, 400)
    let view = constrained(UIView(), "v", in: root)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    view.widthAnchor.constraint(equalToConstant: 24).at(500).isActive = true
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).at(500)
    least.isActive = true
    root.layoutIfNeeded()
    #expect((24...30).contains(view.frame.width))
    #expect(view.hasAmbiguousLayout)
    least.isActive = false
    least.priority = UILayoutPriority(525)
    least.isActive = true
    #expect(!view.hasAmbiguousLayout)
  }
}
