import Drawing
import Foundation
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A date picker's compact style: a capsule for the date, another for the time.
final class DateCapsules: DatePickerContent {
  /// The space between two capsules (a judgement).
  private static let spacing: CGFloat = 8

  private let capsules: [DateCapsule]
  private var isLeading = false

  init(_ picker: UIDatePicker) {
    capsules = Self.kinds(of: picker).map(DateCapsule.init)
    super.init(frame: .zero)
    isOpaque = false
    for capsule in capsules { addSubview(capsule) }
    _ = show(picker)
  }

  private static func kinds(of picker: UIDatePicker) -> [DateCapsule.Kind] {
    switch picker.datePickerMode {
    case .time: [.time]
    case .date: [.date]
    default: [.date, .time]
    }
  }

  override func show(_ picker: UIDatePicker) -> Bool {
    guard picker.datePickerStyle == .compact, Self.kinds(of: picker) == capsules.map(\.kind) else { return false }
    let (words, date) = (picker.words, picker.shownDate)
    for capsule in capsules { capsule.show(capsule.kind == .date ? words.date(date) : words.time(date)) }
    isLeading = [.leading, .left].contains(picker.contentHorizontalAlignment)
    setNeedsLayout()
    return true
  }

  required init?(coder: NSCoder) { nil }

  override var fittingSize: CGSize {
    let sizes = capsules.map(\.fittingSize)
    let spaces = Self.spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: sizes.map(\.width).reduce(0, +) + spaces, height: sizes.map(\.height).max() ?? 0)
  }

  /// In a wider picker the capsules stand at the trailing edge (a picture of iOS 17), unless its content is aligned to the
  /// leading one.
  override func place(in bounds: CGRect) -> CGRect {
    let size = fittingSize
    let x = isLeading != isMirrored ? 0 : bounds.width - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for capsule in capsules {
      let size = capsule.fittingSize
      let frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      capsule.frame = isMirrored ? frame.mirrored(in: bounds) : frame
      x += size.width + Self.spacing
    }
  }
}

/// A text on a fill with continuous corners.
///
/// A picture of iOS 17: "Aug 28, 2023" 127.33 by 34.33 points, "9:41 AM" 89.33 by 35.67 to 36, 12 beside the text, a radius
/// of 8.
final class DateCapsule: UIView {
  enum Kind { case date, time }

  /// The space above and below a date and a time together.
  private static let datePadding: CGFloat = 14
  private static let timePadding: CGFloat = 46.0 / 3
  private static let sidePadding: CGFloat = 24
  private static let radius: CGFloat = 8

  let kind: Kind
  private let label = UILabel()

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
    label.adjustsFontForContentSizeCategory = true
    label.isAccessibilityElement = false
    addSubview(label)
  }

  /// Shows a text, in the font for the current traits.
  func show(_ text: String) {
    label.font = font
    label.localizedText = LocalizedText(text)
    setNeedsLayout()
  }

  /// That the text grows with the text size as the body style does is a judgement; at the standard size it has 17 points. A
  /// time has digits of equal width: with others "9:41 AM" would be narrower than in the picture, by what its 1 is narrower.
  private var font: UIFont {
    switch kind {
    case .date: .preferredFont(forTextStyle: .body)
    case .time:
      UIFontMetrics(forTextStyle: .body).scaledFont(for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    }
  }

  private var padding: CGFloat { kind == .date ? Self.datePadding : Self.timePadding }

  required init?(coder: NSCoder) { nil }

  private var textSize: CGSize {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  var fittingSize: CGSize {
    let size = textSize
    return CGSize(width: size.width + Self.sidePadding, height: size.height + padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(around: CGPoint(x: bounds.midX, y: bounds.midY), textSize)
  }

  override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    content.commands = .rounded(bounds, radius: Self.radius, painted(.tertiarySystemFill))
    return content
  }

  override var isStandardAccessibilityElement: Bool { true }
  /// Label and value are those that interface tests of apps find (M).
  override var standardAccessibilityLabel: String? { kind == .date ? "Date Picker" : "Time Picker" }
  override var standardAccessibilityValue: String? { label.text }
  override var standardAccessibilityTraits: UIAccessibilityTraits { .button }
}
