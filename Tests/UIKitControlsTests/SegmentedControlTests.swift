import Drawing
import Foundation
import Raster
import Testing
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

@testable import UIKitControls

/// Public pictures: cashapp/AccessibilitySnapshot (iOS 12.4 to 18.5), NativeScript's documentation (iOS 16 and 17).
@MainActor @Suite(.ownEnvironment) struct SegmentedControlTests {
  private func segmented(_ titles: [String], width: CGFloat? = nil) -> UISegmentedControl {
    onPhone()
    let control = UISegmentedControl(items: titles)
    if let width { control.frame = CGRect(0, 0, width, 32) }
    control.layoutIfNeeded()
    return control
  }

  private func frames(_ control: UISegmentedControl) -> [CGRect] { control.subviews.map(\.frame) }

  /// 263 by 32 is three segments of 87 and 2: each as wide as the widest title, in whole points, and 20.
  @Test func itsSizeFollowsFromItsWidestTitle() {
    let control = segmented(["Segment A", "Segment B", "Segment C"])
    let size = control.sizeThatFits(.zero)
    let widest = control.subviews.compactMap { ($0 as? SegmentView)?.label }.map { label -> CGFloat in
      let text = UILabel()
      text.font = .systemFont(ofSize: 13, weight: .medium)
      text.text = label.text
      return text.sizeThatFits(.zero).width.rounded(.up) + 20
    }
    #expect(size == CGSize(width: 3 * (widest.max() ?? 0) + 2, height: 32))
    #expect(control.frame.size == size)
  }

  /// The rule of the widths by itself, with the picture's widths: titles of 66.4 to 67.2 points.
  @Test func theRuleOfWidths() {
    func geometry(_ contents: [CGFloat], _ given: [CGFloat]? = nil, apportioned: Bool = false) -> SegmentGeometry {
      SegmentGeometry(contents: contents, given: given ?? contents.map { _ in 0 }, isApportioned: apportioned)
    }
    #expect(geometry([66.8, 66.4, 67]).fittingWidth == 263)
    #expect(geometry([51.2, 41]).fittingWidth == 145)
    let frames = geometry([66.8, 66.4, 67]).frames(in: CGSize(width: 263, height: 32))
    #expect(frames == [CGRect(0, 0, 87, 32), CGRect(88, 0, 87, 32), CGRect(176, 0, 87, 32)])
    #expect(SegmentGeometry.pill(in: frames[1]) == CGRect(90, 2, 83, 28))
    let halves = geometry([30, 10]).frames(in: CGSize(width: 382, height: 32))
    #expect(halves.map(\.width) == [190.5, 190.5] && SegmentGeometry.pill(in: halves[0]).width == 186.5)
    let thirds = geometry([30, 10, 20]).frames(in: CGSize(width: 377, height: 32))
    #expect(thirds.map(\.minX) == [0, 126, 252] && thirds.map(\.width) == [125, 125, 125])
    #expect(SegmentGeometry.divider(after: thirds[1]) == CGRect(251, 7, 1, 18))
    #expect(geometry([30, 10], [0, 100]).frames(in: CGSize(width: 301, height: 32)).map(\.width) == [200, 100])
    #expect(geometry([30, 10], [50, 100]).fittingWidth == 151)
    #expect(geometry([30, 10], apportioned: true).fittingWidth == 81)
    #expect(geometry([]).fittingWidth == 0 && geometry([]).frames(in: .zero).isEmpty)
  }

  @Test func segmentsStandWhereTheGeometrySays() {
    let control = segmented(["A", "B", "C"], width: 377)
    #expect(frames(control).map(\.minX) == [0, 126, 252] && frames(control).map(\.width) == [125, 125, 125])
    control.semanticContentAttribute = .forceRightToLeft
    control.layoutIfNeeded()
    #expect(frames(control).map(\.minX) == [252, 126, 0])
  }

  /// 238 on white; the pill white; 214 on the fill.
  @Test func itsLook() throws {
    let control = segmented(["A", "B", "C"], width: 377)
    control.selectedSegmentIndex = 0
    let fills = control.fills
    #expect(fills.first?.rect == CGRect(0, 0, 377, 32) && fills.first?.radius == 8)
    #expect(abs(try #require(fills.first).color.onWhite - 238) < 1)
    let dividers = fills.filter { $0.rect.width <= 1 }
    #expect(dividers.map(\.rect) == [CGRect(251, 7, 1, 18)])
    let divider = try #require(dividers.first).color
    #expect(abs(238 * (1 - divider.alpha) - 214) < 1)
    #expect(fills.last?.rect == CGRect(2, 2, 121, 28) && fills.last?.radius == 6 && fills.last?.color.onWhite == 255)
  }

  @Test func withoutASelectionThereAreAllDividersAndNoPill() {
    let control = segmented(["A", "B", "C"], width: 377)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.fills.map(\.rect.width) == [377, 1, 1])
    control.selectedSegmentIndex = 1
    #expect(control.fills.map(\.rect.width) == [377, 121])
    control.isMomentary = true
    #expect(control.fills.count == 3 && control.selectedSegmentIndex == -1)
  }

  @Test func theSelectedTitleIsHeavier() throws {
    let control = segmented(["A", "B"], width: 200)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    let labels = control.subviews.compactMap { ($0 as? SegmentView)?.label }
    #expect(labels.map(\.font) == [.systemFont(ofSize: 13), .systemFont(ofSize: 13, weight: .medium)])
    control.setTitleTextAttributes([.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 15)], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    control.layoutIfNeeded()
    #expect(labels.map(\.textColor) == [.red, .blue])
    #expect(labels.map(\.font) == [.systemFont(ofSize: 15), .systemFont(ofSize: 15)])
  }

  @Test func segmentsComeAndGo() {
    let control = segmented(["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 3)
    control.insertSegment(withTitle: "Z", at: 99, animated: false)
    #expect(control.titleForSegment(at: 3) == "Z" && control.titleForSegment(at: 99) == "Z")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.subviews.isEmpty && control.titleForSegment(at: 0) == nil)
    #expect(UIKitFaults.take().isEmpty)
    control.selectedSegmentIndex = 0
    #expect(
      UIKitFaults.take() == [
        "NSRangeException: UISegmentedControl.selectedSegmentIndex = 0: there are 0 segments"
      ])
    _ = UISegmentedControl(items: ["A", 5])
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: UISegmentedControl(items:): Int is neither a title nor an image"
      ])
  }

  @Test func segmentsOfActionsAreFoundByTheirIdentifiers() {
    let actions = ["a", "b"].map { UIAction(title: $0, identifier: UIAction.Identifier($0)) { _ in } }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    #expect(control.titleForSegment(at: 1) == "b")
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("b")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("c")) == NSNotFound)
  }

  /// A control that is changed and one that is new look the same.
  @Test func aChangedControlIsLikeANewOne() {
    let changed = segmented(["A", "Long title"], width: 240)
    changed.setTitle("B", forSegmentAt: 0)
    changed.setTitle("C", forSegmentAt: 1)
    changed.insertSegment(withTitle: "D", at: 2, animated: false)
    changed.selectedSegmentIndex = 2
    changed.layoutIfNeeded()
    let fresh = segmented(["B", "C", "D"], width: 240)
    fresh.selectedSegmentIndex = 2
    fresh.layoutIfNeeded()
    #expect(changed.record().displayList == fresh.record().displayList)
    #expect(changed.intrinsicContentSize == fresh.intrinsicContentSize)
  }
}
