package import Foundation
import HeadlessUIKit
import QuotedText
import Snapshots

/// The parts of a specimen as blocks of a sheet.
@MainActor
struct SpecimenBlocks {
  let style: SheetStyle
  let width: Double

  init(_ style: SheetStyle) { (self.style, width) = (style, style.contentWidth) }

  /// A title over colours or styles.
  func title(_ text: String) -> SheetBlock {
    let label = SheetText.label(
      text.shownOnOneLine, SheetText.ink, .bold, size: style.titleSize, width: width, lines: 2)
    return SheetBlock([label], spacing: 0, gap: style.gap * 2, isTitle: true)
  }

  // MARK: Colours

  /// A colour: its name, and its values in the light and the dark appearance.
  func swatch(_ swatch: Specimen.Swatch) -> SheetBlock {
    let cells = [
      view(of: swatch.light, "light", on: .white), view(of: swatch.dark, "dark", on: .black),
    ]
    let name = SheetText.label(
      swatch.name.shownOnOneLine, SheetText.ink, .semibold, size: style.textSize, width: width / 3 - style.gap, lines: 0
    )
    let height = max(style.textSize * 2.6, Double(name.frame.size.height))
    let row = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    place([name] + cells, in: row, widths: [width / 3, width / 3, width / 3])
    return SheetBlock([row], spacing: 0, gap: style.gap / 3)
  }

  /// A colour on an appearance's background, its bytes, and the appearance.
  private func view(of bytes: Specimen.Swatch.Bytes, _ appearance: String, on background: UIColor) -> UIView {
    let height = style.textSize * 2.4
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: width / 3 - style.gap, height: height))
    let field = UIView(frame: CGRect(x: 0, y: 0, width: height * 2.4, height: height))
    field.backgroundColor = background
    field.layer.borderWidth = 0.5
    field.layer.borderColor = SheetText.color(0xC7_C7CC).cgColor
    let color = UIView(frame: field.bounds.insetBy(dx: 3, dy: 3))
    let parts = bytes.map { CGFloat($0) / 255 }
    color.backgroundColor = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    field.addSubview(color)
    let label = SheetText.label(
      "\(Specimen.Swatch.text(bytes))  \(appearance)", SheetText.quiet, size: style.textSize,
      width: width / 3 - height * 2.4)
    label.frame.origin = CGPoint(
      x: height * 2.4 + style.gap, y: (height - Double(label.frame.size.height)) / 2)
    cell.addSubview(field)
    cell.addSubview(label)
    return cell
  }

  // MARK: Styles

  /// A style: its name and font, then a line for each text size.
  func blocks(of shown: Specimen.Style) -> [SheetBlock] {
    let name = SheetText.label(
      shown.name.shownOnOneLine, SheetText.ink, .semibold, size: style.textSize * 1.2, width: width, lines: 2)
    let facts = SheetText.label(
      shown.facts.shownOnOneLine, SheetText.quiet, size: style.captionSize, width: width, lines: 2)
    let header = SheetBlock([name, facts], spacing: style.captionSize / 4, gap: style.gap * 1.5, isTitle: true)
    return [header] + shown.lines.map { block(of: $0, isLight: shown.isLight) }
  }

  private func block(of line: Specimen.Line, isLight: Bool) -> SheetBlock {
    let sample = SheetText.label(line.sample, width: Double(sampleRoom.width), lines: 0)
    let field = UIView(frame: sample.bounds)
    field.backgroundColor = isLight ? SheetText.ink : nil
    field.addSubview(sample)
    let figures = SheetText.string(
      [
        (line.category, .semibold, SheetText.ink),
        ("  \(line.pointSize) / \(line.lineHeight) pt", .regular, SheetText.quiet),
      ], size: style.captionSize)
    let height = max(Double(sample.frame.size.height), style.captionHeight)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    place(
      [SheetText.label(figures, width: figuresWidth - style.gap, lines: 1), field], in: row,
      widths: [figuresWidth, Double(sampleRoom.width)])
    return SheetBlock([row], spacing: 0, gap: style.captionSize / 3)
  }

  /// The width of the column with sizes: `XXXL  1000.25 / 1210.5 pt`.
  private var figuresWidth: Double { style.captionSize * 16 }

  /// The space next to the sizes, and below the header of the style.
  var sampleRoom: CGSize { CGSize(width: width - figuresWidth, height: style.sharedContentHeight - style.textSize * 8) }

  /// Places views side by side, vertically centred in the row.
  private func place(_ views: [UIView], in row: UIView, widths: [Double]) {
    var x = 0.0
    for (view, width) in zip(views, widths) {
      view.frame.origin = CGPoint(x: x, y: Double(row.frame.size.height - view.frame.size.height) / 2)
      row.addSubview(view)
      x += width
    }
  }
}

extension Specimen {
  /// The space for a sample on a page of paper, which is less than in a picture.
  package static var sampleRoom: CGSize { SpecimenBlocks(.paper).sampleRoom }
}
