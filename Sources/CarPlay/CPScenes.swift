@_exported public import UIKit

/// A scene on the screen of a car. None is shown.
@preconcurrency @MainActor
open class CPTemplateApplicationScene: UIScene {
  /// The controller of the scene's templates.
  open var interfaceController: CPInterfaceController { controller }
  private let controller = CPInterfaceController()
  /// The window of a scene with maps.
  open var carWindow: CPWindow { window }
  private let window = CPWindow()
  open var contentStyle: UIUserInterfaceStyle { .light }
}

extension UISceneSession.Role {
  public static let carTemplateApplication = UISceneSession.Role(
    rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}

/// The window of a car. It is not shown.
@preconcurrency @MainActor
open class CPWindow: UIWindow {
  open weak var templateApplicationScene: CPTemplateApplicationScene?
  open var mapButtonSafeAreaLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
}

/// The delegate of a scene of a car. It is never called.
@preconcurrency @MainActor
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController,
    to window: CPWindow)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didDisconnect interfaceController: CPInterfaceController,
    from window: CPWindow)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didSelect navigationAlert: CPNavigationAlert)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didSelect maneuver: CPManeuver)
  func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle)
}

extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController,
    to window: CPWindow
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didDisconnect interfaceController: CPInterfaceController,
    from window: CPWindow
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didSelect navigationAlert: CPNavigationAlert
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didSelect maneuver: CPManeuver
  ) {}
  public func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle) {}
}

/// The controller of a car's templates: they are kept, and not shown.
@preconcurrency @MainActor
open class CPInterfaceController: NSObject {
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  open var prefersDarkUserInterfaceStyle = false
  open private(set) var templates: [CPTemplate] = []
  open private(set) var presentedTemplate: CPTemplate?
  open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
  open var topTemplate: CPTemplate? { templates.last }
  open var carTraitCollection: UITraitCollection { UITraitCollection(userInterfaceIdiom: .carPlay) }

  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates = [rootTemplate]
    completion?(true, nil)
  }
  open func pushTemplate(
    _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates.append(templateToPush)
    completion?(true, nil)
  }
  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    if templates.count > 1 { templates.removeLast() }
    completion?(true, nil)
  }
  open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    templates = Array(templates.prefix(1))
    completion?(true, nil)
  }
  open func pop(
    to targetTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    if let index = templates.firstIndex(of: targetTemplate) { templates = Array(templates.prefix(index + 1)) }
    completion?(true, nil)
  }
  open func presentTemplate(
    _ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    presentedTemplate = templateToPresent
    completion?(true, nil)
  }
  open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    presentedTemplate = nil
    completion?(true, nil)
  }

  // The same, awaited: each answers that it was done.

  @discardableResult
  open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool) async throws -> Bool {
    templates = [rootTemplate]
    return true
  }
  @discardableResult
  open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool) async throws -> Bool {
    templates.append(templateToPush)
    return true
  }
  @discardableResult
  open func popTemplate(animated: Bool) async throws -> Bool {
    if templates.count > 1 { templates.removeLast() }
    return true
  }
  @discardableResult
  open func popToRootTemplate(animated: Bool) async throws -> Bool {
    templates = Array(templates.prefix(1))
    return true
  }
  @discardableResult
  open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool) async throws -> Bool {
    presentedTemplate = templateToPresent
    return true
  }
  @discardableResult
  open func dismissTemplate(animated: Bool) async throws -> Bool {
    presentedTemplate = nil
    return true
  }
}

/// The delegate of a car's templates. It is never called.
@preconcurrency @MainActor
public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

/// What a car allows. It allows all.
@preconcurrency @MainActor
open class CPSessionConfiguration: NSObject {
  open weak var delegate: (any CPSessionConfigurationDelegate)?
  open var limitedUserInterfaces: CPLimitableUserInterface { [] }
  open var contentStyle: CPContentStyle { .light }

  public init(delegate: any CPSessionConfigurationDelegate) { self.delegate = delegate }
}

/// The delegate of what a car allows. It is never called.
@preconcurrency @MainActor
public protocol CPSessionConfigurationDelegate: NSObjectProtocol {
  func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration,
    limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface)
  func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration, contentStyleChanged contentStyle: CPContentStyle)
}

extension CPSessionConfigurationDelegate {
  public func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration,
    limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface
  ) {}
  public func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration, contentStyleChanged contentStyle: CPContentStyle
  ) {}
}

/// What a car forbids, with its raw values.
public struct CPLimitableUserInterface: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let keyboard = CPLimitableUserInterface(rawValue: 1 << 0)
  public static let lists = CPLimitableUserInterface(rawValue: 1 << 1)
}

/// The look of a car's screen, with its raw values.
public struct CPContentStyle: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let light = CPContentStyle(rawValue: 1 << 0)
  public static let dark = CPContentStyle(rawValue: 1 << 1)
}
