public import Foundation

/// A part of a controller.
open class GCControllerElement: NSObject, @unchecked Sendable {
  open private(set) weak var collection: GCControllerElement?
  open var isAnalog: Bool { true }
  open var isBoundToSystemGesture: Bool { false }
  open var preferredSystemGestureState = GCSystemGestureState.enabled
  open var sfSymbolsName: String?
  open var unmappedSfSymbolsName: String?
  open var localizedName: String?
  open var unmappedLocalizedName: String?
  open var aliases: Set<String> { [] }
}

/// Whether the system takes a button for itself, with its raw values.
public enum GCSystemGestureState: Int, Sendable {
  case enabled = 0
  case alwaysReceive = 1
  case disabled = 2
}

/// A button of a controller.
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
  open var valueChangedHandler: GCControllerButtonValueChangedHandler?
  open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
  open var touchedChangedHandler: GCControllerButtonTouchedChangedHandler?
  open private(set) var value: Float = 0
  open var isPressed: Bool { value > 0 }
  open var isTouched: Bool { value > 0 }

  /// Presses the button of a controller whose inputs an app sets itself, and tells its handlers.
  open func setValue(_ value: Float) {
    let wasPressed = isPressed
    self.value = value
    valueChangedHandler?(self, value, isPressed)
    if isPressed != wasPressed { pressedChangedHandler?(self, value, isPressed) }
  }
}

/// What hears of a button.
public typealias GCControllerButtonValueChangedHandler = (
  _ button: GCControllerButtonInput, _ value: Float, _ pressed: Bool
) -> Void
/// What hears of a button that is touched.
public typealias GCControllerButtonTouchedChangedHandler = (
  _ button: GCControllerButtonInput, _ value: Float, _ pressed: Bool, _ touched: Bool
) -> Void
/// What hears of an axis.
public typealias GCControllerAxisValueChangedHandler = (_ axis: GCControllerAxisInput, _ value: Float) -> Void
/// What hears of a stick or a cross.
public typealias GCControllerDirectionPadValueChangedHandler = (
  _ dpad: GCControllerDirectionPad, _ xValue: Float, _ yValue: Float
) -> Void

/// An axis of a stick or a cross.
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
  open var valueChangedHandler: GCControllerAxisValueChangedHandler?
  open private(set) var value: Float = 0

  /// Moves the axis of a controller whose inputs an app sets itself, and tells its handler.
  open func setValue(_ value: Float) {
    self.value = value
    valueChangedHandler?(self, value)
  }
}

/// A stick or a cross.
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
  open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
  public let xAxis = GCControllerAxisInput()
  public let yAxis = GCControllerAxisInput()
  public let up = GCControllerButtonInput()
  public let down = GCControllerButtonInput()
  public let left = GCControllerButtonInput()
  public let right = GCControllerButtonInput()

  /// Moves the stick of a controller whose inputs an app sets itself, and tells its handlers.
  open func setValueForXAxis(_ xAxis: Float, yAxis: Float) {
    self.xAxis.setValue(xAxis)
    self.yAxis.setValue(yAxis)
    up.setValue(max(yAxis, 0))
    down.setValue(max(-yAxis, 0))
    left.setValue(max(-xAxis, 0))
    right.setValue(max(xAxis, 0))
    valueChangedHandler?(self, xAxis, yAxis)
  }
}

/// The pad of a controller that is touched.
open class GCControllerTouchpad: GCControllerElement, @unchecked Sendable {
  public let button = GCControllerButtonInput()
  public let touchSurface = GCControllerDirectionPad()
  open var touchState: TouchState { .up }
  open var touchDown: ((GCControllerTouchpad, Float, Float, Float, Bool) -> Void)?
  open var touchMoved: ((GCControllerTouchpad, Float, Float, Float, Bool) -> Void)?
  open var touchUp: ((GCControllerTouchpad, Float, Float, Float, Bool) -> Void)?
  open var reportsAbsoluteTouchSurfaceValues = false

  /// Whether the pad is touched, with its raw values.
  public enum TouchState: Int, Sendable {
    case up = 0
    case down = 1
    case moving = 2
  }
}

/// A cross that is turned and pressed by a cursor.
open class GCDeviceCursor: GCControllerDirectionPad, @unchecked Sendable {}
