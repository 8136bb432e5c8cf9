import Foundation
import HeadlessUIKit
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A text in an environment: its characters with UIKit's attributes.
@MainActor
struct ResolvedText {
  private let environment: EnvironmentValues
  private var runs: [Run] = []
  /// The gradient that fills the text; nil if it has colours.
  private(set) var filling: Filling?
  /// Findings about what is not drawn.
  private(set) var findings: [NodeEffect] = []

  /// Characters with one set of attributes.
  private struct Run {
    let string: String
    let attributes: [NSAttributedString.Key: Any]
  }

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
    let filling = text.ownFilling(in: environment) ?? foreground
    if !filling.isColor { self.filling = filling }
    var appearance = Appearance(
      font: environment.font, fontChanges: environment.fontChanges, color: foreground.color(in: environment))
    for change in environment.textChanges { apply(change, to: &appearance) }
    let traits = environment.traits
    traits.performAsCurrent { append(text, appearance) }
  }

  /// The characters.
  var string: String { runs.count == 1 ? runs[0].string : runs.map(\.string).joined() }

  /// The stretches of the text with a font each.
  var fontRuns: [FontRun] {
    var stretches: [(text: String, font: UIFont)] = []
    for run in runs {
      guard let font = run.attributes[.font] as? UIFont else { continue }
      if let last = stretches.last, last.font == font {
        stretches[stretches.count - 1].text += run.string
      } else {
        stretches.append((run.string, font))
      }
    }
    return stretches.map { FontRun($0.text, $0.font) }
  }

  /// The text for UIKit's views.
  var attributed: NSAttributedString {
    let string = NSMutableAttributedString()
    for run in runs { string.append(NSAttributedString(string: run.string, attributes: run.attributes)) }
    string.addAttribute(.paragraphStyle, value: paragraphStyle, range: NSRange(location: 0, length: string.length))
    return string
  }

  /// The text for the layout engine.
  var styled: StyledText {
    let style = paragraphStyle
    let language = environment.traits.typesettingLanguage
    if runs.count == 1, runs[0].attributes.count == 2, let font = runs[0].attributes[.font] as? UIFont,
      let color = runs[0].attributes[.foregroundColor] as? UIColor
    {
      // Most texts: the same without attributes, which take longer to read.
      return StyledText(
        runs[0].string,
        defaults: TextDefaults(font: font, color: color, paragraphStyle: style.values, language: language))
    }
    return StyledText(
      attributed,
      defaults: TextDefaults(
        font: .systemFont(ofSize: 17), color: .label, paragraphStyle: style.values, language: language))
  }

  private mutating func append(_ text: Text, _ outer: Appearance) {
    var appearance = outer
    // The outermost change is applied first, so that those nearer to the text take precedence.
    for change in text.changes.reversed() { apply(change, to: &appearance) }
    switch text.storage {
    case .verbatim(let string): append(string, appearance)
    case .key(let key, let table, let bundle): append(key, table, bundle, appearance)
    case .attributed(let string): append(string, appearance)
    case .formatted(let value): append(value.text(in: environment), appearance)
    case .image(let image): append(image, appearance)
    case .pair(let first, let second):
      append(first, appearance)
      append(second, appearance)
    }
  }

  private mutating func append(_ string: String, _ appearance: Appearance) {
    noteFace(of: appearance)
    guard !string.isEmpty else { return }
    let cased =
      switch environment.textCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    runs.append(Run(string: cased, attributes: attributes(of: appearance)))
  }

  private mutating func append(
    _ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ appearance: Appearance
  ) {
    let (text, values) = key.text(table: table, bundle: bundle)
    for run in InlineMarkdown(text).runs {
      var changed = appearance
      apply(run, to: &changed)
      if run.isInflected { noteInflection(of: run.text) }
      guard !values.isEmpty else {
        append(run.text, changed)
        continue
      }
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
    if run.isStrong { appearance.fontChanges.append(.bold) }
    if run.isEmphasized { appearance.fontChanges.append(.italic) }
    if run.isCode { appearance.fontChanges.append(.monospaced) }
    if run.isStruck { apply(.strikethrough(true, .solid, nil), to: &appearance) }
    if run.link != nil { appearance.color = Color.accentColor.uiColor(in: environment) }
  }

  private mutating func append(_ string: AttributedString, _ appearance: Appearance) {
    for run in string.runs {
      var changed = appearance
      if let link = run.link { apply(InlineMarkdown.Run(text: "", link: link.absoluteString), to: &changed) }
      apply(run.attributes, to: &changed)
      append(String(string[run.range].characters), changed)
    }
  }

  /// A finding that words would be others on a device, as their number is not 1.
  private mutating func noteInflection(of text: String) {
    let number = text.drop { !$0.isNumber }.prefix { $0.isNumber }
    guard findings.isEmpty, number != "1" else { return }
    findings = [.finding("Words do not agree with their number, as iOS makes them (inflect).")]
  }

  /// A finding that the font has a different width or design on a device.
  private mutating func noteFace(of appearance: Appearance) {
    let changes = (appearance.font?.changes ?? []) + appearance.fontChanges
    guard findings.isEmpty else { return }
    if changes.contains(where: \.isOtherWidth) {
      findings = [.finding("The width of a font is not drawn: the substitute for the system font has one.")]
    } else if appearance.font?.hasMissingDesign ?? false || changes.contains(where: \.isOtherDesign) {
      findings = [
        .finding(
          "The design of a font is not drawn: the substitute for the system font has none with serifs or round ends.")
      ]
    }
  }

  /// UIKit's attributes that have no effect on a text of SwiftUI's.
  private static let attributesOfUIKitAlone: Set<NSAttributedString.Key> = [
    .paragraphStyle, .shadow, .ligature, .obliqueness, .expansion, .attachment, .textEffect, .textItemTag,
  ]

  /// SwiftUI's attributes, and UIKit's.
  private func apply(_ attributes: AttributeContainer, to appearance: inout Appearance) {
    var own = attributes.uiKitAttributes
    if let font = own.removeValue(forKey: .font) as? UIFont {
      (appearance.font, appearance.fontChanges) = (Font(font), [])
    }
    if let color = own.removeValue(forKey: .foregroundColor) as? UIColor { appearance.color = color }
    own = own.filter { !Self.attributesOfUIKitAlone.contains($0.key) }
    appearance.attributes.merge(own) { _, new in new }
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    if let intent = attributes[Attributes.InlinePresentationIntentAttribute.self] {
      let run = InlineMarkdown.Run(
        text: "", isStrong: intent.contains(.stronglyEmphasized), isEmphasized: intent.contains(.emphasized),
        isCode: intent.contains(.code), isStruck: intent.contains(.strikethrough))
      apply(run, to: &appearance)
    }
    if let font = attributes[Attributes.FontAttribute.self] { (appearance.font, appearance.fontChanges) = (font, []) }
    if let color = attributes[Attributes.ForegroundColorAttribute.self] {
      appearance.color = color.uiColor(in: environment)
    }
    if let color = attributes[Attributes.BackgroundColorAttribute.self] {
      appearance.set(.backgroundColor, color.uiColor(in: environment))
    }
    if let line = attributes[Attributes.UnderlineStyleAttribute.self] {
      apply(.underline(true, line.pattern, line.color), to: &appearance)
    }
    if let line = attributes[Attributes.StrikethroughStyleAttribute.self] {
      apply(.strikethrough(true, line.pattern, line.color), to: &appearance)
    }
  }

  private mutating func append(_ image: Image, _ appearance: Appearance) {
    var environment = environment
    environment.font = appearance.font
    environment.fontChanges = appearance.fontChanges
    guard let shown = image.uiImage(in: environment) else { return }
    let attachment = NSTextAttachment(image: shown)
    let string = NSAttributedString(attachment: attachment)
    let own = string.attributes(at: 0, effectiveRange: nil)
    runs.append(
      Run(string: string.string, attributes: own.merging(attributes(of: appearance)) { _, appearance in appearance }))
  }
}

