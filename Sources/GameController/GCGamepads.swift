// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The parts of a device.
open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
  open weak var device: (any GCDevice)? { nil }
  open var lastEventTimestamp: TimeInterval { 0 }
  open var hasRemappedElements: Bool { false }
  open var valueDidChangeHandler: ((GCPhysicalInputProfile, GCControllerElement) -> Void)?
  open var elements: [String: GCControllerElement] { [:] }
  open var buttons: [String: GCControllerButtonInput] {
    elements.compactMapValues { $0 as? GCControllerButtonInput }
  }
  open var axes: [String: GCControllerAxisInput] { elements.compactMapValues { $0 as? GCControllerAxisInput } }
  open var dpads: [String: GCControllerDirectionPad] {
    elements.compactMapValues { $0 as? GCControllerDirectionPad }
  }
  open var touchpads: [String: GCControllerTouchpad] { elements.compactMapValues { $0 as? GCControllerTouchpad } }
  open var allElements: Set<GCControllerElement> { Set(elements.values) }
  open var allButtons: Set<GCControllerButtonInput> { Set(buttons.values) }
  open var allAxes: Set<GCControllerAxisInput> { Set(axes.values) }
  open var allDpads: Set<GCControllerDirectionPad> { Set(dpads.values) }
  open var allTouchpads: Set<GCControllerTouchpad> { Set(touchpads.values) }
  open subscript(key: String) -> GCControllerElement? { elements[key] }
}

/// A controller with two sticks.
open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
  open weak var controller: GCController? { nil }
  open var valueChangedHandler: ((_ gamepad: GCExtendedGamepad, _ element: GCControllerElement) -> Void)?
  public let dpad = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput()
  public let buttonB = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput()
  public let buttonY = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
  public let buttonOptions: GCControllerButtonInput? = GCControllerButtonInput()
  public let buttonHome: GCControllerButtonInput? = GCControllerButtonInput()
  public let leftThumbstick = GCControllerDirectionPad()
  public let rightThumbstick = GCControllerDirectionPad()
  public let leftThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
  public let rightThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
  public let leftShoulder = GCControllerButtonInput()
  public let rightShoulder = GCControllerButtonInput()
  public let leftTrigger = GCControllerButtonInput()
  public let rightTrigger = GCControllerButtonInput()

  open override var elements: [String: GCControllerElement] {
    let all: [String: GCControllerElement?] = [
      GCInputDirectionPad: dpad, GCInputButtonA: buttonA, GCInputButtonB: buttonB, GCInputButtonX: buttonX,
      GCInputButtonY: buttonY, GCInputButtonMenu: buttonMenu, GCInputButtonOptions: buttonOptions,
      GCInputButtonHome: buttonHome, GCInputLeftThumbstick: leftThumbstick, GCInputRightThumbstick: rightThumbstick,
      GCInputLeftThumbstickButton: leftThumbstickButton, GCInputRightThumbstickButton: rightThumbstickButton,
      GCInputLeftShoulder: leftShoulder, GCInputRightShoulder: rightShoulder, GCInputLeftTrigger: leftTrigger,
      GCInputRightTrigger: rightTrigger,
    ]
    return all.compactMapValues { $0 }
  }

  open func saveSnapshot() -> GCExtendedGamepad { self }
}

/// A controller with two sticks and a pad that is touched.
open class GCDualShockGamepad: GCExtendedGamepad, @unchecked Sendable {
  public let touchpadButton = GCControllerButtonInput()
  public let touchpadPrimary = GCControllerDirectionPad()
  public let touchpadSecondary = GCControllerDirectionPad()
}

/// A controller with two sticks and a pad that is touched, whose triggers push back.
open class GCDualSenseGamepad: GCExtendedGamepad, @unchecked Sendable {
  public let touchpadButton = GCControllerButtonInput()
  public let touchpadPrimary = GCControllerDirectionPad()
  public let touchpadSecondary = GCControllerDirectionPad()
}

/// A controller with two sticks and paddles.
open class GCXboxGamepad: GCExtendedGamepad, @unchecked Sendable {
  public let paddleButton1: GCControllerButtonInput? = nil
  public let paddleButton2: GCControllerButtonInput? = nil
  public let paddleButton3: GCControllerButtonInput? = nil
  public let paddleButton4: GCControllerButtonInput? = nil
  public let buttonShare: GCControllerButtonInput? = nil
}

/// A remote control.
open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
  open weak var controller: GCController? { nil }
  open var valueChangedHandler: ((_ gamepad: GCMicroGamepad, _ element: GCControllerElement) -> Void)?
  public let dpad = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
  open var reportsAbsoluteDpadValues = false
  open var allowsRotation = false

  open override var elements: [String: GCControllerElement] {
    [
      GCInputMicroGamepadDpad: dpad, GCInputMicroGamepadButtonA: buttonA, GCInputMicroGamepadButtonX: buttonX,
      GCInputMicroGamepadButtonMenu: buttonMenu,
    ]
  }
}

/// A controller without sticks, as there were before iOS 10.
open class GCGamepad: GCPhysicalInputProfile, @unchecked Sendable {
  open var valueChangedHandler: ((_ gamepad: GCGamepad, _ element: GCControllerElement) -> Void)?
  public let dpad = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput()
  public let buttonB = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput()
  public let buttonY = GCControllerButtonInput()
  public let leftShoulder = GCControllerButtonInput()
  public let rightShoulder = GCControllerButtonInput()
}

// The names of parts.
public let GCInputButtonA = "Button A"
public let GCInputButtonB = "Button B"
public let GCInputButtonX = "Button X"
public let GCInputButtonY = "Button Y"
public let GCInputDirectionPad = "Direction Pad"
public let GCInputLeftThumbstick = "Left Thumbstick"
public let GCInputRightThumbstick = "Right Thumbstick"
public let GCInputLeftShoulder = "Left Shoulder"
public let GCInputRightShoulder = "Right Shoulder"
public let GCInputLeftTrigger = "Left Trigger"
public let GCInputRightTrigger = "Right Trigger"
public let GCInputLeftThumbstickButton = "Left Thumbstick Button"
public let GCInputRightThumbstickButton = "Right Thumbstick Button"
public let GCInputButtonHome = "Button Home"
public let GCInputButtonMenu = "Button Menu"
public let GCInputButtonOptions = "Button Options"
public let GCInputButtonShare = "Button Share"
public let GCInputDualShockTouchpadOne = "Touchpad 1"
public let GCInputDualShockTouchpadTwo = "Touchpad 2"
public let GCInputDualShockTouchpadButton = "Touchpad Button"
public let GCInputXboxPaddleOne = "Paddle 1"
public let GCInputXboxPaddleTwo = "Paddle 2"
public let GCInputXboxPaddleThree = "Paddle 3"
public let GCInputXboxPaddleFour = "Paddle 4"
public let GCInputMicroGamepadDpad = "Direction Pad"
public let GCInputMicroGamepadButtonA = "Button A"
public let GCInputMicroGamepadButtonX = "Button X"
public let GCInputMicroGamepadButtonMenu = "Button Menu"
