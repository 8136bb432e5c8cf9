import Foundation

@testable import ElementGeometry
@testable import UIKitCore
@testable import UIKitLists

/// The position of a row.
struct RowPlacement: ElementPlacement {
  var frame: CGRect
  var size: CGSize { frame.size }

  func differs(from other: RowPlacement) -> Bool { size != other.size }
  func moved(to other: RowPlacement) -> RowPlacement {
    RowPlacement(frame: CGRect(origin: other.frame.origin, size: size))
  }
}

final class Row: UIView, ReusableView {
  static var made = 0
  var reuseIdentifier: String?
  var askedCount = 0
  var reuseCount = 0

  func prepareForReuse() {
    reuseCount += 1
  }
}

/// A list of rows below each other, the minimum of a table: rows are 50 points high until they are measured.
final class RowList: UIView, SelfSizingHost {
  var shown = DisplayedElements<Int, Row, RowPlacement>()
  var arePlacementsValid = true
  var top: CGFloat = 0
  let count: Int
  /// The height that a row prefers, given the current one.
  let height: (Int, CGFloat) -> CGFloat
  private(set) var passes = 0
  private var heights: [Int: CGFloat] = [:]
  private var pool = ReusePool<Row, Int>()
  private let key = ReuseKey(identifier: "row")

  init(count: Int, size: CGSize = CGSize(width: 100, height: 200), height: @escaping (Int, CGFloat) -> CGFloat) {
    (self.count, self.height) = (count, height)
    super.init(frame: CGRect(origin: .zero, size: size))
    pool.register(key) { frame in
      Row.made += 1
      return Row(frame: frame)
    }
  }

  required init?(coder: NSCoder) { nil }

  func scroll(to top: CGFloat) -> Bool {
    self.top = top
    defer {
      for element in shown.sorted where !element.isWanted {
        shown.remove(element)
        element.view.removeFromSuperview()
        pool.enqueue(element.view, key, traitCollection, from: element.key)
      }
    }
    return showElementsInAgreedSizes()
  }

  func showVisibleElements() {
    passes += 1
    for element in shown.sorted { element.isWanted = false }
    var y: CGFloat = 0
    for row in 0..<count where y < top + bounds.height {
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: heights[row] ?? 50)
      y = frame.maxY
      if y > top { show(row, frame) }
    }
  }

  private func show(_ row: Int, _ frame: CGRect) {
    if shown[row] == nil, let view = pool.dequeue(key, frame: frame, traitCollection, for: row) {
      shown.insert(DisplayedElement(row, view))
      addSubview(view)
    }
    guard let element = shown[row] else { return }
    element.isWanted = true
    element.placement = RowPlacement(frame: frame)
    element.view.frame = frame
  }

  func sizesItself(_ element: DisplayedElement<Int, Row, RowPlacement>) -> Bool { true }

  func preference(
    of element: DisplayedElement<Int, Row, RowPlacement>, at placement: RowPlacement, mayDefer: Bool
  ) -> RowPlacement? {
    element.view.askedCount += 1
    let height = height(element.key, placement.size.height)
    guard height.isFinite else { return nil }
    return RowPlacement(frame: CGRect(x: 0, y: 0, width: placement.size.width, height: height))
  }

  func reply(
    to preferred: RowPlacement, of element: DisplayedElement<Int, Row, RowPlacement>, at placement: RowPlacement
  ) -> SizeReply<RowPlacement> {
    .granted(preferred)
  }

  func grant(
    _ preferred: RowPlacement, to element: DisplayedElement<Int, Row, RowPlacement>, at placement: RowPlacement
  ) {
    heights[element.key] = preferred.size.height
  }

  var refusesUnread: Bool { false }
}
