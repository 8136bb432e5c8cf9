import Foundation
import HeadlessUIKit
import QuotedText
import Snapshots

/// A part of a sheet that is not split between pages.
@MainActor
struct SheetBlock {
  let part: SheetFlow.Part
  /// Makes its view when its page is drawn: pictures take much memory.
  let makeView: @MainActor () -> UIView
}

extension SheetBlock {
  /// Views stacked vertically.
  init(_ views: [UIView], spacing: Double, gap: Double, isTitle: Bool = false) {
    var y = 0.0
    for view in views {
      view.frame.origin.y = y
      y += Double(view.frame.size.height) + spacing
    }
    let height = max(0, y - spacing)
    self.init(part: SheetFlow.Part(height: height, gap: gap, isTitle: isTitle)) {
      let block = UIView(frame: CGRect(x: 0, y: 0, width: views.first?.frame.size.width ?? 0, height: height))
      for view in views { block.addSubview(view) }
      return block
    }
  }

  /// The header of a sheet.
  static func header(of sheet: Sheet, _ style: SheetStyle, width: Double) -> SheetBlock {
    var views: [UIView] = [
      SheetText.label(
        sheet.title.shownOnOneLine, SheetText.ink, .bold, size: style.titleSize, width: width, lines: 3),
      SheetText.label(sheet.place, SheetText.quiet, size: style.captionSize, width: width, lines: 2),
    ]
    if let description = sheet.description, !description.isEmpty {
      views.append(
        SheetText.label(
          description, SheetText.ink, size: style.textSize, width: min(width, style.textSize * 80), lines: 8))
    }
    views.append(SheetText.label(SheetText.totals(of: sheet, size: style.textSize), width: width, lines: 2))
    return SheetBlock(views, spacing: style.textSize / 3, gap: 0)
  }

  /// The title of a group of cases.
  static func title(_ look: String, _ style: SheetStyle, width: Double) -> SheetBlock {
    let label = SheetText.label(
      look.shownOnOneLine, SheetText.ink, .semibold, size: style.textSize, width: width, lines: 1)
    return SheetBlock([label], spacing: 0, gap: style.gap * 1.5, isTitle: true)
  }

  /// A remark about cases.
  static func remark(_ remark: SheetRemark, _ style: SheetStyle, width: Double, isFirst: Bool) -> SheetBlock {
    let text = SheetText.string(
      [
        (remark.subject.isolatedOnOneLine + "  ", .semibold, SheetText.color(of: remark.kind)),
        (remark.cases.isolatedOnOneLine + "  ", .semibold, SheetText.quiet),
        (remark.text.isolatedOnOneLine, .regular, SheetText.ink),
      ], size: style.captionSize)
    let label = SheetText.label(text, width: width, lines: 3)
    return SheetBlock([label], spacing: 0, gap: isFirst ? style.gap * 1.5 : style.captionSize / 2)
  }
}

extension Sheet {
  /// The file, and the properties that all cases share.
  fileprivate var place: String {
    [catalogueFile, look].filter { !$0.isEmpty }.map(\.isolatedOnOneLine).joined(separator: "  ·  ")
  }
}

extension SheetText {
  /// The number of cases, and of their verdicts.
  fileprivate static func totals(of sheet: Sheet, size: Double) -> NSAttributedString {
    let count = sheet.cases.count
    var parts: [(String, UIFont.Weight, UIColor)] = [("\(count) \(count == 1 ? "case" : "cases")", .regular, quiet)]
    for verdict in Verdict.allCases {
      let count = sheet.cases.count { $0.verdict == verdict }
      if count > 0 { parts.append(("   ● \(count) \(verdict.rawValue)", .semibold, color(of: verdict))) }
    }
    let marked = sheet.cases.count { !$0.marks.isEmpty }
    if marked > 0 { parts.append(("   ▲ \(marked) with findings", .semibold, finding)) }
    return string(parts, size: size)
  }
}
