import Drawing
import Findings
import Foundation
import HeadlessUIKit

extension AuditedScreen {
  /// How far letters may stand out of what they are in: half of an italic's lean, and rounding to device pixels.
  private static let overhang = 0.1
  private static let leastOverhang = 1.0

  /// Texts that leave the nearest view around them that has visible edges, a view further out that cuts them off, or the
  /// screen. What is left first, from the inside outwards, is named.
  ///
  /// What a scroll view scrolls over takes the place of the screen for what is in it: the rest is scrolled to.
  var textsOutside: [AuditFinding] {
    views.indices.compactMap { index in
      guard let outline = views[index].outlineBeyondOwnClip else { return nil }
      let overhang = max(Self.leastOverhang, Self.overhang * (views[index].pointSize ?? 0))
      for limit in limits(of: index) {
        let parts = limit.sidesLeft(by: outline, overhang)
        guard parts.isEmpty else {
          return finding(
            .textOutside, index, "The text leaves \(limit.name) by \(parts.joined(separator: " and ")).",
            other: limit.view)
        }
      }
      return nil
    }
  }

  /// What a text is to stay in, from the inside outwards.
  private func limits(of index: Int) -> [TextLimit] {
    var limits: [TextLimit] = []
    for holder in holders(of: index) {
      let view = views[holder]
      if let area = view.scrolledArea {
        let name = "what \(name(of: holder)) scrolls over"
        return limits + [TextLimit(area: area.union(view.frame), name: name, view: holder)]
      }
      // A background further out cuts nothing off: what is on the nearest one may stand out of that.
      if holder != 0, view.facts.clips || (limits.isEmpty && view.facts.hasVisibleEdges) {
        limits.append(TextLimit(area: view.frame, name: name(of: holder), view: holder))
      }
    }
    return limits + [TextLimit(area: CGRect(origin: .zero, size: displayList.size), name: "the screen", view: nil)]
  }
}

extension AuditedView {
  /// The outline as far as the view itself does not cut it off: what it does is no matter of places. Nil if nothing is left.
  fileprivate var outlineBeyondOwnClip: CGRect? {
    guard facts.clips, let seen = outline?.intersection(frame) else { return outline }
    return seen.isNull ? nil : seen
  }
}

/// A rectangle that a text is to stay in.
private struct TextLimit {
  let area: CGRect
  /// What messages call it.
  let name: String
  /// Nil where it is the screen.
  let view: Int?

  /// The sides at which a rectangle stands out by more than it may, each with how far it does.
  func sidesLeft(by outline: CGRect, _ overhang: Double) -> [String] {
    [
      ("left", area.minX - outline.minX), ("right", outline.maxX - area.maxX),
      ("top", area.minY - outline.minY), ("bottom", outline.maxY - area.maxY),
    ].filter { $0.1 > overhang }.map { "\($0.1.shown) points at the \($0.0)" }
  }
}

extension CGFloat {
  /// To a tenth.
  var shown: String { Double(self).shown }
}

extension Double {
  /// To a tenth.
  var shown: String {
    let tenths = (self * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? String(tenths)
  }
}
