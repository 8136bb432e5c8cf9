// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A keyboard: none is connected.
open class GCKeyboard: NSObject, GCDevice, @unchecked Sendable {
  open class var coalesced: GCKeyboard? { nil }
  open var handlerQueue = DispatchQueue.main
  open var vendorName: String? { nil }
  open var productCategory: String { GCProductCategoryKeyboard }
  open var keyboardInput: GCKeyboardInput? { nil }
  open var physicalInputProfile: GCPhysicalInputProfile { GCPhysicalInputProfile() }
}

/// What hears of a key.
public typealias GCKeyboardValueChangedHandler = (
  _ keyboard: GCKeyboardInput, _ key: GCControllerButtonInput, _ keyCode: GCKeyCode, _ pressed: Bool
) -> Void

/// The keys of a keyboard. None is connected.
open class GCKeyboardInput: GCPhysicalInputProfile, @unchecked Sendable {
  open var keyChangedHandler: GCKeyboardValueChangedHandler?
  open var isAnyKeyPressed: Bool { false }
  open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}

/// A key, with its number in the USB HID usage tables' page of keyboards.
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let keyA = GCKeyCode(rawValue: 4)
  public static let keyB = GCKeyCode(rawValue: 5)
  public static let keyC = GCKeyCode(rawValue: 6)
  public static let keyD = GCKeyCode(rawValue: 7)
  public static let keyE = GCKeyCode(rawValue: 8)
  public static let keyF = GCKeyCode(rawValue: 9)
  public static let keyG = GCKeyCode(rawValue: 10)
  public static let keyH = GCKeyCode(rawValue: 11)
  public static let keyI = GCKeyCode(rawValue: 12)
  public static let keyJ = GCKeyCode(rawValue: 13)
  public static let keyK = GCKeyCode(rawValue: 14)
  public static let keyL = GCKeyCode(rawValue: 15)
  public static let keyM = GCKeyCode(rawValue: 16)
  public static let keyN = GCKeyCode(rawValue: 17)
  public static let keyO = GCKeyCode(rawValue: 18)
  public static let keyP = GCKeyCode(rawValue: 19)
  public static let keyQ = GCKeyCode(rawValue: 20)
  public static let keyR = GCKeyCode(rawValue: 21)
  public static let keyS = GCKeyCode(rawValue: 22)
  public static let keyT = GCKeyCode(rawValue: 23)
  public static let keyU = GCKeyCode(rawValue: 24)
  public static let keyV = GCKeyCode(rawValue: 25)
  public static let keyW = GCKeyCode(rawValue: 26)
  public static let keyX = GCKeyCode(rawValue: 27)
  public static let keyY = GCKeyCode(rawValue: 28)
  public static let keyZ = GCKeyCode(rawValue: 29)
  public static let one = GCKeyCode(rawValue: 30)
  public static let two = GCKeyCode(rawValue: 31)
  public static let three = GCKeyCode(rawValue: 32)
  public static let four = GCKeyCode(rawValue: 33)
  public static let five = GCKeyCode(rawValue: 34)
  public static let six = GCKeyCode(rawValue: 35)
  public static let seven = GCKeyCode(rawValue: 36)
  public static let eight = GCKeyCode(rawValue: 37)
  public static let nine = GCKeyCode(rawValue: 38)
  public static let zero = GCKeyCode(rawValue: 39)
  public static let returnOrEnter = GCKeyCode(rawValue: 40)
  public static let escape = GCKeyCode(rawValue: 41)
  public static let deleteOrBackspace = GCKeyCode(rawValue: 42)
  public static let tab = GCKeyCode(rawValue: 43)
  public static let spacebar = GCKeyCode(rawValue: 44)
  public static let hyphen = GCKeyCode(rawValue: 45)
  public static let equalSign = GCKeyCode(rawValue: 46)
  public static let openBracket = GCKeyCode(rawValue: 47)
  public static let closeBracket = GCKeyCode(rawValue: 48)
  public static let backslash = GCKeyCode(rawValue: 49)
  public static let nonUSPound = GCKeyCode(rawValue: 50)
  public static let semicolon = GCKeyCode(rawValue: 51)
  public static let quote = GCKeyCode(rawValue: 52)
  public static let graveAccentAndTilde = GCKeyCode(rawValue: 53)
  public static let comma = GCKeyCode(rawValue: 54)
  public static let period = GCKeyCode(rawValue: 55)
  public static let slash = GCKeyCode(rawValue: 56)
  public static let capsLock = GCKeyCode(rawValue: 57)
  public static let F1 = GCKeyCode(rawValue: 58)
  public static let F2 = GCKeyCode(rawValue: 59)
  public static let F3 = GCKeyCode(rawValue: 60)
  public static let F4 = GCKeyCode(rawValue: 61)
  public static let F5 = GCKeyCode(rawValue: 62)
  public static let F6 = GCKeyCode(rawValue: 63)
  public static let F7 = GCKeyCode(rawValue: 64)
  public static let F8 = GCKeyCode(rawValue: 65)
  public static let F9 = GCKeyCode(rawValue: 66)
  public static let F10 = GCKeyCode(rawValue: 67)
  public static let F11 = GCKeyCode(rawValue: 68)
  public static let F12 = GCKeyCode(rawValue: 69)
  public static let printScreen = GCKeyCode(rawValue: 70)
  public static let scrollLock = GCKeyCode(rawValue: 71)
  public static let pause = GCKeyCode(rawValue: 72)
  public static let insert = GCKeyCode(rawValue: 73)
  public static let home = GCKeyCode(rawValue: 74)
  public static let pageUp = GCKeyCode(rawValue: 75)
  public static let deleteForward = GCKeyCode(rawValue: 76)
  public static let end = GCKeyCode(rawValue: 77)
  public static let pageDown = GCKeyCode(rawValue: 78)
  public static let rightArrow = GCKeyCode(rawValue: 79)
  public static let leftArrow = GCKeyCode(rawValue: 80)
  public static let downArrow = GCKeyCode(rawValue: 81)
  public static let upArrow = GCKeyCode(rawValue: 82)
  public static let keypadNumLock = GCKeyCode(rawValue: 83)
  public static let keypadSlash = GCKeyCode(rawValue: 84)
  public static let keypadAsterisk = GCKeyCode(rawValue: 85)
  public static let keypadHyphen = GCKeyCode(rawValue: 86)
  public static let keypadPlus = GCKeyCode(rawValue: 87)
  public static let keypadEnter = GCKeyCode(rawValue: 88)
  public static let keypad1 = GCKeyCode(rawValue: 89)
  public static let keypad2 = GCKeyCode(rawValue: 90)
  public static let keypad3 = GCKeyCode(rawValue: 91)
  public static let keypad4 = GCKeyCode(rawValue: 92)
  public static let keypad5 = GCKeyCode(rawValue: 93)
  public static let keypad6 = GCKeyCode(rawValue: 94)
  public static let keypad7 = GCKeyCode(rawValue: 95)
  public static let keypad8 = GCKeyCode(rawValue: 96)
  public static let keypad9 = GCKeyCode(rawValue: 97)
  public static let keypad0 = GCKeyCode(rawValue: 98)
  public static let keypadPeriod = GCKeyCode(rawValue: 99)
  public static let nonUSBackslash = GCKeyCode(rawValue: 100)
  public static let application = GCKeyCode(rawValue: 101)
  public static let power = GCKeyCode(rawValue: 102)
  public static let keypadEqualSign = GCKeyCode(rawValue: 103)
  public static let leftControl = GCKeyCode(rawValue: 224)
  public static let leftShift = GCKeyCode(rawValue: 225)
  public static let leftAlt = GCKeyCode(rawValue: 226)
  public static let leftGUI = GCKeyCode(rawValue: 227)
  public static let rightControl = GCKeyCode(rawValue: 228)
  public static let rightShift = GCKeyCode(rawValue: 229)
  public static let rightAlt = GCKeyCode(rawValue: 230)
  public static let rightGUI = GCKeyCode(rawValue: 231)
}

/// A mouse: none is connected.
open class GCMouse: NSObject, GCDevice, @unchecked Sendable {
  open class var current: GCMouse? { nil }
  open class func mice() -> [GCMouse] { [] }
  open var handlerQueue = DispatchQueue.main
  open var vendorName: String? { nil }
  open var productCategory: String { GCProductCategoryMouse }
  open var mouseInput: GCMouseInput? { nil }
  open var physicalInputProfile: GCPhysicalInputProfile { GCPhysicalInputProfile() }
}

/// The parts of a mouse. None is connected.
open class GCMouseInput: GCPhysicalInputProfile, @unchecked Sendable {
  open var mouseMovedHandler: ((_ mouse: GCMouseInput, _ deltaX: Float, _ deltaY: Float) -> Void)?
  public let scroll = GCDeviceCursor()
  public let leftButton = GCControllerButtonInput()
  public let rightButton: GCControllerButtonInput? = GCControllerButtonInput()
  public let middleButton: GCControllerButtonInput? = GCControllerButtonInput()
  public let auxiliaryButtons: [GCControllerButtonInput]? = nil
}
