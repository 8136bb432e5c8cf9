import Foundation
import HeadlessUIKit

@testable import HeadlessSwiftUI

extension ModifierMark {
  /// Texts and symbols.
  static var text: [ModifierMark] {
    let long = Text(verbatim: "A long text that has to be broken into several lines where there is little room.")
      .frame(width: 200)
    let cut = long.lineLimit(1)
    return [
      ModifierMark("allowsTightening", of: Text(verbatim: "Some more text than fits").lineLimit(1).frame(width: 184)) {
        $0.allowsTightening(true)
      },
      ModifierMark("baselineOffset") { $0.baselineOffset(5) },
      ModifierMark("bold") { $0.bold() },
      ModifierMark("font") { $0.font(.title) },
      ModifierMark("fontDesign") { $0.fontDesign(.serif) },
      ModifierMark("fontWeight") { $0.fontWeight(.heavy) },
      ModifierMark("fontWidth") { $0.fontWidth(.condensed) },
      ModifierMark("imageScale") { $0.imageScale(.large) },
      ModifierMark("italic") { $0.italic() },
      ModifierMark("kerning") { $0.kerning(2) },
      ModifierMark("lineLimit", of: long) { $0.lineLimit(1) },
      ModifierMark("lineSpacing", of: long) { $0.lineSpacing(5) },
      ModifierMark("minimumScaleFactor", of: cut) { $0.minimumScaleFactor(0.5) },
      ModifierMark("monospaced") { $0.monospaced() },
      ModifierMark("monospacedDigit", of: Text(verbatim: "1111").font(.custom("Inter", fixedSize: 17))) {
        $0.monospacedDigit()
      },
      ModifierMark("multilineTextAlignment", of: long) { $0.multilineTextAlignment(.trailing) },
      ModifierMark("strikethrough") { $0.strikethrough() },
      ModifierMark("symbolEffect") { $0.symbolEffect(.disappear) },
      ModifierMark("symbolRenderingMode") { $0.symbolRenderingMode(.multicolor) },
      ModifierMark("symbolVariant") { $0.symbolVariant(.fill) },
      ModifierMark("textCase") { $0.textCase(.uppercase) },
      ModifierMark("textScale") { $0.textScale(.secondary) },
      ModifierMark("tracking") { $0.tracking(2) },
      ModifierMark("truncationMode", of: cut) { $0.truncationMode(.head) },
      ModifierMark("typesettingLanguage") { $0.typesettingLanguage(Locale.Language(identifier: "th")) },
      ModifierMark("underline") { $0.underline() },
    ]
  }
}
