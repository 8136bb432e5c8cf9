import Drawing
import Foundation
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A date picker's wheels.
final class DateWheels: DatePickerContent {
  /// The space between two columns' texts. A picture of iOS 17 at 393 points has hours that end at 135, minutes around 192
  /// and half days from 239: 42 to 44 between the middles' nearest edges (medium).
  private static let spacing: CGFloat = 32

  private let columns: [DateColumn]
  private let wheels: [WheelColumn]
  private var widths: [CGFloat] = []

  init(_ picker: UIDatePicker) {
    columns = DateColumn.all(of: picker)
    wheels = columns.map { _ in WheelColumn() }
    super.init(frame: .zero)
    isOpaque = false
    for (column, wheel) in zip(columns, wheels) {
      wheel.makeRow = { column.text($0).map { WheelLabel(LocalizedText($0), alignment: column.alignment) } }
      wheel.spokenValue = column.text(0)
      addSubview(wheel)
    }
    widths = columns.map { column in
      column.widest.map { DateWheels.width(of: $0) }.max() ?? 0
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width of a text in the selected row.
  private static func width(of text: String) -> CGFloat {
    let label = WheelLabel(LocalizedText(text))
    let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    return (size.width * WheelGeometry.magnification).rounded(.up) + 2
  }

  override var fittingSize: CGSize { CGSize(width: 320, height: WheelGeometry.height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let total = widths.reduce(0, +) + Self.spacing * CGFloat(max(0, widths.count - 1))
    var x = (bounds.width - total) / 2
    for (wheel, width) in zip(wheels, widths) {
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      wheel.frame = isMirrored ? frame.mirrored(in: bounds) : frame
      x += width + Self.spacing
    }
  }

  override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    guard !hasNoArea else { return content }
    content.commands = .rounded(
      WheelGeometry.band(in: bounds.size), radius: WheelGeometry.bandRadius, painted(.quaternarySystemFill))
    return content
  }
}
