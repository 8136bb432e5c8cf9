import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Raster
import Testing
import ViewRendering

@testable import Auditing

/// Contrast against what WCAG 2.2 and its documents say.
@MainActor
@Suite struct ContrastTests {
  private static func color(_ rgb: Int) -> Color {
    func channel(_ shift: Int) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    return Color(red: channel(16), green: channel(8), blue: channel(0))
  }

  /// Ratios that are published to two digits: WCAG 2.2's definition of "contrast ratio" (from 1 to 21); WebAIM's
  /// "Contrast and Color Accessibility" (#777777 on white 4.47:1, #767676 4.54:1, pure red 4:1, green 1.4:1, blue 8.6:1
  /// on white); W3C's technique G18 and the tool it names.
  @Test(arguments: [
    (0x00_0000, 0xFF_FFFF, 21.0), (0xFF_FFFF, 0xFF_FFFF, 1), (0x77_7777, 0xFF_FFFF, 4.478),
    (0x76_7676, 0xFF_FFFF, 4.54),
    (0xFF_0000, 0xFF_FFFF, 4.0), (0x00_FF00, 0xFF_FFFF, 1.37), (0x00_00FF, 0xFF_FFFF, 8.59),
  ])
  func ratiosAreThePublishedOnes(_ text: Int, _ background: Int, _ ratio: Double) {
    #expect(abs(Self.color(text).contrast(to: Self.color(background)) - ratio) < 0.005)
    #expect(abs(Self.color(background).contrast(to: Self.color(text)) - ratio) < 0.005)
  }

