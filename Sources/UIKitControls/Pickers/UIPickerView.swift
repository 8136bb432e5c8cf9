import Drawing
public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// Wheels side by side, of which each has a selected row.
///
/// A wheel shows at most nine rows, and asks for no others.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var columns: [WheelColumn] = []
  private var selections: [Int: Int] = [:]
  /// Whether the data source has to be asked again.
  private var isStale = true

  /// Creates a picker; one without a size is 320 by 216 points.
  public override init(frame: CGRect) {
    let standard = CGSize(width: 320, height: WheelGeometry.height)
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: standard) : frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UIPickerView.self)
  }

  /// The source of columns and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// The maker of the rows.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }
  /// Stored; has no effect since iOS 7: the selected row always has a band.
  open var showsSelectionIndicator = true

  // MARK: Rows

  /// The number of columns.
  open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

  /// The number of a column's rows.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard isColumn(component, "numberOfRows(inComponent: \(component))") else { return 0 }
    return max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// The size of a column's rows.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard isColumn(component, "rowSize(forComponent: \(component))") else { return .zero }
    let places = placed(numberOfComponents)
    return CGSize(width: places.indices.contains(component) ? places[component].width : 0, height: rowHeight(component))
  }

  /// The view of a row that is shown; `nil` for one that is not. Differs from UIKit: a new view is made.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard isColumn(component, "view(forRow:forComponent: \(component))"),
      abs(row - selectedRow(inComponent: component)) <= WheelGeometry.reach
    else { return nil }
    return makeRow(row, component)
  }

  /// Asks the data source and the delegate again before the next layout.
  open func reloadAllComponents() {
    isStale = true
    setNeedsLayout()
  }

  /// Asks for a column again. Differs from UIKit: all columns are asked for.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  // MARK: Selection

  /// Selects a row, at once; the first or the last one if there is none of the number.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard isColumn(component, "selectRow(_:inComponent: \(component))") else { return }
    selections[component] = row
    reloadAllComponents()
  }

  /// The number of a column's selected row; -1 if there is no row.
  open func selectedRow(inComponent component: Int) -> Int {
    guard isColumn(component, "selectedRow(inComponent: \(component))") else { return -1 }
    return min(max(selections[component] ?? 0, 0), numberOfRows(inComponent: component) - 1)
  }

  private func isColumn(_ component: Int, _ call: String) -> Bool {
    if (0..<numberOfComponents).contains(component) { return true }
    raiseFault(
      "NSRangeException", call: "UIPickerView.\(call)", reason: "there are \(numberOfComponents) components")
    return false
  }

  // MARK: Columns

  private func rowHeight(_ component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? WheelGeometry.rowHeight
    return height.isFinite && height > 0 ? height : WheelGeometry.rowHeight
  }

  /// The places of columns, of which no more than fit are made: with so many, none has any width.
  private func placed(_ count: Int) -> [(x: CGFloat, width: CGFloat)] {
    let count = min(count, Int(max(0, min(bounds.width, 100_000)).rounded()))
    let given = (0..<count).map { component -> CGFloat? in
      let width = delegate?.pickerView(self, widthForComponent: component) ?? -1
      return width.isFinite && width >= 0 ? width : nil
    }
    return WheelGeometry.columns(given: given, in: bounds.width)
  }

  private func makeRow(_ row: Int, _ component: Int) -> UIView? {
    guard let delegate, (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    return delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  private func makeColumns(_ count: Int) {
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = WheelColumn()
      columns.append(column)
      addSubview(column)
    }
    for (component, column) in columns.enumerated() {
      column.rowHeight = rowHeight(component)
      column.selection = selectedRow(inComponent: component)
      column.makeRow = { [weak self] row in self?.makeRow(row, component) }
      column.spokenValue = delegate?.pickerView(self, titleForRow: column.selection, forComponent: component)
      column.reload()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = placed(numberOfComponents)
    if isStale || places.count != columns.count {
      isStale = false
      makeColumns(places.count)
    }
    let whole = CGRect(origin: .zero, size: bounds.size)
    for (column, place) in zip(columns, places) {
      let frame = CGRect(x: place.x, y: 0, width: place.width, height: bounds.height)
      column.frame = isMirrored ? frame.mirrored(in: whole) : frame
    }
  }

  /// A label for a text with attributes, 22 points where it says nothing else.
  final func label(attributed title: NSAttributedString) -> UIView {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: title.string, attributes: [.font: UIFont.systemFont(ofSize: WheelGeometry.fontSize)])
    title.enumerateAttributes(in: NSRange(location: 0, length: title.length)) { attributes, range, _ in
      text.addAttributes(attributes, range: range)
    }
    label.attributedText = text
    label.textAlignment = .center
    return label
  }

  // MARK: Geometry

  /// No width, and 216 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: WheelGeometry.height)
  }
  /// 320 by 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: WheelGeometry.height) }

  // MARK: Drawing

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    guard !hasNoArea else { return content }
    content.commands = .rounded(
      WheelGeometry.band(in: bounds.size), radius: WheelGeometry.bandRadius, painted(.quaternarySystemFill))
    return content
  }
}
