import Foundation
public import HeadlessUIKit

/// Lists of what is configured, presented by the key window's root controller, or pushed.
@MainActor extension TypographyKit {
  // MARK: Styles

  /// Presents a list of the styles under a navigation bar.
  public static func presentTypographyStyles(
    delegate: (any TypographyKitViewControllerDelegate)? = nil, animated: Bool = true, shouldRefresh: Bool = true
  ) {
    presentTypographyStyles(delegate: delegate, navigationSettings: modal(animated, shouldRefresh))
  }

  /// Presents a list of the styles under a navigation bar.
  public static func presentTypographyStyles(
    delegate: (any TypographyKitViewControllerDelegate)? = nil, navigationSettings: ViewControllerNavigationSettings
  ) {
    present(TypographyKitViewController(style: .plain), delegate, navigationSettings)
  }

  /// Pushes a list of the styles.
  public static func pushTypographyStyles(
    delegate: (any TypographyKitViewControllerDelegate)? = nil, navigationController: UINavigationController,
    animated: Bool = false, shouldRefresh: Bool = true
  ) {
    pushTypographyStyles(
      delegate: delegate, navigationController: navigationController,
      navigationSettings: pushed(on: navigationController, animated, shouldRefresh))
  }

  /// Pushes a list of the styles.
  public static func pushTypographyStyles(
    delegate: (any TypographyKitViewControllerDelegate)? = nil, navigationController: UINavigationController,
    navigationSettings: ViewControllerNavigationSettings
  ) {
    push(TypographyKitViewController(style: .plain), on: navigationController, delegate, navigationSettings)
  }

  // MARK: Colours

  /// Presents a list of the colours under a navigation bar.
  public static func presentTypographyColors(
    delegate: (any TypographyKitViewControllerDelegate)? = nil, animated: Bool = true, shouldRefresh: Bool = true
  ) {
    presentTypographyColors(delegate: delegate, navigationSettings: modal(animated, shouldRefresh))
  }

  /// Presents a list of the colours under a navigation bar.
  public static func presentTypographyColors(
    delegate: (any TypographyKitViewControllerDelegate)? = nil, navigationSettings: ViewControllerNavigationSettings
  ) {
    present(TypographyKitColorsViewController(style: .plain), delegate, navigationSettings)
  }

  /// Pushes a list of the colours.
  public static func pushTypographyColors(
    delegate: (any TypographyKitViewControllerDelegate)? = nil, navigationController: UINavigationController,
    animated: Bool = false, shouldRefresh: Bool = true
  ) {
    pushTypographyColors(
      delegate: delegate, navigationController: navigationController,
      navigationSettings: pushed(on: navigationController, animated, shouldRefresh))
  }

  /// Pushes a list of the colours.
  public static func pushTypographyColors(
    delegate: (any TypographyKitViewControllerDelegate)? = nil, navigationController: UINavigationController,
    navigationSettings: ViewControllerNavigationSettings
  ) {
    push(TypographyKitColorsViewController(style: .plain), on: navigationController, delegate, navigationSettings)
  }

  // MARK: Showing

  private static func modal(_ animated: Bool, _ shouldRefresh: Bool) -> ViewControllerNavigationSettings {
    ViewControllerNavigationSettings(animated: animated, isModal: true, shouldRefresh: shouldRefresh)
  }

  private static func pushed(
    on controller: UINavigationController, _ animated: Bool, _ shouldRefresh: Bool
  ) -> ViewControllerNavigationSettings {
    ViewControllerNavigationSettings(
      animated: animated, isNavigationBarHidden: controller.isNavigationBarHidden, shouldRefresh: shouldRefresh)
  }

  private static func present(
    _ list: TypographyListController, _ delegate: (any TypographyKitViewControllerDelegate)?,
    _ settings: ViewControllerNavigationSettings
  ) {
    guard let presenter = UIApplication.shared.keyWindow?.rootViewController else { return }
    configure(list, delegate, settings)
    presenter.present(UINavigationController(rootViewController: list), animated: settings.animated)
  }

  private static func push(
    _ list: TypographyListController, on controller: UINavigationController,
    _ delegate: (any TypographyKitViewControllerDelegate)?, _ settings: ViewControllerNavigationSettings
  ) {
    configure(list, delegate, settings)
    controller.isNavigationBarHidden = false
    controller.pushViewController(list, animated: settings.animated)
  }

  private static func configure(
    _ list: TypographyListController, _ delegate: (any TypographyKitViewControllerDelegate)?,
    _ settings: ViewControllerNavigationSettings
  ) {
    (list.delegate, list.navigationSettings) = (delegate, settings)
    if settings.shouldRefresh { refreshSync() }
  }
}
