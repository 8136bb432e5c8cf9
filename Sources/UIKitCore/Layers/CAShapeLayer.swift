import Drawing
public import Foundation
import Raster
@_spi(Subclasses) public import UIKitValues

/// A layer that fills a path and draws a line along it, over its contents and below its sublayers, beyond its bounds, too,
/// unless it masks to them.
open class CAShapeLayer: CALayer {
  private var storedPath: CGPath?

  /// The path, in the layer's coordinates, which is copied; none by default.
  open var path: CGPath? {
    get { storedPath }
    set { storedPath = newValue?.copy() }
  }
  /// The colour that the path is filled with: black by default, `nil` for none.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The rule for what is inside the path; nonzero winding by default.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line, which is drawn over the filling: none by default.
  open var strokeColor: CGColor?
  /// The start of the line, as a share of the path's length from 0 to 1; 0 by default.
  open var strokeStart: CGFloat = 0
  /// The end of the line, as a share of the path's length from 0 to 1; 1 by default.
  open var strokeEnd: CGFloat = 1
  /// The width of the line in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The largest length of a mitre, in widths of the line; 10 by default.
  open var miterLimit: CGFloat = 10
  /// The shape of the line's ends; butt by default.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the line's corners; miter by default.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The place in the pattern of dashes at which the line begins, in points; 0 by default.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in turn, in points; `nil` for a line without gaps.
  open var lineDashPattern: [NSNumber]?

  override func ownContent(on pixels: OffsetPixelGrid) -> [DrawCommand] {
    let contents = super.ownContent(on: pixels)
    guard var outline = path?.outline, !outline.elements.isEmpty else { return contents }
    var commands = contents
    if let color = fillColor?.color, color.alpha > 0 {
      outline.usesEvenOddRule = fillRule == .evenOdd
      commands.append(.fill(.outline(outline), .color(color)))
    }
    if let color = strokeColor?.color, color.alpha > 0, let style = strokeStyle {
      outline.usesEvenOddRule = false
      let line = drawnPart(of: outline)
      if !line.elements.isEmpty { commands.append(.stroke(line, style, .color(color))) }
    }
    return commands
  }

  /// The part of the path that the line is drawn along.
  private func drawnPart(of outline: Outline) -> Outline {
    guard !strokeStart.isNaN, !strokeEnd.isNaN else { return Outline([]) }
    let (start, end) = (min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1))
    if start == 0, end == 1 { return outline }
    return start < end ? outline.trimmed(from: Double(start), to: Double(end)) : Outline([])
  }

  private var strokeStyle: StrokeStyle? {
    guard lineWidth > 0, lineWidth.isFinite, miterLimit.isFinite, lineDashPhase.isFinite else { return nil }
    let dashes = (lineDashPattern ?? []).map(\.doubleValue)
    let isPattern = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
    return StrokeStyle(
      width: Double(lineWidth), cap: lineCap.cap, join: lineJoin.join, miterLimit: Double(max(1, miterLimit)),
      dashes: isPattern ? dashes : [], dashPhase: Double(lineDashPhase))
  }

  override func addAppearance(to appearance: inout ViewAppearance) {
    super.addAppearance(to: &appearance)
    guard let box = path?.outline.bounds else { return }
    appearance.add(.path, words(box.origin.x, box.origin.y, box.size.width, box.size.height))
    appearance.add(.fillColor, fillColor?.recorded ?? "none")
    appearance.add(.strokeColor, strokeColor?.recorded ?? "none")
    if strokeColor != nil { appearance.add(.lineWidth, lineWidth) }
  }
}

/// The rule for what is inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nonzero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line ends where the path ends.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle about the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half of a square about the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var cap: StrokeStyle.LineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The shape of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The edges meet in a point, up to the mitre limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// An arc about the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var join: StrokeStyle.LineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
