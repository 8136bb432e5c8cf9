import Drawing
import Foundation
import HeadlessUIKit
import Raster
import SpokenElements

/// The outlines of elements on a screen, and their numbers.
///
/// Fill, line, growth and corners are those of AccessibilitySnapshot 0.12's legend with numbers (its reference pictures).
@MainActor
struct ElementOutlines {
  private static let fill = 0.25
  private static let lineWidth = 1.0
  private static let growth = 2.0
  private static let cornerRadius = 8.0
  /// The diameter of the cross that marks an activation point.
  private static let crossSize = 16.0

  private let elements: [SpokenElement]
  private let bounds: CGRect
  private let isRightToLeft: Bool

  init(_ elements: [SpokenElement], in bounds: CGRect, isRightToLeft: Bool) {
    (self.elements, self.bounds, self.isRightToLeft) = (elements, bounds, isRightToLeft)
  }

  /// The shapes, in the order of reading.
  var commands: [DrawCommand] {
    elements.enumerated().flatMap { index, element in
      let color = MarkColor.color(at: index)
      return shape(of: element, color) + cross(of: element, color)
    }
  }

  private func shape(of element: SpokenElement, _ color: Color) -> [DrawCommand] {
    let path = outline(of: element)
    guard let bounds = path.bounds, bounds.size.width > 0 || bounds.size.height > 0 else { return [] }
    return [
      .fill(path, color.withAlpha(Self.fill)), .stroke(path.contour, StrokeStyle(width: Self.lineWidth), .color(color)),
    ]
  }

  /// An element's path, or its frame a little larger.
  private func outline(of element: SpokenElement) -> Path {
    element.path ?? .rectangle(Self.grown(element.frame), cornerRadius: Self.cornerRadius)
  }

  private static func grown(_ frame: CGRect) -> CGRect { frame.insetBy(dx: -growth, dy: -growth) }

  /// The cross where an element is activated, if that is not the default place and on the screen.
  private func cross(of element: SpokenElement, _ color: Color) -> [DrawCommand] {
    guard let point = element.activationPoint, bounds.contains(point) else { return [] }
    let reach = Self.crossSize / 2
    let circle = RoundedRectangle(
      rect: CGRect(x: point.x - reach / 2, y: point.y - reach / 2, width: reach, height: reach), cornerRadius: reach / 2
    )
    let lines = Outline([
      .move(to: CGPoint(x: point.x - reach, y: point.y)), .line(to: CGPoint(x: point.x + reach, y: point.y)),
      .move(to: CGPoint(x: point.x, y: point.y - reach)), .line(to: CGPoint(x: point.x, y: point.y + reach)),
    ])
    let style = StrokeStyle(width: Self.lineWidth)
    return [.stroke(lines, style, .color(color)), .stroke(Outline(circle.contour), style, .color(color))]
  }

  /// The numbers, on the leading top corners, so that they cover little of a text, and apart from each other (`NumberPlaces`).
  var badges: [UIView] {
    var places = NumberPlaces(in: bounds)
    return elements.enumerated().map { index, element in
      let badge = NumberBadge.view(index)
      let frame = Self.grown(element.path?.bounds ?? element.frame)
      let corner = isRightToLeft ? frame.maxX : frame.minX
      badge.frame = places.take(
        badge.frame.size,
        at: CGPoint(x: corner - badge.frame.width / 2, y: frame.minY - badge.frame.height / 2))
      return badge
    }
  }
}

/// An element's number, in white on its colour.
@MainActor
enum NumberBadge {
  /// The height, and the least width, in points.
  static let side = 16.0
  private static let fontSize = 10.0

  /// - Parameter index: the place in the order of reading, from 0.
  static func view(_ index: Int) -> UIView {
    let label = UILabel()
    label.text = String(index + 1)
    label.font = .systemFont(ofSize: fontSize, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    let width = max(side, label.sizeThatFits(CGSize(width: 1e4, height: 1e4)).width + 6)
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: width, height: side))
    badge.backgroundColor = UIColor(MarkColor.color(at: index))
    badge.layer.cornerRadius = side / 2
    label.frame = badge.bounds
    badge.addSubview(label)
    return badge
  }
}

/// The colours of elements, by turns. All have a contrast to white of at least 4.5 to 1, which WCAG 2.2 asks for the numbers; as
/// nobody can tell all of them apart, the numbers say which is which.
enum MarkColor {
  private static let all: [UInt32] = [
    0x8B57CE, 0x387F7F, 0xAE4472, 0x1F79B5, 0xB35C00, 0x3F7D20, 0xC8373F, 0x6B6B00,
  ]

  static func color(at index: Int) -> Color {
    let digits = all[index % all.count]
    func part(_ shift: UInt32) -> Double { Double(digits >> shift & 0xFF) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }
}

extension Path {
  /// The edge as lines and curves.
  fileprivate var contour: Outline {
    switch self {
    case .rectangle(let rectangle), .border(let rectangle, _): Outline(rectangle.contour)
    case .outline(let outline): outline
    }
  }
}

extension Color {
  fileprivate func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

extension UIColor {
  fileprivate convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