  private static func label(_ rgb: Int, size: CGFloat, weight: UIFont.Weight = .regular, on back: UIView? = nil)
    -> UIView
  {
    let view = back ?? UIView()
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
    if back == nil { view.backgroundColor = .white }
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 380, height: 60))
    label.accessibilityIdentifier = "subject"
    label.text = "Text"
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight))
    let color = color(rgb)
    label.textColor = UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    view.addSubview(label)
    return view
  }

  private static func isLow(_ makeView: @escaping () -> UIView) throws -> Bool {
    try AuditedViews.violations(AuditedViews.configurations([.large]), makeView)[.lowContrast] == ["subject"]
  }

  /// What covers a text is not behind it: of letters that are half covered the other half counts. The text's middle is at
  /// 40 points.
  @Test(
    arguments: [
      (CGRect(x: 0, y: 40, width: 400, height: 60), 1, false), (CGRect(x: 0, y: 0, width: 400, height: 40), 1, false),
      (CGRect(x: 0, y: 40, width: 400, height: 60), 0.5, true), (CGRect(x: 0, y: 0, width: 400, height: 100), 1, false),
    ] as [(CGRect, CGFloat, Bool)])
  func whatCoversATextIsNotBehindIt(_ frame: CGRect, _ alpha: CGFloat, _ isLow: Bool) throws {
    #expect(
      try Self.isLow {
        let page = Self.label(0x76_7676, size: 17)
        let cover = UIView(frame: frame)
        cover.isUserInteractionEnabled = false
        cover.backgroundColor = UIColor(white: 0.4, alpha: alpha)
        page.addSubview(cover)
        return page
      } == isLow)
  }

  /// WCAG 2.2, 1.4.3: 4.5 to 1; 3 to 1 from 18 points, or 14 where text is bold. #949494 has 3.03 to 1 on white, #959595
  /// 2.99 (by the definition).
  @Test func largeTextNeedsLess() throws {
    #expect(try Self.isLow { Self.label(0x77_7777, size: 17) })
    #expect(try !Self.isLow { Self.label(0x76_7676, size: 17) })
    #expect(try !Self.isLow { Self.label(0x94_9494, size: 18) })
    #expect(try Self.isLow { Self.label(0x95_9595, size: 18) })
    #expect(try !Self.isLow { Self.label(0x94_9494, size: 14, weight: .bold) })
    #expect(try Self.isLow { Self.label(0x94_9494, size: 13, weight: .bold) })
    #expect(try Self.isLow { Self.label(0x94_9494, size: 17) })
  }

  /// A letter on the dark half of its background counts, whatever the rest is.
  @Test func theWorstLetterCounts() throws {
    func view(darkFrom x: CGFloat) -> UIView {
      let back = UIView()
      back.backgroundColor = .white
      let dark = UIView(frame: CGRect(x: x, y: 0, width: 400, height: 100))
      dark.backgroundColor = .black
      back.addSubview(dark)
      return Self.label(0x00_0000, size: 17, on: back)
    }
    #expect(try Self.isLow { view(darkFrom: 20) })
    #expect(try !Self.isLow { view(darkFrom: 200) })
  }

  private static func message(_ makeView: @escaping () -> UIView) throws -> String? {
    try AuditedViews.audit(AuditedViews.configurations([.large]), makeView).findings.map(\.finding)
      .first { $0.kind == .lowContrast }?.message
  }

  /// Black below four fifths of white is #CCCCCC, white below four fifths of black #333333: what is painted over a text
  /// fades the text, too. #CCCCCC on white has 1.606 to 1 (by the definition).
  @Test("What lies over a text fades it") func whatLiesOverATextFadesIt() throws {
    func veiled(_ rgb: Int, below white: CGFloat) -> UIView {
      let back = UIView()
      back.backgroundColor = UIColor(white: white, alpha: 1)
      let page = Self.label(rgb, size: 17, on: back)
      let veil = UIView(frame: page.bounds)
      veil.isUserInteractionEnabled = false
      veil.backgroundColor = UIColor(white: white, alpha: 0.8)
      page.addSubview(veil)
      return page
    }
    #expect(
      try Self.message { veiled(0x00_0000, below: 1) }
        == "The contrast is 1.6 to 1, of #CCCCCC on #FFFFFF; 4.5 to 1 is needed.")
    #expect(
      try Self.message { veiled(0xFF_FFFF, below: 0) }
        == "The contrast is 1.66 to 1, of #333333 on #000000; 4.5 to 1 is needed.")
  }

  /// A view and what is in it are one picture, which is faded then: white on black at 60 % of white is white on #666666,
  /// which has 5.74 to 1; #555555 on white at 50 % of black #2A2A2A or #2B2B2B on #808080, which has at most 3.64.
  @Test("A text is faded with what it is on") func aTextIsFadedWithWhatItIsOn() throws {
    func faded(_ rgb: Int, on white: CGFloat, alpha: CGFloat, over page: CGFloat) -> UIView {
      let card = UIView()
      card.backgroundColor = UIColor(white: white, alpha: 1)
      _ = Self.label(rgb, size: 17, on: card)
      card.alpha = alpha
      let holder = UIView(frame: card.frame)
      holder.backgroundColor = UIColor(white: page, alpha: 1)
      holder.addSubview(card)
      return holder
    }
    #expect(try Self.message { faded(0xFF_FFFF, on: 0, alpha: 0.6, over: 1) } == nil)
    let message = try #require(try Self.message { faded(0x55_5555, on: 1, alpha: 0.5, over: 0) })
    #expect(message.hasPrefix("The contrast is 3.") && message.contains(" on #808080;"), "\(message)")
  }

  /// Letters of two colours beside each other have each their own.
  @Test("A letter's colour is not its neighbour's") func aLettersColourIsNotItsNeighbours() throws {
    let message = try Self.message {
      let page = Self.label(0, size: 17)
      let text = NSMutableAttributedString()
      for (letter, white) in [("A", 0.0), ("V", 0x77 / 255.0), ("A", 0)] {
        let color = UIColor(white: white, alpha: 1)
        let font = UIFont.preferredFont(forTextStyle: .body)
        text.append(NSAttributedString(string: letter, attributes: [.font: font, .foregroundColor: color]))
      }
      (page.subviews[0] as? UILabel)?.attributedText = text
      return page
    }
    #expect(message == "The contrast is 4.47 to 1, of #777777 on #FFFFFF; 4.5 to 1 is needed.")
  }

  /// The ratio that is said is that of the colours that are said, which the picture has: black at half its strength is drawn
  /// with 128 of 255 parts, as #7F7F7F, which has 4.004 on white (by the definition).
  @Test func theRatioIsThatOfTheColoursNamed() throws {
    let message = try Self.message {
      let view = Self.label(0x00_0000, size: 17)
      view.subviews[0].alpha = 0.5
      return view
    }
    #expect(message == "The contrast is 4.0 to 1, of #7F7F7F on #FFFFFF; 4.5 to 1 is needed.")
  }

  /// WCAG 2.2, the note on borders at "contrast ratio": a narrow border is used as the letter, and can add contrast. Widths
  /// are in percent of the size, as UIKit's: below 0 the insides are painted as well.
  @Test(
    arguments: [
      // The border alone contrasts, the inside alone, neither.
      (0xFF_FFFF, 0x00_0000, -3, false), (0x00_0000, 0xFF_FFFF, -3, false), (0xFF_FFFF, 0xEE_EEEE, -3, true),
      // The line is all there is.
      (0xFF_FFFF, 0x00_0000, 3, false), (0x00_0000, 0xFF_FFFF, 3, true),
      // A border of 0.17 points is hardly there.
      (0xFF_FFFF, 0x00_0000, -1, true),
    ] as [(Int, Int, Double, Bool)])
  func aNarrowBorderCountsAsTheLetter(_ inside: Int, _ border: Int, _ width: Double, _ isLow: Bool) throws {
    func color(_ rgb: Int) -> UIColor {
      let color = Self.color(rgb)
      return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    }
    #expect(
      try Self.isLow {
        let view = Self.label(inside, size: 17)
        let label = view.subviews[0] as? UILabel
        label?.attributedText = NSAttributedString(
          string: "Text",
          attributes: [
            .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: color(inside),
            .strokeColor: color(border), .strokeWidth: width,
          ])
        return view
      } == isLow)
  }

  /// A layer's border is drawn over the text: it is beside or before the letters, never behind them. A translucent one
  /// mixes with both. #767676 has 4.54 to 1 on white.
  @Test(arguments: [1, 2, 3], [1.0, 2, 3])
  func aBorderOverTheTextIsNotBehindIt(_ width: CGFloat, _ scale: Double) throws {
    func isLow(_ alpha: CGFloat, _ radius: CGFloat = 0) throws -> Bool {
      var configuration = AuditedViews.configurations([.large])[0]
      configuration.scale = scale
      let violations = try AuditedViews.violations([configuration]) {
        let page = UIView()
        page.backgroundColor = .white
        let label = UILabel()
        label.text = "Hill"
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = UIColor(white: 0x76 / 255, alpha: 1)
        label.layer.borderWidth = width
        label.layer.borderColor = UIColor(white: 0, alpha: alpha).cgColor
        label.layer.cornerRadius = radius
        label.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(label)
        label.topAnchor.constraint(equalTo: page.topAnchor, constant: 20).isActive = true
        label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20).isActive = true
        return page
      }
      return violations[.lowContrast] != nil
    }
    #expect(try !isLow(1))
    #expect(try !isLow(1, 4))
    if width == 3 { #expect(try isLow(0.6)) }
  }

  /// WCAG 2.2, 1.4.3: inactive components have no minimum. What is covered nobody reads.
  @Test func whatIsDisabledOrHiddenNeedsNone() throws {
    #expect(
      try !Self.isLow {
        let view = Self.label(0xEE_EEEE, size: 17)
        (view.subviews[0] as? UILabel)?.isEnabled = false
        return view
      })
    #expect(
      try !Self.isLow {
        let view = Self.label(0xEE_EEEE, size: 17)
        let cover = UIView(frame: view.bounds)
        cover.backgroundColor = .white
        view.addSubview(cover)
        return view
      })
  }

  /// A colour that is legible in light and not in dark, or with increased contrast alone, is found there.
  @Test func everyAppearanceIsLookedAt() throws {
    let makeView = {
      let view = Self.label(0, size: 17)
      view.backgroundColor = .systemBackground
      (view.subviews[0] as? UILabel)?.textColor = .black
      return view
    }
    let found = try AuditedViews.audit(AuditedViews.configurations([.large]), makeView).findings
      .filter { $0.finding.kind == .lowContrast }
    #expect(found.map(\.step.configuration.slug) == ["page-L-dark", "page-L-dark-contrast"])
  }
}
