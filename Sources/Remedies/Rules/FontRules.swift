import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import ViewDocuments
import YAMLDocuments

/// A label's font as one that grows with the text size.
@MainActor
struct ScaledFont {
  private let style: TextStyle
  private let size: Double
  private let weight: String
  private let name: String?
  /// Whether the font is the style's own.
  private let isPlain: Bool

  /// - Parameter label: a label whose font the file has, or that has UIKit's default one.
  init?(of label: UILabel, in views: DisplayedViews) {
    let written = views.written(label)
    let value = written.flatMap { views.value(views.key("font", of: label), of: $0) }
    func text(_ key: String) -> String? {
      value.flatMap { views.document?.value(key, in: $0)?.scalar }
    }
    name = text("name")
    let style = text("textStyle").flatMap { name in TextStyle.allCases.first { $0.swiftName == name } }
    let given = (text("systemFontOfSize") ?? text("size")).flatMap(Double.init)
    let size = given ?? style.map(Self.size) ?? Double(label.font.pointSize)
    self.size = size
    self.style = style ?? Self.style(nearestTo: size)
    weight = text("weight") ?? (self.style == .headline && given == nil ? "semibold" : "regular")
    isPlain =
      name == nil && size == Self.size(of: self.style) && weight == (self.style == .headline ? "semibold" : "regular")
  }

  private static func size(of style: TextStyle) -> Double { style.metrics(for: .large).pointSize }

  /// The style whose size at L is nearest; body for 17 points.
  private static func style(nearestTo size: Double) -> TextStyle {
    let styles: [TextStyle] = [
      .body, .callout, .subheadline, .footnote, .caption1, .caption2, .title3, .title2, .title1, .largeTitle,
    ]
    return styles.min { abs(self.size(of: $0) - size) < abs(self.size(of: $1) - size) } ?? .body
  }

  /// The font in YAML, with a largest size if one is given.
  func yaml(most: Double? = nil) -> String {
    if isPlain, most == nil { return "{textStyle: \(style.swiftName)}" }
    var parts = ["textStyle: \(style.swiftName)"]
    if let name {
      parts += ["name: \(YAMLText.quoted(name))", "size: \(YAMLText.number(size))"]
    } else {
      parts.append("systemFontOfSize: \(YAMLText.number(size))")
      if weight != "regular" { parts.append("weight: \(weight)") }
    }
    if let most { parts.append("maximumPointSize: \(YAMLText.number(most))") }
    return "{\(parts.joined(separator: ", "))}"
  }

  func swift(most: Double? = nil) -> String {
    if isPlain, most == nil { return "font = .preferredFont(forTextStyle: .\(style.swiftName))" }
    let own =
      name.map { "UIFont(name: \"\($0)\", size: \(size.points))" }
      ?? "UIFont.systemFont(ofSize: \(size.points), weight: .\(weight))"
    let limit = most.map { ", maximumPointSize: \($0.points)" } ?? ""
    return "font = UIFontMetrics(forTextStyle: .\(style.swiftName)).scaledFont(for: \(own)\(limit))"
  }

  /// The font's name in a sentence.
  var phrase: String {
    isPlain ? "preferredFont(forTextStyle: .\(style.swiftName))" : "a font scaled as \(style.swiftName) is"
  }
}

