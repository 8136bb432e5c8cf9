// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import HeadlessUIKit

/// The names of notifications before Swift 4.2 made them members of types.
extension NSNotification.Name {
  /// The name of `UIAccessibility.boldTextStatusDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
  @preconcurrency @MainActor public static var UIAccessibilityBoldTextStatusDidChange: NSNotification.Name {
    UIAccessibility.boldTextStatusDidChangeNotification
  }
  /// The name of `UIAccessibility.reduceMotionStatusDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
  @preconcurrency @MainActor public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceMotionStatusDidChangeNotification
  }
  /// The name of `UIAccessibility.voiceOverStatusDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
  @preconcurrency @MainActor public static var UIAccessibilityVoiceOverStatusChanged: NSNotification.Name {
    UIAccessibility.voiceOverStatusDidChangeNotification
  }
  /// The name of `UIApplication.didBecomeActiveNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  @preconcurrency @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }
  /// The name of `UIApplication.didChangeStatusBarFrameNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
    UIApplication.didChangeStatusBarFrameNotification
  }
  /// The name of `UIApplication.didChangeStatusBarOrientationNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
  @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.didChangeStatusBarOrientationNotification
  }
  /// The name of `UIApplication.didEnterBackgroundNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  @preconcurrency @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }
  /// The name of `UIApplication.didFinishLaunchingNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
  @preconcurrency @MainActor public static var UIApplicationDidFinishLaunching: NSNotification.Name {
    UIApplication.didFinishLaunchingNotification
  }
  /// The name of `UIApplication.didReceiveMemoryWarningNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  @preconcurrency @MainActor public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }
  /// The name of `UIApplication.significantTimeChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.significantTimeChangeNotification")
  @preconcurrency @MainActor public static var UIApplicationSignificantTimeChange: NSNotification.Name {
    UIApplication.significantTimeChangeNotification
  }
  /// The name of `UIApplication.userDidTakeScreenshotNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.userDidTakeScreenshotNotification")
  @preconcurrency @MainActor public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
    UIApplication.userDidTakeScreenshotNotification
  }
  /// The name of `UIApplication.willChangeStatusBarOrientationNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
  @preconcurrency @MainActor public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.willChangeStatusBarOrientationNotification
  }
  /// The name of `UIApplication.willEnterForegroundNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  @preconcurrency @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }
  /// The name of `UIApplication.willResignActiveNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  @preconcurrency @MainActor public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }
  /// The name of `UIApplication.willTerminateNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
  @preconcurrency @MainActor public static var UIApplicationWillTerminate: NSNotification.Name {
    UIApplication.willTerminateNotification
  }
  /// The name of `UIContentSizeCategory.didChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
  @preconcurrency @MainActor public static var UIContentSizeCategoryDidChange: NSNotification.Name {
    UIContentSizeCategory.didChangeNotification
  }
  /// The name of `UIDevice.batteryLevelDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIDevice.batteryLevelDidChangeNotification")
  @preconcurrency @MainActor public static var UIDeviceBatteryLevelDidChange: NSNotification.Name {
    UIDevice.batteryLevelDidChangeNotification
  }
  /// The name of `UIDevice.batteryStateDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIDevice.batteryStateDidChangeNotification")
  @preconcurrency @MainActor public static var UIDeviceBatteryStateDidChange: NSNotification.Name {
    UIDevice.batteryStateDidChangeNotification
  }
  /// The name of `UIDevice.orientationDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }
  /// The name of `UIDevice.proximityStateDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIDevice.proximityStateDidChangeNotification")
  @preconcurrency @MainActor public static var UIDeviceProximityStateDidChange: NSNotification.Name {
    UIDevice.proximityStateDidChangeNotification
  }
  /// The name of `UIResponder.keyboardDidChangeFrameNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  @preconcurrency @MainActor public static var UIKeyboardDidChangeFrame: NSNotification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }
  /// The name of `UIResponder.keyboardDidHideNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
  @preconcurrency @MainActor public static var UIKeyboardDidHide: NSNotification.Name {
    UIResponder.keyboardDidHideNotification
  }
  /// The name of `UIResponder.keyboardDidShowNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
  @preconcurrency @MainActor public static var UIKeyboardDidShow: NSNotification.Name {
    UIResponder.keyboardDidShowNotification
  }
  /// The name of `UIResponder.keyboardWillChangeFrameNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  @preconcurrency @MainActor public static var UIKeyboardWillChangeFrame: NSNotification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  /// The name of `UIResponder.keyboardWillHideNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  @preconcurrency @MainActor public static var UIKeyboardWillHide: NSNotification.Name {
    UIResponder.keyboardWillHideNotification
  }
  /// The name of `UIResponder.keyboardWillShowNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  @preconcurrency @MainActor public static var UIKeyboardWillShow: NSNotification.Name {
    UIResponder.keyboardWillShowNotification
  }
  /// The name of `UIMenuController.didHideMenuNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIMenuController.didHideMenuNotification")
  @preconcurrency @MainActor public static var UIMenuControllerDidHideMenu: NSNotification.Name {
    UIMenuController.didHideMenuNotification
  }
  /// The name of `UIMenuController.willShowMenuNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIMenuController.willShowMenuNotification")
  @preconcurrency @MainActor public static var UIMenuControllerWillShowMenu: NSNotification.Name {
    UIMenuController.willShowMenuNotification
  }
  /// The name of `UIPasteboard.changedNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIPasteboard.changedNotification")
  @preconcurrency @MainActor public static var UIPasteboardChanged: NSNotification.Name {
    UIPasteboard.changedNotification
  }
  /// The name of `UIScreen.brightnessDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIScreen.brightnessDidChangeNotification")
  @preconcurrency @MainActor public static var UIScreenBrightnessDidChange: NSNotification.Name {
    UIScreen.brightnessDidChangeNotification
  }
  /// The name of `UIScreen.modeDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIScreen.modeDidChangeNotification")
  @preconcurrency @MainActor public static var UIScreenModeDidChange: NSNotification.Name {
    UIScreen.modeDidChangeNotification
  }
  /// The name of `UITextField.textDidBeginEditingNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
  @preconcurrency @MainActor public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
    UITextField.textDidBeginEditingNotification
  }
  /// The name of `UITextField.textDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
  @preconcurrency @MainActor public static var UITextFieldTextDidChange: NSNotification.Name {
    UITextField.textDidChangeNotification
  }
  /// The name of `UITextField.textDidEndEditingNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
  @preconcurrency @MainActor public static var UITextFieldTextDidEndEditing: NSNotification.Name {
    UITextField.textDidEndEditingNotification
  }
  /// The name of `UITextView.textDidBeginEditingNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification")
  @preconcurrency @MainActor public static var UITextViewTextDidBeginEditing: NSNotification.Name {
    UITextView.textDidBeginEditingNotification
  }
  /// The name of `UITextView.textDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
  @preconcurrency @MainActor public static var UITextViewTextDidChange: NSNotification.Name {
    UITextView.textDidChangeNotification
  }
  /// The name of `UITextView.textDidEndEditingNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification")
  @preconcurrency @MainActor public static var UITextViewTextDidEndEditing: NSNotification.Name {
    UITextView.textDidEndEditingNotification
  }
  /// The name of `UIWindow.didBecomeHiddenNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didBecomeHiddenNotification")
  @preconcurrency @MainActor public static var UIWindowDidBecomeHidden: NSNotification.Name {
    UIWindow.didBecomeHiddenNotification
  }
  /// The name of `UIWindow.didBecomeKeyNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
  @preconcurrency @MainActor public static var UIWindowDidBecomeKey: NSNotification.Name {
    UIWindow.didBecomeKeyNotification
  }
  /// The name of `UIWindow.didBecomeVisibleNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
  @preconcurrency @MainActor public static var UIWindowDidBecomeVisible: NSNotification.Name {
    UIWindow.didBecomeVisibleNotification
  }
  /// The name of `UIWindow.didResignKeyNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didResignKeyNotification")
  @preconcurrency @MainActor public static var UIWindowDidResignKey: NSNotification.Name {
    UIWindow.didResignKeyNotification
  }
}
