import Foundation
import HeadlessUIKit
import LetterCase
import TestSupport
import Testing

@testable import TypographyKit

extension UIFont.TextStyle {
  fileprivate static let heading = UIFont.TextStyle(rawValue: "heading")
  fileprivate static let paragraph = UIFont.TextStyle(rawValue: "paragraph")
}

/// Labels and buttons with a style: T9 to T14 of rwbutler/TypographyKit 6.0.1, and its `UIButtonTitleColorTests`.
///
/// Serialised, as the configuration is global.
@MainActor @Suite(.serialized) struct ViewTests {
  init() {
    TypographyKit.refresh(with: Data(Configurations.everything.utf8))
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.text = "good morning"
    return label
  }

  @Test func aLabelTakesAllOfItsStyle() throws {
    let label = label()
    label.fontTextStyle = .heading
    #expect(label.fontTextStyleName == "heading" && label.typography.name == "heading")
    #expect(label.text == "GOOD MORNING" && label.letterCase == .upper)
    #expect(label.font == Typography(for: .heading)?.font(.large) && label.font.pointSize == 36)
    #expect(label.textColor == TK.uiColor(named: "gold"))
    #expect(label.lineBreakMode == .byTruncatingTail && label.numberOfLines == 0)
    let kern = label.attributedText?.attribute(.kern, at: 3, effectiveRange: nil) as? Double
    #expect(kern == 1.5)
  }

  /// rwbutler/TypographyKit, `UIControlState.swift`.
  @Test func statesOfControlsAreCases() {
    #expect(UIControl.State.allCases == [.normal, .highlighted, .disabled, .selected, .application, .focused])
  }

  @Test func textSetsStyleCaseAndColor() {
    let label = label()
    label.text("Hello World", style: .heading, letterCase: .kebab, textColor: .blue)
    #expect(label.text == "hello-world" && label.textColor == .blue && label.fontTextStyle == .heading)
    label.text(nil, style: .paragraph)
    #expect(label.text == "hello-world" && label.font.pointSize == 16)
    label.text("a", style: UIFont.TextStyle(rawValue: "nothing"))
    #expect(label.text == "a" && label.font.pointSize == 16)
  }

  /// The library's `UILabelAdditions.swift`: a letter case is applied to the current text, which no longer has the
  /// separate words that another case has joined.
  @Test func aLetterCaseChangesTheTextThatIsThere() {
    let label = label()
    label.text = "good morning all"
    label.typography = Typography(name: "own", letterCase: .upperCamel)
    label.letterCase = .kebab
    #expect(label.text == "goodmorningall")
  }

