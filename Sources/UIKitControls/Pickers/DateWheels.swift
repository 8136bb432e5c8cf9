import Drawing
import Foundation
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A date picker's wheels.
final class DateWheels: DatePickerContent {
  /// The space between two columns' texts, as between minutes and half days in a picture of iOS 17 (medium).
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
      wheel.makeRow = { [weak wheel] row in
        let alignment = wheel?.isMirrored == true ? column.alignment.mirrored : column.alignment
        return column.text(row).map { WheelLabel(LocalizedText($0), alignment: alignment) }
      }
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
    for (wheel, frame) in zip(wheels, frames) { wheel.frame = isMirrored ? frame.mirrored(in: bounds) : frame }
  }

  /// The columns' frames from left to right: at their own places, or all side by side in the middle.
  private var frames: [CGRect] {
    let total = widths.reduce(0, +) + Self.spacing * CGFloat(max(0, widths.count - 1))
    var x = (bounds.width - total) / 2
    return zip(columns, widths).map { column, width in
      defer { x += width + Self.spacing }
      let start = column.place.map { bounds.midX + $0 - width * column.alignment.share } ?? x
      return CGRect(x: start, y: 0, width: width, height: bounds.height)
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

extension NSTextAlignment {
  fileprivate var mirrored: NSTextAlignment {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }

  /// The part of a width that lies before the edge or the middle at which lines are aligned.
  fileprivate var share: CGFloat {
    switch self {
    case .right: 1
    case .center: 0.5
    default: 0
    }
  }
}
