import Drawing
import Foundation
import HeadlessUIKit

extension AuditedScreen {
  /// How far letters may stand out of what they are in: half of an italic's lean, and rounding to device pixels.
  private static let overhang = 0.1
  private static let leastOverhang = 1.0

  /// Texts that leave the nearest view around them that has visible edges or cuts them off, or else the screen.
  ///
  /// What a scroll view scrolls over takes the place of the screen for what is in it: the rest is scrolled to.
  var textsOutside: [AuditFinding] {
    views.indices.compactMap { index in
      guard let outline = views[index].outline, let limit = limit(of: index) else { return nil }
      let overhang = max(Self.leastOverhang, Self.overhang * (views[index].pointSize ?? 0))
      let parts = [
        ("left", limit.area.minX - outline.minX), ("right", outline.maxX - limit.area.maxX),
        ("top", limit.area.minY - outline.minY), ("bottom", outline.maxY - limit.area.maxY),
      ].filter { $0.1 > overhang }.map { "\($0.1.shown) points at the \($0.0)" }
      guard !parts.isEmpty else { return nil }
      return finding(
        .textOutside, index, "The text leaves \(limit.name) by \(parts.joined(separator: " and ")).",
        other: limit.view)
    }
  }

  /// What a text is to stay in, what that is called, and which view it is unless it is the screen.
  private func limit(of index: Int) -> (area: CGRect, name: String, view: Int?)? {
    for holder in holders(of: index) {
      let view = views[holder]
      if let area = view.scrolledArea {
        return (area.union(view.frame), "what \(name(of: holder)) scrolls over", holder)
      }
      if holder != 0, view.facts.hasVisibleEdges || view.facts.clips { return (view.frame, name(of: holder), holder) }
    }
    return (CGRect(origin: .zero, size: displayList.size), "the screen", nil)
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