  /// In the library's `UILabelAdditions.swift` labels apply a style's spacing to the whole attributed text; in
  /// `UIButtonAdditions.swift` buttons do not.
  @Test func letterSpacingOfTextsWithAttributes() {
    let text = NSMutableAttributedString(string: "good morning")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
    let label = UILabel()
    label.attributedText(text, style: .heading)
    let kerns = [0, 5, 11].map { label.attributedText?.attribute(.kern, at: $0, effectiveRange: nil) as? Double }
    #expect(kerns == [1.5, 1.5, 1.5])
    let button = UIButton(type: .custom)
    button.text("good morning", style: .heading)
    #expect(button.attributedTitle(for: .normal) == nil)
    button.attributedText(text, style: .heading)
    #expect(button.attributedTitle(for: .normal)?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  /// The library's `UILabelAdditions.swift` and `UIButtonAdditions.swift`: colour, case and spacing are only set if the
  /// new style has them; the text that a case was applied to is kept.
  @Test func whatAStyleDoesNotSayStays() {
    let plain = Typography(name: "plain", fontName: "System", fontSize: 11)
    let label = label()
    label.fontTextStyle = .heading
    label.typography = plain
    #expect(label.font.pointSize == 11)
    #expect(label.text == "GOOD MORNING" && label.textColor == TK.uiColor(named: "gold"))
    #expect(label.attributedText?.attribute(.kern, at: 3, effectiveRange: nil) as? Double == 1.5)
    label.text = "good evening"
    label.typography = plain
    #expect(label.text == "good evening")
    #expect(label.attributedText?.attribute(.kern, at: 3, effectiveRange: nil) == nil)
    let button = UIButton(type: .custom)
    button.text("good morning", style: .heading)
    button.typography = plain
    #expect(button.title(for: .normal) == "GOOD MORNING" && button.titleLabel?.font.pointSize == 11)
    #expect(button.titleColor(for: .normal) == TK.uiColor(named: "gold"))
  }

  /// Steps of its own: 6 points per category.
  @Test func aLabelFollowsTheTextSizeOfItsTraits() {
    let label = label()
    label.fontTextStyle = .paragraph
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(label)
    #expect(label.font.pointSize == 16)
    let sizes = [UIContentSizeCategory.extraSmall, .extraLarge, .accessibilityMedium].map { category -> CGFloat in
      window.overrideTraits = UITraitCollection(preferredContentSizeCategory: category)
      return label.font.pointSize
    }
    #expect(sizes == [10, 22, 40])
  }

  /// The library listens to this notification, which code may post.
  @Test func aLabelFollowsTheNotification() {
    let label = label()
    label.fontTextStyle = .paragraph
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: UIContentSizeCategory.extraExtraLarge])
    #expect(label.font.pointSize == 28)
  }

  @Test func anotherConfigurationStylesViewsAnew() {
    let (named, own) = (label(), label())
    named.fontTextStyle = .paragraph
    own.typography = Typography(name: "own", fontName: "System", fontSize: 11)
    TypographyKit.refresh(
      with: Data("{\"ui-font-text-styles\": {\"paragraph\": {\"font-name\": \"System\", \"point-size\": 50}}}".utf8),
      configuration: TypographyKitConfiguration())
    #expect(named.font.pointSize == 50 && own.font.pointSize == 11)
    #expect(TypographyKit.settings?.styles.count == 1)
    TypographyKit.refresh(with: Data("{".utf8)) { #expect($0 == nil) }
    #expect(TypographyKit.settings?.styles.count == 1)
  }

  @Test func attributesKeepTheirFaceAtTheStylesSize() throws {
    let text = NSMutableAttributedString(string: "good morning")
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 9), range: NSRange(location: 0, length: 4))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
    let label = UILabel()
    label.attributedText(text, style: .paragraph, textColor: .green)
    let font = { (index: Int) in label.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont }
    let color = { (index: Int) in
      label.attributedText?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    #expect(font(0) == .boldSystemFont(ofSize: 16) && font(5) == UIFont(name: "Inter-Regular", size: 16))
    #expect(color(0) == .red && color(5) == .green)
    label.attributedText(text, style: .paragraph, textColor: .green, replacingDefaultTextColor: true)
    #expect(color(0) == .green && color(5) == .green)
  }

  // MARK: Buttons

  @Test func aButtonTakesItsStyle() {
    let button = UIButton(type: .custom)
    button.text("good morning", style: .heading)
    #expect(button.title(for: .normal) == "GOOD MORNING" && button.titleLabel?.font.pointSize == 36)
    #expect(button.titleColor(for: .normal) == TK.uiColor(named: "gold"))
    #expect(button.titleColorApplyMode == .normal)
    button.fontTextStyleName = "paragraph"
    #expect(button.titleLabel?.font.pointSize == 16)
  }

  private static let states: [UIControl.State] = [
    .normal, .highlighted, .disabled, .selected, .application, .focused,
  ]

  private func colorfulButton() -> UIButton {
    let button = UIButton(type: .custom)
    let colors: [UIColor] = [.blue, .red, .green, .yellow, .purple, .orange]
    for (state, color) in zip(Self.states, colors) { button.setTitleColor(color, for: state) }
    return button
  }

  @Test(arguments: [
    (ButtonTitleColorApplyMode.all, 6), (.none, 0), (.normal, 1), (.whereUnspecified, 0),
  ])
  func modesOnAButtonWithColors(mode: ButtonTitleColorApplyMode, count: Int) {
    let button = colorfulButton()
    button.applyTitleColor(.cyan, mode: mode)
    #expect(Self.states.count { button.titleColor(for: $0) == .cyan } == count)
    #expect((button.titleColor(for: .normal) == .cyan) == (count > 0))
  }

  @Test func whereUnspecified() {
    let button = UIButton(type: .custom)
    button.setTitleColor(.blue, for: .normal)
    button.setTitleColor(.red, for: .highlighted)
    button.applyTitleColor(.cyan, mode: .whereUnspecified)
    #expect(
      Self.states.map { button.titleColor(for: $0) } == [.blue, .red, .cyan, .cyan, .cyan, .cyan])
    let plain = UIButton(type: .custom)
    plain.applyTitleColor(.cyan, mode: .whereUnspecified)
    #expect(plain.titleColor(for: .normal) == .cyan)
  }

  // MARK: Colours that are not there

  @Test func colorsThatAreNotThere() {
    #expect(TK.tkColor(named: "gold") == .hexWithoutAlpha(string: "#FFAB01"))
    #expect(TK.tkColor(named: "nothing") == .magenta)
    let release = TypographyKitConfiguration().setIsDevelopment(false).setFallbackColor(.brown)
    TypographyKit.refresh(with: Data("{}".utf8), configuration: release)
    #expect(TK.tkColor(named: "nothing") == .brown && TK.uiColor(named: "nothing") == .brown)
  }

  @Test func configuringFromAFile() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("typography-\(UUID().uuidString).json")
    try Data("{\"typography-colors\": {\"a\": \"red\"}}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let configuration = TypographyKitConfiguration(configurationURL: file)
    #expect(TypographyKit.configureSync(with: configuration)?.colors == ["a": .red])
    try Data("{\"typography-colors\": {\"a\": \"blue\"}}".utf8).write(to: file)
    #expect(TypographyKit.refreshSync()?.colors == ["a": .blue])
    try Data("{\"typography-colors\": {\"a\": \"brown\"}}".utf8).write(to: file)
    await TypographyKit.refresh()
    #expect(TypographyKit.colors == ["a": .brown])
    try Data("{\"typography-colors\": {\"a\": \"blue\"}}".utf8).write(to: file)
    #expect(await TypographyKit.configure(with: configuration)?.colors == ["a": .blue])
    let remote = TypographyKitConfiguration(configurationURL: URL(string: "https://example.com/TypographyKit.json"))
    #expect(TypographyKit.configureSync(with: remote) == nil && TypographyKit.colors == ["a": .blue])
  }
}
