public import UIKit

/// Something to draw with.
public protocol PKTool {}

/// A pen.
public struct PKInkingTool: PKTool, Equatable {
  public var ink: PKInk { PKInk(inkType, color: color) }
  public var inkType: InkType
  public var color: UIColor
  public var width: CGFloat
  public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    (self.inkType, self.color, self.width) = (inkType, color, width ?? 3)
  }

  public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }

  /// The kind of a pen.
  public enum InkType: String, Sendable {
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"
    case reed = "com.apple.ink.reed"

    public var defaultWidth: CGFloat { 3 }
    public var validWidthRange: ClosedRange<CGFloat> { 1...100 }
  }
}

/// An eraser.
public struct PKEraserTool: PKTool, Equatable {
  public var eraserType: EraserType
  public var width: CGFloat = 16
  public init(_ eraserType: EraserType) { self.eraserType = eraserType }
  public init(_ eraserType: EraserType, width: CGFloat) { (self.eraserType, self.width) = (eraserType, width) }

  /// The unit that an eraser removes.
  public enum EraserType: Sendable {
    case vector
    case bitmap
    case fixedWidthBitmap
  }
}

/// A tool that selects lines.
public struct PKLassoTool: PKTool, Equatable {
  public init() {}
}
