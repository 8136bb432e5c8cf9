package import Drawing
package import Findings
import Foundation
import HeadlessUIKit
import Snapshots
package import TextLayout

/// A screen with its findings drawn on it: a frame and a number for each, and a legend below.
@MainActor
package struct MarkedPicture {
  private static let margin = 8.0
  private static let lineWidth = 1.5
  private static let numberSize = 9.0
  private static let legendSize = 11.0
  /// The maximum number of findings that are drawn and listed; the others are counted.
  private static let most = 40

  private let displayList: DisplayList
  private let findings: [MarkedFinding]

  package init(_ displayList: DisplayList, _ findings: [MarkedFinding]) {
    (self.displayList, self.findings) = (displayList, findings)
  }

  /// The display list of the screen with the legend below it.
  ///
  /// - Parameter fonts: the fonts for the legend.
  package func displayList(fonts: FontLibrary) throws -> DisplayList {
    guard !findings.isEmpty else { return displayList }
    return try ViewEnvironment(fonts: fonts).run {
      let legend = legend(width: max(displayList.size.width, 200))
      legend.frame.origin.y = displayList.size.height
      let page = UIView(
        frame: CGRect(x: 0, y: 0, width: legend.frame.width, height: legend.frame.maxY))
      var badges: [CGRect] = []
      for (index, finding) in findings.prefix(Self.most).enumerated() { mark(finding, index + 1, on: page, &badges) }
      page.addSubview(legend)
      page.layoutIfNeeded()
      // A screen paints nothing outside of itself.
      let screen = displayList.commands.inside(.clip(.rectangle(CGRect(origin: .zero, size: displayList.size))))
      return DisplayList(size: page.frame.size, commands: screen + page.record().displayList.commands)
    }
  }

  /// Draws a finding's frame and number.
  ///
  /// - Parameter badges: the rectangles of earlier numbers, from top to bottom.
  private func mark(_ finding: MarkedFinding, _ number: Int, on page: UIView, _ badges: inout [CGRect]) {
    let visible = CGRect(origin: .zero, size: displayList.size)
    let around = finding.frame.insetBy(dx: -Self.lineWidth, dy: -Self.lineWidth).intersection(visible)
    let frame = UIView(frame: around.isNull ? CGRect(origin: finding.frame.nearest(in: visible), size: .zero) : around)
    frame.layer.borderWidth = Self.lineWidth
    frame.layer.borderColor = finding.color.cgColor
    page.addSubview(frame)
    let badge = badge(number, finding)
    // Beside the frame, where it covers no text, and below earlier numbers.
    let lowest = max(0, visible.maxY - badge.frame.height)
    badge.frame.origin = CGPoint(
      x: max(0, frame.frame.minX - badge.frame.width), y: min(frame.frame.minY, lowest))
    for other in badges where badge.frame.intersects(other) { badge.frame.origin.y = other.maxY }
    badges.append(badge.frame)
    badges.sort { $0.minY < $1.minY }
    page.addSubview(badge)
  }

  private func badge(_ number: Int, _ finding: MarkedFinding) -> UIView {
    let label = UILabel()
    label.text = String(number)
    label.font = .systemFont(ofSize: Self.numberSize, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    label.backgroundColor = finding.color
    let size = label.sizeThatFits(CGSize(width: 1e4, height: 1e4))
    label.frame = CGRect(x: 0, y: 0, width: max(size.width + 4, size.height), height: size.height)
    return label
  }

  private func legend(width: Double) -> UIView {
    let legend = UIView(frame: CGRect(x: 0, y: 0, width: width, height: Self.margin))
    legend.backgroundColor = .white
    for (index, finding) in findings.prefix(Self.most).enumerated() {
      let badge = badge(index + 1, finding)
      let rows = finding.message.isEmpty ? finding.title : "\(finding.title): \(finding.message)"
      append(rows, beside: badge, to: legend)
    }
    if findings.count > Self.most { append("and \(findings.count - Self.most) more", beside: UIView(), to: legend) }
    return legend
  }

  /// Adds a row to the legend.
  private func append(_ text: String, beside badge: UIView, to legend: UIView) {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    label.font = .systemFont(ofSize: Self.legendSize)
    label.textColor = .black
    let left = Self.margin * 2 + 16
    let width = legend.frame.width - left - Self.margin
    let height = label.sizeThatFits(CGSize(width: width, height: 1e6)).height
    label.frame = CGRect(x: left, y: legend.frame.height, width: width, height: height)
    badge.frame.origin = CGPoint(x: Self.margin, y: legend.frame.height + 1)
    legend.addSubview(badge)
    legend.addSubview(label)
    legend.frame.size.height += height + Self.margin / 2
  }
}

extension CGRect {
  /// The point of a rectangle that is nearest to this one outside of it, which is scrolled out of sight there.
  fileprivate func nearest(in other: CGRect) -> CGPoint {
    CGPoint(x: min(max(minX, other.minX), other.maxX), y: min(max(minY, other.minY), other.maxY))
  }
}

/// A finding to be drawn.
package struct MarkedFinding: Sendable {
  let frame: CGRect
  let title: String
  let message: String
  private let level: FindingLevel?

  /// - Parameters:
  ///   - level: the level that it counts as.
  ///   - allowed: the reason that it is allowed; nil if it is not.
  package init(_ finding: AuditFinding, level: FindingLevel?, allowed: String?) {
    frame = finding.frame
    title =
      allowed == nil
      ? "\(finding.kind.rawValue), \(finding.name)" : "allowed: \(finding.kind.rawValue), \(finding.name)"
    message = allowed ?? finding.message
    self.level = allowed == nil ? level : nil
  }

  /// The colour of the frame and the badge. Its contrast to white is at least 4.5 to 1, as WCAG 2.2 requires for the number.
  @MainActor var color: UIColor {
    switch level {
    case .error: UIColor(red: 0.75, green: 0.1, blue: 0.1, alpha: 1)
    case .warning: UIColor(red: 0.62, green: 0.3, blue: 0, alpha: 1)
    case .note: UIColor(red: 0.04, green: 0.36, blue: 0.76, alpha: 1)
    case nil: UIColor(red: 0.36, green: 0.36, blue: 0.38, alpha: 1)
    }
  }
}