/// Remedies for texts and icons that do not grow.
extension DisplayedViews {
  func proposalsForFont(_ question: Question) -> [Proposal] {
    guard let label = question.view as? UILabel else { return proposalsForTypedText(question) }
    guard let written = written(label) else {
      return [Proposal("Use a preferred font, or one that UIFontMetrics scales.")]
    }
    var proposals: [Proposal] = []
    if label.adjustsFontSizeToFitWidth {
      proposals.append(
        Proposal(
          "Set adjustsFontSizeToFitWidth to false, and numberOfLines to 0.",
          [.set(written, key: "adjustsFontSizeToFitWidth", value: "false", swift: "adjustsFontSizeToFitWidth = false")]
            + unlimitedLines(of: label)))
    }
    guard let font = ScaledFont(of: label, in: self) else { return proposals }
    let (key, flag) = (key("font", of: label), key("adjustsFontForContentSizeCategory", of: label))
    let follows: [Proposal.Change] =
      label.adjustsFontForContentSizeCategory
      ? [] : [.set(written, key: flag, value: "true", swift: "adjustsFontForContentSizeCategory = true")]
    let former = question.kind == .fixedFont ? "\(label.font.pointSize.points) pt" : nil
    let sentence =
      "Use \(font.phrase)\(former.map { " in place of \($0)" } ?? "")"
      + (follows.isEmpty ? "" : ", with adjustsFontForContentSizeCategory")
    let change = Proposal.Change.set(written, key: key, value: font.yaml(), swift: font.swift())
    let variations = variationsWithoutFont(of: written, key)
    for freed in variations.isEmpty ? [[]] : [variations, []] {
      proposals.append(Proposal("\(sentence).", [change] + follows + freed))
      proposals.append(
        Proposal("\(sentence), and numberOfLines 0.", [change] + follows + freed + unlimitedLines(of: label)))
    }
    // Sizes at which the longest word fits: of AX5, or the next ones.
    let width = max(label.bounds.width, (label.superview?.bounds.width ?? 0) - 2 * max(0, label.frame.minX))
    if let longest = MeasuredText(label)?.longestWord, longest.width > 0 {
      for share in [1.0, 0.9, 0.8] {
        let most = (Double(label.font.pointSize) * width / longest.width * share).rounded(.down)
        guard most > Double(label.font.pointSize) else { continue }
        proposals.append(
          Proposal(
            "\(sentence), up to \(most.points) pt, at which '\(longest.word.shortened)' fits, and numberOfLines 0.",
            [.set(written, key: key, value: font.yaml(most: most), swift: font.swift(most: most))] + follows
              + unlimitedLines(of: label)))
      }
    }
    return proposals
  }

  /// The removal of variations that change nothing but the font.
  private func variationsWithoutFont(of view: UIView, _ key: String) -> [Proposal.Change] {
    guard let variations = value("variations", of: view)?.items, !variations.isEmpty,
      variations.allSatisfy({ variation in
        (document?.resolved(variation).entries ?? []).allSatisfy { ["when", key].contains($0.name) }
      })
    else { return [] }
    return [.remove(view, key: "variations", swift: nil)]
  }

  /// Fields and text views.
  private func proposalsForTypedText(_ question: Question) -> [Proposal] {
    let text = "Use preferredFont(forTextStyle: .body), with adjustsFontForContentSizeCategory."
    guard let written = written(question.view), value("font", of: written) != nil || written === question.view else {
      return [Proposal(text)]
    }
    return [
      Proposal(
        text,
        [
          .set(written, key: "font", value: "{textStyle: body}", swift: "font = .preferredFont(forTextStyle: .body)"),
          .set(
            written, key: "adjustsFontForContentSizeCategory", value: "true",
            swift: "adjustsFontForContentSizeCategory = true"),
        ])
    ]
  }

  /// Icons: the size that UIKit gives them at accessibility sizes, or one that follows the text.
  func proposalsForImage(_ question: Question) -> [Proposal] {
    let view = question.view
    guard let written = written(view) else { return [] }
    let flag = "adjustsImageSizeForAccessibilityContentSizeCategory"
    var proposals: [Proposal] = []
    let sizes = constraints(around: view).filter { constraint in
      constraint.first === view && [.width, .height].contains(constraint.line.first.attribute)
        && constraint.line.points != nil && constraint.part == nil
    }
    if !sizes.isEmpty {
      let side = sizes[0].line.points ?? 0
      let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: side, compatibleWith: traits)
      proposals.append(
        Proposal(
          "Scale its size as body is: \(side.points) → \(Double(scaled).points) pt here.",
          sizes.map { size in
            .replace(
              size, with: size.text.withRelation("=", number: nil).scalingNumber(size.line.points ?? 0),
              swift: "constant = UIFontMetrics(forTextStyle: .body).scaledValue(for: \((size.line.points ?? 0).points))"
            )
          }))
    }
    if view is UIImageView || written is UIButton {
      proposals.append(
        Proposal("Set \(flag) to true.", [.set(written, key: flag, value: "true", swift: "\(flag) = true")]))
    }
    if isPlacedByFrame(view) {
      proposals.append(
        Proposal(
          "Size it by constraints: width and height of scaled(\(view.bounds.width.points)) points, not by a frame."))
    }
    return proposals
  }
}

extension String {
  /// A constraint's line whose number of points scales with body.
  fileprivate func scalingNumber(_ points: Double) -> String {
    guard let end = range(of: "=")?.upperBound else { return self }
    let priority = self[end...].firstIndex(of: "@").map { " " + self[$0...] } ?? ""
    return "\(self[..<end]) scaled(\(YAMLText.number(points)), body)\(priority)"
  }
}
