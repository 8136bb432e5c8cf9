import Findings
import Foundation
import HeadlessUIKit
import Raster
import Snapshots
import TestSupport

@testable import Auditing

/// A row of a random page that violates a rule, or comes close to it.
@MainActor
struct ViolatingRow {
  let rule: FindingKind
  let violates: Bool

  private static let width: CGFloat = 368

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .black
    label.numberOfLines = lines
    return label
  }

  /// The rules that a row can violate: all but that of headings, which is about a whole screen of a device.
  nonisolated static let rules = FindingKind.auditOrder.filter { $0 != .missingHeading }

  private func fix(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  private func font(_ size: CGFloat, maximum: CGFloat) -> UIFont {
    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size), maximumPointSize: maximum)
  }

  private var isAtAccessibilitySize: Bool {
    UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The row, and the view in it that violates the rule.
  func make(_ random: inout SeededGenerator) -> (row: UIView, subject: UIView) {
    switch rule {
    case .cutAtAccessibilitySizes:
      let view = label(violates ? "Appointments of today" : "Today", lines: 1)
      return (view, view)
    case .truncatedText:
      let view = label("One line is never enough for all that is to be said about it", lines: violates ? 1 : 0)
      return (view, view)
    case .clippedText:
      let view = label("Low", lines: 1)
      fix(view, height: violates ? .random(in: 8...18, using: &random) : 70)
      return (view, view)
    case .textOutside: return box(height: .random(in: 21...26, using: &random))
    case .overlappingText: return overlap(at: .random(in: 18...22, using: &random))
    case .sideBySide: return beside(width: .random(in: 240...260, using: &random))
    case .brokenWord:
      let view = label(violates ? "Internationalization" : "Words")
      return (view, view)
    case .fixedFont:
      let view = label("Fixed", lines: 1)
      view.font =
        violates ? .systemFont(ofSize: .random(in: 15...22, using: &random)) : .preferredFont(forTextStyle: .title2)
      return (view, view)
    case .shrinkingText:
      let view = label("Small", lines: 1)
      if violates, isAtAccessibilitySize { view.font = font(10, maximum: 12) }
      return (view, view)
    case .textNotGrowing:
      let view = label("Capped", lines: 1)
      let size = CGFloat(Int.random(in: 14...20, using: &random))
      view.font = font(size, maximum: violates ? size : size + 6)
      return (view, view)
    case .imageNotGrowing: return icon(side: .random(in: 20...40, using: &random))
    case .lowContrast:
      let view = label("Grey", lines: 1)
      view.textColor = UIColor(white: CGFloat(violates ? 0x77 : 0x76) / 255, alpha: 1)
      return (view, view)
    case .smallTarget:
      let label = name("Tap", &random)
      return target(label, side: violates ? .random(in: 20...43, using: &random) : 44)
    case .missingLabel:
      let view = control(violates ? nil : name("Open", &random))
      return (view, view)
    case .missingLargeContent:
      let view = control(name("Open", &random))
      view.showsLargeContentViewer = true
      if !violates { view.largeContentTitle = "Open" }
      return (view, view)
    case .notMirrored: return aside(offset: .random(in: 8...40, using: &random))
    case .repeatedTrait, .duplicateLabel, .conflictingTraits, .missingTrait, .dimmedLook, .unreachableControl,
      .unreadText, .readingOrder:
      return spoken(&random)
    default: preconditionFailure("\(rule) is none of an audit's kinds.")
    }
  }

  /// A row that violates a rule about what VoiceOver reads.
  private func spoken(_ random: inout SeededGenerator) -> (UIView, UIView) {
    switch rule {
    case .repeatedTrait:
      let view = control(violates ? name("Garden", &random) + " button" : name("Button holes", &random))
      return (view, view)
    case .duplicateLabel: return twins(&random)
    case .conflictingTraits:
      let view = UIView()
      fix(view, height: 50)
      (view.isAccessibilityElement, view.accessibilityLabel) = (true, name("Garden", &random))
      view.accessibilityTraits = violates ? [.button, .link] : [.image, .link]
      return (view, view)
    case .missingTrait:
      let view = control(name("Open", &random), violates ? .image : .link)
      return (view, view)
    case .dimmedLook:
      let view = control(name("Open", &random), violates ? .button : [.button, .notEnabled])
      view.alpha = .random(in: 0.2...0.5, using: &random)
      return (view, view)
    case .unreachableControl: return card(&random)
    case .unreadText: return note(&random)
    default: return column()
    }
  }

  /// A name that no other row has.
  private func name(_ word: String, _ random: inout SeededGenerator) -> String {
    "\(word) \(Int.random(in: 1_000_000...9_999_999, using: &random))"
  }

  private func control(_ label: String?, _ traits: UIAccessibilityTraits = .button) -> UIControl {
    let view = UIControl()
    fix(view, height: 50)
    (view.accessibilityLabel, view.accessibilityTraits) = (label, traits)
    return view
  }

  private func twins(_ random: inout SeededGenerator) -> (UIView, UIView) {
    let label = name("Open", &random)
    let (one, other) = (control(label), control(violates ? label : name("Close", &random)))
    let row = UIStackView(arrangedSubviews: [one, other])
    row.distribution = .fillEqually
    row.spacing = 8
    return (row, other)
  }

  /// A card that is one element, or a group with a name.
  private func card(_ random: inout SeededGenerator) -> (UIView, UIView) {
    let (card, button) = (UIStackView(), control(name("Open", &random)))
    card.addArrangedSubview(button)
    card.accessibilityLabel = name("Card", &random)
    card.isAccessibilityElement = violates
    if !violates { card.accessibilityContainerType = .semanticGroup }
    return (card, button)
  }

  /// A text in what is hidden, or in an element that says it.
  private func note(_ random: inout SeededGenerator) -> (UIView, UIView) {
    let text = name("No", &random)
    let (holder, seen) = (UIStackView(), label(text))
    holder.addArrangedSubview(seen)
    holder.accessibilityElementsHidden = violates
    (holder.isAccessibilityElement, holder.accessibilityLabel) = (!violates, text + ", of two")
    return (holder, seen)
  }

  /// Two texts, whose order is set.
  private func column() -> (UIView, UIView) {
    let (upper, lower) = (label("Up", lines: 1), label("Low", lines: 1))
    let column = UIStackView(arrangedSubviews: [upper, lower])
    column.axis = .vertical
    column.spacing = 4
    column.accessibilityElements = violates ? [lower, upper] : [upper, lower]
    return (column, upper)
  }

  private func box(height: CGFloat) -> (UIView, UIView) {
    let (box, text) = (UIView(), label("A glyph", lines: 1))
    box.backgroundColor = .white
    box.clipsToBounds = true
    text.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(text)
    text.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    text.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
    if violates {
      fix(box, height: height)
    } else {
      text.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
    }
    return (box, text)
  }

  private func overlap(at top: CGFloat) -> (UIView, UIView) {
    let (row, above, below) = (UIView(), label("Glyphs", lines: 1), label("Below", lines: 1))
    for text in [above, below] {
      text.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(text)
      text.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
      text.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor).isActive = true
    }
    above.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    if violates {
      below.topAnchor.constraint(equalTo: row.topAnchor, constant: top).isActive = true
    } else {
      below.topAnchor.constraint(equalTo: above.bottomAnchor).isActive = true
    }
    return (row, below)
  }

  private func beside(width: CGFloat) -> (UIView, UIView) {
    let (mark, text) = (UIView(), label("Call us"))
    mark.backgroundColor = .lightGray
    fix(mark, width: width)
    let row = UIStackView(arrangedSubviews: [mark, text])
    mark.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    if !violates, isAtAccessibilitySize {
      row.axis = .vertical
      row.alignment = .leading
    }
    return (row, text)
  }

  private func icon(side: CGFloat) -> (UIView, UIView) {
    let pixels = try? Bitmap(width: 8, height: 8)
    pixels?.bytes.initializeMemory(as: UInt8.self, repeating: 0xFF)
    let data = pixels.flatMap { try? Data(PNG.encode($0)) } ?? Data()
    let (image, text) = (UIImageView(image: UIImage(data: data)), label("Icon", lines: 1))
    let isLarge = isAtAccessibilitySize && !violates
    fix(image, width: isLarge ? side * 2 : side, height: isLarge ? side * 2 : side)
    let row = UIStackView(arrangedSubviews: [image, text])
    row.alignment = .center
    row.spacing = 8
    return (row, image)
  }

  private func target(_ name: String, side: CGFloat) -> (UIView, UIView) {
    let (row, view) = (UIView(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    view.addGestureRecognizer(UITapGestureRecognizer())
    (view.isAccessibilityElement, view.accessibilityLabel) = (true, name)
    view.accessibilityTraits = .button
    row.addSubview(view)
    view.centerXAnchor.constraint(equalTo: row.centerXAnchor).isActive = true
    view.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    view.bottomAnchor.constraint(equalTo: row.bottomAnchor).isActive = true
    fix(view, width: side, height: side)
    return (row, view)
  }

  private func aside(offset: CGFloat) -> (UIView, UIView) {
    let (row, text) = (UIView(), label("Side", lines: 1))
    text.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(text)
    text.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    text.bottomAnchor.constraint(equalTo: row.bottomAnchor).isActive = true
    if violates {
      text.leftAnchor.constraint(equalTo: row.leftAnchor, constant: offset).isActive = true
    } else {
      text.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: offset).isActive = true
    }
    return (row, text)
  }
}