// MARK: - Attributes

extension Text {
  /// What all of the text is filled with by its own modifiers; nil if they say nothing of that.
  @MainActor fileprivate func ownFilling(in environment: EnvironmentValues) -> Filling? {
    // The change that is nearest to the text counts.
    changes.lazy.compactMap { change in
      switch change {
      case .color(let color): color.filling(in: environment)
      case .style(let style): style.style.filling(in: environment)
      default: nil
      }
    }.first
  }
}

extension ResolvedText {
  private func attributes(of appearance: Appearance) -> [NSAttributedString.Key: Any] {
    var attributes = appearance.attributes
    let source = appearance.font ?? .body
    var font = source.uiFont(under: environment.traits)
    for change in appearance.fontChanges { font = font.changed(change) }
    attributes[.font] = font
    attributes[.foregroundColor] = appearance.color
    return attributes
  }

  private func apply(_ change: TextChange, to appearance: inout Appearance) {
    switch change {
    case .font(let font):
      appearance.font = font ?? environment.font
    case .fontChange(let change): change.add(to: &appearance.fontChanges)
    case .color(let color): appearance.color = color.uiColor(in: environment)
    case .style(let style): appearance.color = style.style.filling(in: environment).color(in: environment)
    case .underline(let isActive, let pattern, let color):
      appearance.set(.underlineStyle, isActive ? NSUnderlineStyle.single.rawValue | pattern.style : nil)
      appearance.set(.underlineColor, isActive ? color?.uiColor(in: environment) : nil)
    case .strikethrough(let isActive, let pattern, let color):
      appearance.set(.strikethroughStyle, isActive ? NSUnderlineStyle.single.rawValue | pattern.style : nil)
      appearance.set(.strikethroughColor, isActive ? color?.uiColor(in: environment) : nil)
    // 0 is the font's own kerning (Apple, `kerning(_:)`), where UIKit's 0 is none.
    case .kerning(let kerning): appearance.set(.kern, kerning == 0 ? nil : kerning)
    case .tracking(let tracking): appearance.attributes[.tracking] = tracking
    case .baselineOffset(let offset): appearance.attributes[.baselineOffset] = offset
    }
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .standard
    style.lineSpacing = environment.lineSpacing
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch environment.multilineTextAlignment {
    case .leading: style.alignment = isMirrored ? .right : .left
    case .center: style.alignment = .center
    case .trailing: style.alignment = isMirrored ? .left : .right
    }
    return style
  }
}

extension ResolvedText.Appearance {
  fileprivate mutating func set(_ key: NSAttributedString.Key, _ value: Any?) { attributes[key] = value }
}
