@_exported public import UIKit
import UIKitPresentation

/// A page to draw on: a labelled placeholder stands for it, with a finding `placeholder-screen`. Drawings are not shown.
@preconcurrency @MainActor
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  open var drawing = PKDrawing() {
    didSet { (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self) }
  }
  open var tool: any PKTool = PKInkingTool(.pen)
  open var isRulerActive = false
  open var allowsFingerDrawing = true
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  public let drawingGestureRecognizer = UIGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("PKCanvasView", of: "PencilKit", in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("PKCanvasView", of: "PencilKit", in: self)
  }
}

/// The kind of touch that draws, with its raw values.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  case `default` = 0
  case anyInput = 1
  case pencilOnly = 2
}

/// The delegate of a page. It is called when a drawing is set.
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// The tools to draw with, which are not shown.
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
  open var selectedTool: any PKTool = PKInkingTool(.pen)
  open var isRulerActive = false
  open var showsDrawingPolicyControls = true
  open var isVisible: Bool { false }
  open var stateAutosaveName: String?
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  private static let instance = PKToolPicker()

  public override init() {}
  open class func shared(for window: UIWindow) -> PKToolPicker? { instance }
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  open func addObserver(_ observer: any PKToolPickerObserver) {}
  open func removeObserver(_ observer: any PKToolPickerObserver) {}
  open func frameObscured(in view: UIView) -> CGRect { .null }
}

/// An observer of the tool picker. It is never called.
@preconcurrency @MainActor
public protocol PKToolPickerObserver: NSObjectProtocol {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
