import TestSupport
import TextLayout
import TextMeasuring

/// Random requests, mostly with settings of labels.
enum RandomRequests {
  static func request(using random: inout SeededGenerator) -> MeasuringRequest {
    var request = MeasuringRequest(text(using: &random), font: font(using: &random))
    request.categories = [.allCases.randomElement(using: &random) ?? .large]
    request.widths = Bool.random(using: &random) ? [Double.random(in: 20...400, using: &random).rounded()] : [163.25]
    request.lines = Int.random(in: 0...3, using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 { request.height = Double.random(in: 10...120, using: &random) }
    request.lineBreakMode =
      [.truncatingTail, .truncatingTail, .truncatingMiddle, .truncatingHead, .clipping, .charWrapping, .wordWrapping]
      .randomElement(using: &random) ?? .truncatingTail
    request.alignment =
      [.natural, .natural, .left, .center, .right, .justified].randomElement(using: &random) ?? .natural
    request.isRightToLeftLayout = Int.random(in: 0..<4, using: &random) == 0
    request.allowsTightening = Int.random(in: 0..<4, using: &random) == 0
    request.hasBoldText = Int.random(in: 0..<4, using: &random) == 0
    request.locale = ["en", "de", "ja", "ar", "ko"].randomElement(using: &random) ?? "en"
    request.scale = [1, 2, 3].randomElement(using: &random)
    request.want = [.size, .lines, .hidden, .missing]
    if Int.random(in: 0..<3, using: &random) == 0 { style(&request, using: &random) }
    return request
  }

  /// Makes the request one for attributed text.
  private static func style(_ request: inout MeasuringRequest, using random: inout SeededGenerator) {
    request.paragraph.lineSpacing = [0, 1.5, 4].randomElement(using: &random) ?? 0
    request.paragraph.lineHeightMultiple = [0, 0.8, 1.3].randomElement(using: &random) ?? 0
    request.paragraph.minimumLineHeight = [0, 30].randomElement(using: &random) ?? 0
    request.paragraph.maximumLineHeight = [0, 0, 24].randomElement(using: &random) ?? 0
    request.paragraph.paragraphSpacing = [0, 6].randomElement(using: &random) ?? 0
    request.paragraph.direction =
      [.natural, .leftToRight, .rightToLeft].randomElement(using: &random) ?? .natural
    // An attributed text is recognised by at least one of its settings.
    if request.paragraph == MeasuringParagraph() { request.paragraph.lineSpacing = 2 }
    request.runs[0].kern = [nil, 0, 1].randomElement(using: &random) ?? nil
    guard Bool.random(using: &random) else { return }
    request.runs.append(
      MeasuringRun(
        " " + text(using: &random), font: font(using: &random),
        tracking: [nil, 0.5].randomElement(using: &random) ?? nil,
        baselineOffset: [0, 3].randomElement(using: &random) ?? 0, usesLigatures: Bool.random(using: &random)))
  }

  private static func font(using random: inout SeededGenerator) -> MeasuringFont {
    let size = Double(Int.random(in: 16...80, using: &random)) / 2
    let weight = MeasuringWeight.allCases.randomElement(using: &random) ?? .regular
    let style = MeasuringStyle.allCases.randomElement(using: &random) ?? .body
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .system(size: size, weight: weight, isItalic: Bool.random(using: &random) && weight == .regular)
    case 1: return MeasuringFont(.system(weight: weight, isItalic: false), size: size, scaledWith: style)
    case 2: return MeasuringFont(.named("RobotoSlab-Regular"), size: size, scaledWith: style, maximumSize: 30)
    case 3: return MeasuringFont(.family("Roboto Slab", weight: weight, isItalic: false), size: size)
    case 4: return .style(style, maximumSize: 21)
    default: return .style(style)
    }
  }

  private static func text(using random: inout SeededGenerator) -> String {
    let words = [
      "Settings", "and", "privacy", "a", "internationalisation", "office", "AVA", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
      "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{65E5}\u{672C}\u{8A9E}\u{306E}", "\u{C548}\u{B155}",
      "e\u{301}te\u{301}",
      "\u{1F44B}\u{1F3FD}", "soft\u{AD}hyphen", "12,345.67", "x\ny", "\u{E0FFF}", "\u{915}\u{94D}\u{937}\u{93F}",
    ]
    let count = Int.random(in: 0...12, using: &random)
    return (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }
}
