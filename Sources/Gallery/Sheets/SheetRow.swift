import Foundation
import HeadlessUIKit
import QuotedText
import Snapshots

/// The view of a row of cases.
@MainActor
struct SheetRow {
  let cases: [SheetCase]
  let cells: [SheetCell]
  let scale: Double
  let images: SheetImages
  /// The pixels per point of pictures; nil for their own.
  let density: Double?

  private var style: SheetStyle { cells[0].style }

  func makeView() -> UIView {
    let row = UIView()
    var x = 0.0
    for (shown, cell) in zip(cases, cells) {
      let view = makeView(of: shown, cell)
      view.frame.origin.x = x
      x += Double(view.frame.size.width) + style.gap
      row.addSubview(view)
    }
    return row
  }

  private func makeView(of shown: SheetCase, _ cell: SheetCell) -> UIView {
    let (width, height) = (cell.width(scale: scale), cell.height(scale: scale))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.addSubview(caption(of: shown, width: width))
    var bottom = style.captionHeight
    for (frame, picture) in zip(cell.frames(scale: scale), shown.pictures) {
      view.addSubview(makeView(of: picture, frame))
      if let name = picture.name { view.addSubview(label(of: name, shown, above: frame)) }
      bottom = max(bottom, frame.maxY)
    }
    if !shown.marks.isEmpty {
      let marks = SheetText.label(
        "▲ " + shown.marks.joined(separator: ", ").shownOnOneLine, SheetText.finding, size: style.captionSize,
        width: width)
      marks.frame.origin.y = bottom + style.captionSize / 4
      view.addSubview(marks)
    }
    return view
  }

  /// The text size, and the verdict unless the case needs no review.
  private func caption(of shown: SheetCase, width: Double) -> UILabel {
    var parts = [(shown.size.shownOnOneLine, UIFont.Weight.semibold, SheetText.ink)]
    if let verdict = shown.verdict, verdict != .unchanged {
      parts.append(("  ● \(verdict.rawValue)", .semibold, SheetText.color(of: verdict)))
    }
    return SheetText.label(SheetText.string(parts, size: style.captionSize), width: width, lines: 1)
  }

  private func label(of name: String, _ shown: SheetCase, above frame: CGRect) -> UILabel {
    let label = SheetText.label(
      name, SheetText.quiet, size: style.captionSize, width: Double(frame.size.width))
    label.frame.origin = CGPoint(x: frame.origin.x, y: frame.origin.y - style.captionHeight)
    return label
  }

  /// The picture with a hairline border, as many are white at the edges.
  private func makeView(of picture: SheetPicture, _ frame: CGRect) -> UIView {
    let view: UIView
    switch images.load(picture, in: frame.size, density: density) {
    case .image(let image): view = UIImageView(image: image)
    case .missing(let reason):
      view = UIView()
      view.backgroundColor = SheetText.color(0xF4_F4F6)
      view.addSubview(explanation(reason, in: frame.size))
    }
    view.frame = frame
    let edge = UIView(frame: frame.insetBy(dx: -0.5, dy: -0.5))
    edge.layer.borderWidth = 0.5
    edge.layer.borderColor = SheetText.color(0xC7_C7CC).cgColor
    let framed = UIView()
    framed.addSubview(view)
    framed.addSubview(edge)
    return framed
  }

  private func explanation(_ reason: String, in size: CGSize) -> UILabel {
    let inset = style.captionSize / 2
    let (width, height) = (max(0, Double(size.width) - 2 * inset), max(0, Double(size.height) - 2 * inset))
    let label = SheetText.label(
      reason, SheetText.color(of: .failed), size: style.captionSize, width: width, lines: 0)
    label.frame = CGRect(x: inset, y: inset, width: width, height: min(height, Double(label.frame.size.height)))
    return label
  }
}
