import Foundation
import HeadlessUIKit
@_spi(Subclasses) import UIKitValues

/// A text in an environment: its characters with UIKit's attributes.
@MainActor
struct ResolvedText {
  private let environment: EnvironmentValues
  private(set) var result = NSMutableAttributedString()
  /// The gradient that fills the text; nil if it has colours.
  private(set) var filling: Filling?

  /// The appearance of a stretch.
  fileprivate struct Appearance {
    var font: Font?
    var fontChanges: [Font.Change] = []
    var color: UIColor
    var attributes: [NSAttributedString.Key: Any] = [:]
  }

  init(_ text: Text, in environment: EnvironmentValues) {
    self.environment = environment
    let foreground = environment.foreground(level: 0)
    if !foreground.isColor { filling = foreground }
    var appearance = Appearance(
      font: environment.font, fontChanges: environment.fontChanges, color: foreground.color(in: environment))
    for change in environment.textChanges { apply(change, to: &appearance) }
    let traits = environment.traits
    traits.performAsCurrent { append(text, appearance) }
    setParagraphStyle()
  }

  private mutating func append(_ text: Text, _ outer: Appearance) {
    var appearance = outer
    // The outermost change is applied first, so that those nearer to the text take precedence.
    for change in text.changes.reversed() { apply(change, to: &appearance) }
    switch text.storage {
    case .verbatim(let string): append(string, appearance)
    case .key(let key, let table, let bundle): append(key, table, bundle, appearance)
    case .attributed(let string): append(string, appearance)
    case .image(let image): append(image, appearance)
    case .pair(let first, let second):
      append(first, appearance)
      append(second, appearance)
    }
  }

  private mutating func append(_ string: String, _ appearance: Appearance) {
    guard !string.isEmpty else { return }
    let cased =
      switch environment.textCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    result.append(NSAttributedString(string: cased, attributes: attributes(of: appearance)))
  }

  private mutating func append(
    _ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ appearance: Appearance
  ) {
    let (text, values) = key.text(table: table, bundle: bundle)
    for run in InlineMarkdown(text).runs {
      var changed = appearance
      apply(run, to: &changed)
      var plain = ""
      for character in run.text {
        guard let value = values[character] else {
          plain.append(character)
          continue
        }
        switch value {
        case .string(let string): plain += string
        case .text(let text):
          append(plain, changed)
          plain = ""
          append(text, changed)
        }
      }
      append(plain, changed)
    }
  }

  private func apply(_ run: InlineMarkdown.Run, to appearance: inout Appearance) {
    if run.isStrong { appearance.fontChanges.append(.bold(true)) }
    if run.isEmphasized { appearance.fontChanges.append(.italic(true)) }
    if run.isCode { appearance.fontChanges.append(.monospaced) }
    if run.isStruck { apply(.strikethrough(true, .solid, nil), to: &appearance) }
    if run.link != nil { appearance.color = Color.accentColor.uiColor(in: environment) }
  }

  private mutating func append(_ string: AttributedString, _ appearance: Appearance) {
    for run in string.runs {
      var changed = appearance
      if let link = run.link { apply(InlineMarkdown.Run(text: "", link: link.absoluteString), to: &changed) }
      append(String(string[run.range].characters), changed)
    }
  }

  private mutating func append(_ image: Image, _ appearance: Appearance) {
    var environment = environment
    environment.font = appearance.font
    environment.fontChanges = appearance.fontChanges
    guard let shown = image.uiImage(in: environment) else { return }
    let attachment = NSTextAttachment(image: shown)
    let string = NSMutableAttributedString(attachment: attachment)
    string.addAttributes(attributes(of: appearance), range: NSRange(location: 0, length: string.length))
    result.append(string)
  }
}

// MARK: - Attributes

extension ResolvedText {
  private func attributes(of appearance: Appearance) -> [NSAttributedString.Key: Any] {
    var attributes = appearance.attributes
    var font = (appearance.font ?? .body).uiFont(under: environment.traits)
    for change in appearance.fontChanges { font = font.changed(change) }
    attributes[.font] = font
    attributes[.foregroundColor] = appearance.color
    return attributes
  }

  private func apply(_ change: TextChange, to appearance: inout Appearance) {
    switch change {
    case .font(let font):
      appearance.font = font ?? environment.font
    case .fontChange(let change): appearance.fontChanges.append(change)
    case .color(let color): appearance.color = color.uiColor(in: environment)
    case .style(let style): appearance.color = style.style.filling(in: environment).color(in: environment)
    case .underline(let isActive, let pattern, let color):
      appearance.set(.underlineStyle, isActive ? NSUnderlineStyle.single.rawValue | pattern.style : nil)
      appearance.set(.underlineColor, isActive ? color?.uiColor(in: environment) : nil)
    case .strikethrough(let isActive, let pattern, let color):
      appearance.set(.strikethroughStyle, isActive ? NSUnderlineStyle.single.rawValue | pattern.style : nil)
      appearance.set(.strikethroughColor, isActive ? color?.uiColor(in: environment) : nil)
    case .kerning(let kerning): appearance.attributes[.kern] = kerning
    case .tracking(let tracking): appearance.attributes[.tracking] = tracking
    case .baselineOffset(let offset): appearance.attributes[.baselineOffset] = offset
    }
  }

  private func setParagraphStyle() {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .standard
    style.lineSpacing = environment.lineSpacing
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch environment.multilineTextAlignment {
    case .leading: style.alignment = isMirrored ? .right : .left
    case .center: style.alignment = .center
    case .trailing: style.alignment = isMirrored ? .left : .right
    }
    result.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: result.length))
  }
}

extension ResolvedText.Appearance {
  fileprivate mutating func set(_ key: NSAttributedString.Key, _ value: Any?) { attributes[key] = value }
}
