import Drawing
import Findings
import Foundation
import HeadlessUIKit

extension AuditedScreen {
  /// The share of the text size by which letters may extend beyond their container: half of an italic's slant.
  private static let overhang = 0.1
  /// The minimum overhang in points, for rounding to device pixels.
  private static let leastOverhang = 1.0

  /// Texts that extend beyond the nearest superview with visible edges, a superview that clips, or the screen. The innermost
  /// of these is named.
  ///
  /// In a scroll view, the content area takes the place of the screen, as it can be scrolled to.
  var textsOutside: [AuditFinding] {
    views.indices.compactMap { index in
      guard let outline = views[index].outlineBeyondOwnClip else { return nil }
      let overhang = max(Self.leastOverhang, Self.overhang * (views[index].pointSize ?? 0))
      for limit in limits(of: index) {
        let parts = limit.sidesLeft(by: outline, overhang)
        guard parts.isEmpty else {
          return finding(
            .textOutside, index, "The text extends beyond \(limit.name) by \(parts.joined(separator: " and ")).",
            other: limit.view)
        }
      }
      return nil
    }
  }

  /// The limits of a text, from the inside outwards.
  private func limits(of index: Int) -> [TextLimit] {
    var limits: [TextLimit] = []
    for superview in superviews(of: index) {
      let view = views[superview]
      if let area = view.scrolledArea {
        let name = "what \(name(of: superview)) scrolls over"
        return limits + [TextLimit(area: area.union(view.frame), name: name, view: superview)]
      }
      // A background further out clips nothing: the nearest one may extend beyond it.
      if superview != 0, view.facts.clips || (limits.isEmpty && view.facts.hasVisibleEdges) {
        limits.append(TextLimit(area: view.frame, name: name(of: superview), view: superview))
      }
    }
    return limits + [TextLimit(area: CGRect(origin: .zero, size: displayList.size), name: "the screen", view: nil)]
  }
}

extension AuditedView {
  /// The outline within the view's own clip, which other rules are about; nil if nothing is left.
  fileprivate var outlineBeyondOwnClip: CGRect? {
    guard facts.clips, let seen = outline?.intersection(frame) else { return outline }
    return seen.isNull ? nil : seen
  }
}

/// A rectangle that a text is to stay in.
private struct TextLimit {
  let area: CGRect
  /// The name in messages.
  let name: String
  /// The view; nil for the screen.
  let view: Int?

  /// The sides at which a rectangle extends too far, each with the distance.
  func sidesLeft(by outline: CGRect, _ overhang: Double) -> [String] {
    [
      ("left", area.minX - outline.minX), ("right", outline.maxX - area.maxX),
      ("top", area.minY - outline.minY), ("bottom", outline.maxY - area.maxY),
    ].filter { $0.1 > overhang }.map { "\($0.1.shown) points at the \($0.0)" }
  }
}

extension CGFloat {
  /// The number rounded to a tenth.
  var shown: String { Double(self).shown }
}

extension Double {
  /// The number rounded to a tenth.
  var shown: String {
    let tenths = (self * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? String(tenths)
  }
}
