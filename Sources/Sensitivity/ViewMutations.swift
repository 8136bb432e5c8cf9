import CardLayouts
import Foundation
import HeadlessUIKit

/// A mutation that can be applied to a view and undone.
struct ViewMutation {
  let mutation: Mutation
  /// Whether it only counts if something is painted differently: its property may have no effect on the view.
  var isOfUncertainEffect = false
  /// Changes the view.
  let apply: @MainActor () -> Void
  /// Changes it as much as possible, for colours alone.
  var exaggerate: (@MainActor () -> Void)?
  let undo: @MainActor () -> Void
}

/// The mutations of one view.
@MainActor
enum ViewMutations {
  /// - Parameters:
  ///   - isRoot: whether it is the case's own view, whose place is that of the picture.
  ///   - hasLines: whether the layout has lines of the view's text.
  static func of(_ view: UIView, isRoot: Bool, hasLines: Bool) -> [ViewMutation] {
    (isRoot ? [] : [moved(view)]) + [hidden(view)] + colors(of: view, hasLines: hasLines)
      + (text(of: view, hasLines: hasLines).map { [$0] } ?? [])
  }

  private static func moved(_ view: UIView) -> ViewMutation {
    let center = view.center
    return ViewMutation(
      mutation: Mutation(.moved, "center"), apply: { view.center = CGPoint(x: center.x + 1, y: center.y) },
      undo: { view.center = center })
  }

  private static func hidden(_ view: UIView) -> ViewMutation {
    ViewMutation(
      mutation: Mutation(.hidden, "isHidden"), apply: { view.isHidden = true }, undo: { view.isHidden = false })
  }

  // MARK: Text

  private static func text(of view: UIView, hasLines: Bool) -> ViewMutation? {
    switch view {
    case let label as UILabel where hasLines: return text(of: label)
    case let drawer as StringDrawer: return text(of: drawer)
    default: return nil
    }
  }

  /// Attributes are kept where a text has more than one set of them; otherwise the text itself is set.
  private static func text(of label: UILabel) -> ViewMutation? {
    guard let attributed = label.attributedText, let changed = changed(attributed) else { return nil }
    let (text, font, color) = (label.text, label.font, label.textColor)
    let isPlain = hasOneStyle(attributed)
    return ViewMutation(
      mutation: Mutation(.text, "text"),
      apply: { if isPlain { label.text = changed.string } else { label.attributedText = changed } },
      undo: {
        guard isPlain else {
          label.attributedText = attributed
          return
        }
        (label.text, label.font, label.textColor) = (text, font, color)
      })
  }

  private static func text(of drawer: StringDrawer) -> ViewMutation? {
    let text = drawer.attributedText
    guard let changed = changed(text) else { return nil }
    return ViewMutation(
      mutation: Mutation(.text, "attributedText"), apply: { drawer.attributedText = changed },
      undo: { drawer.attributedText = text })
  }

  /// The text with another first letter or digit; nil if it has none.
  private static func changed(_ text: NSAttributedString) -> NSAttributedString? {
    let string = text.string
    guard let index = string.firstIndex(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let other = string[index] == "m" ? "w" : "m"
    let result = NSMutableAttributedString(attributedString: text)
    result.replaceCharacters(in: NSRange(index...index, in: string), with: other)
    return result
  }

  private static func hasOneStyle(_ text: NSAttributedString) -> Bool {
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    return range.length == text.length
  }

  // MARK: Colours

  private static func colors(of view: UIView, hasLines: Bool) -> [ViewMutation] {
    var all: [ViewMutation] = []
    if let color = view.backgroundColor, ColorStep.isVisible(color, in: view), !view.bounds.isEmpty {
      all.append(recoloured(view, "backgroundColor", color) { view.backgroundColor = $0 })
    }
    if let border = view.layer.borderColor, border.alpha > 0, view.layer.borderWidth > 0, !view.bounds.isEmpty {
      let color = UIColor(cgColor: border)
      all.append(recoloured(view, "layer.borderColor", color) { view.layer.borderColor = $0.cgColor })
    }
    if let label = view as? UILabel {
      if hasLines, let color = textColor(of: label) { all.append(color) }
    } else if let table = view as? UITableView {
      if let color = table.separatorColor {
        all.append(recoloured(view, "separatorColor", color, isOfUncertainEffect: true) { table.separatorColor = $0 })
      }
    } else if view.subviews.isEmpty, let color = view.tintColor {
      all.append(recoloured(view, "tintColor", color, isOfUncertainEffect: true) { view.tintColor = $0 })
    }
    return all
  }

  private static func textColor(of label: UILabel) -> ViewMutation? {
    guard let color = label.textColor, let attributed = label.attributedText, !attributed.string.isEmpty else {
      return nil
    }
    let isPlain = hasOneStyle(attributed)
    return recoloured(label, "textColor", color) {
      label.textColor = $0
      // Setting the colour sets that of the whole attributed text.
      if !isPlain, $0 == color { label.attributedText = attributed }
    }
  }

  private static func recoloured(
    _ view: UIView, _ property: String, _ color: UIColor, isOfUncertainEffect: Bool = false,
    _ set: @escaping @MainActor (UIColor) -> Void
  ) -> ViewMutation {
    ViewMutation(
      mutation: Mutation(.recoloured, property), isOfUncertainEffect: isOfUncertainEffect,
      apply: { set(ColorStep.next(to: color, in: view)) },
      exaggerate: { set(ColorStep.opposite(of: color, in: view)) }, undo: { set(color) })
  }
}
