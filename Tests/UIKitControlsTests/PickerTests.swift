import Drawing
import Foundation
import Testing
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

@testable import UIKitControls

/// Wheels in public pictures: NativeScript's documentation and ResearchKit (iOS 16 and 17).
@MainActor @Suite(.ownEnvironment) struct PickerTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts: [Int]
    var asked: [Int] = []
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      asked.append(row)
      return "Row \(row)"
    }
  }

  private func picker(_ source: Source, width: CGFloat = 320) -> UIPickerView {
    onPhone()
    let picker = UIPickerView(frame: CGRect(0, 0, width, 216))
    (picker.dataSource, picker.delegate) = (source, source)
    picker.layoutIfNeeded()
    return picker
  }

  private func labels(_ picker: UIPickerView, _ component: Int = 0) -> [UILabel] {
    picker.subviews[component].subviews.compactMap { $0 as? UILabel }
  }

  @Test func itIs216High() {
    #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 216))
  }

  /// At 393 points x 9 to 384 and y 91 to 125; at 320 302 wide.
  @Test(arguments: [393.0, 320]) func theBandIsInTheMiddle(_ width: Double) throws {
    let source = Source([10])
    let band = try #require(picker(source, width: width).fills.first)
    #expect(band.rect == CGRect(9, 91, width - 18, 34) && band.radius == 8)
    #expect(abs(band.color.onWhite - 244) < 1)
  }

  /// Seen at 31.4, 58.3, 77.6 and 87.1 from the middle, and nothing beyond the fourth row.
  @Test func rowsAreOnACylinder() {
    let rows = WheelGeometry.rows(height: 32)
    #expect(rows.map(\.distance) == Array(-4...4))
    let seen = [31.4, 58.3, 77.6, 87.1]
    #expect(zip(rows.suffix(4), seen).allSatisfy { abs($0.y - $1) < 0.7 })
    #expect(zip(rows.prefix(4).reversed(), seen).allSatisfy { abs($0.y + $1) < 0.7 })
    // Row k is cos(21° k) high.
    #expect(zip(rows.suffix(4), [0.934, 0.743, 0.454, 0.105]).allSatisfy { abs($0.scale - $1) < 0.01 })
    #expect(WheelGeometry.rows(height: 1000).map(\.distance) == [0])
    #expect(WheelGeometry.rows(height: 0).count == 9)
  }

  @Test func theSelectedRowIsInTheMiddleAndLarger() throws {
    let source = Source([10])
    let picker = picker(source)
    picker.selectRow(5, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    let labels = labels(picker)
    #expect(labels.map(\.text) == (1...9).map { "Row \($0)" })
    let selected = try #require(labels.first { $0.text == "Row 5" })
    #expect(selected.center.y == 108 && selected.transform.a == 1.12 && selected.alpha == 1)
    #expect(selected.font == .systemFont(ofSize: 22))
    let opacities = labels.suffix(4).map(\.alpha)
    #expect(opacities == opacities.sorted(by: >) && opacities.allSatisfy { (0.4...0.55).contains($0) })
    #expect(picker.subviews[0].accessibilityValue == "Row 5")
  }

  /// A Mac's arithmetic: floor((W - 18 - 5(c - 1)) / c).
  @Test func columnsShareTheWidth() {
    let source = Source([3, 3, 3])
    let picker = picker(source)
    #expect(picker.subviews.map(\.frame.width) == [97, 97, 97])
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 97, height: 32))
    picker.semanticContentAttribute = .forceRightToLeft
    picker.setNeedsLayout()
    picker.layoutIfNeeded()
    #expect(picker.subviews[0].frame.minX > picker.subviews[2].frame.minX)
  }

  @Test func aMillionRowsAreNotAskedFor() {
    let source = Source([1_000_000])
    let picker = picker(source)
    picker.selectRow(500_000, inComponent: 0, animated: false)
    source.asked = []
    picker.layoutIfNeeded()
    #expect(Set(source.asked) == Set(499_996...500_004) && source.asked.count <= 10)
  }

  @Test func rowsAndColumnsThatThereAreNot() {
    let empty = Source([0])
    let picker = picker(empty)
    picker.selectRow(7, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(picker.selectedRow(inComponent: 0) == -1 && labels(picker).isEmpty)
    #expect(UIKitFaults.take().isEmpty)
    #expect(picker.selectedRow(inComponent: 1) == -1)
    #expect(
      UIKitFaults.take() == [
        "NSRangeException: UIPickerView.selectedRow(inComponent: 1): there are 1 components"
      ])
    let few = Source([3])
    picker.dataSource = few
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    let none = UIPickerView()
    none.layoutIfNeeded()
    #expect(none.numberOfComponents == 0 && none.subviews.isEmpty)
    let many = Source(Array(repeating: 1, count: 5_000))
    let crowded = self.picker(many)
    #expect(crowded.subviews.count <= 320 && crowded.subviews.allSatisfy { $0.frame.width == 0 })
    let negative = Source([-5])
    #expect(self.picker(negative).numberOfRows(inComponent: 0) == 0)
  }

  @Test func viewsOfTheAppAreRows() {
    final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 60 }
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView {
        let view = UIView()
        view.tag = row + 1
        return view
      }
    }
    onPhone()
    let views = Views()
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (views, views)
    picker.layoutIfNeeded()
    #expect(picker.subviews[0].subviews.map(\.tag) == [1, 2])
    #expect(picker.subviews[0].frame == CGRect(110, 0, 100, 216))
    #expect(picker.view(forRow: 1, forComponent: 0)?.tag == 2 && picker.view(forRow: 9, forComponent: 0) == nil)
  }
}
