import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

extension DocumentCoder {
  /// The appearance of a navigation bar that a child with a key says; nil if there is none.
  func navigationBarAppearance(
    _ key: String, of element: InterfaceElement
  ) throws(InterfaceProblem) -> UINavigationBarAppearance? {
    guard let child = element.child(key) else { return nil }
    let appearance = UINavigationBarAppearance()
    try setBackground(of: appearance, from: child)
    if let attributes = try textAttributes("titleTextAttributes", of: child) {
      appearance.titleTextAttributes = attributes
    }
    if let attributes = try textAttributes("largeTitleTextAttributes", of: child) {
      appearance.largeTitleTextAttributes = attributes
    }
    if let offset = try child.offset("titlePositionAdjustment") { appearance.titlePositionAdjustment = offset }
    try setButtons(appearance.buttonAppearance, "buttonAppearance", of: child)
    try setButtons(appearance.doneButtonAppearance, "doneButtonAppearance", of: child)
    try setButtons(appearance.backButtonAppearance, "backButtonAppearance", of: child)
    if let indicator = image("backIndicatorImage", of: child) {
      let mask = image("backIndicatorTransitionMaskImage", of: child) ?? indicator
      appearance.setBackIndicatorImage(indicator, transitionMaskImage: mask)
    }
    return appearance
  }

  /// The appearance of a toolbar that a child with a key says; nil if there is none.
  func toolbarAppearance(_ key: String, of element: InterfaceElement) throws(InterfaceProblem) -> UIToolbarAppearance? {
    guard let child = element.child(key) else { return nil }
    let appearance = UIToolbarAppearance()
    try setBackground(of: appearance, from: child)
    try setButtons(appearance.buttonAppearance, "buttonAppearance", of: child)
    try setButtons(appearance.doneButtonAppearance, "doneButtonAppearance", of: child)
    return appearance
  }

  /// The appearance of a tab bar that a child with a key says; nil if there is none.
  func tabBarAppearance(_ key: String, of element: InterfaceElement) throws(InterfaceProblem) -> UITabBarAppearance? {
    guard let child = element.child(key) else { return nil }
    let appearance = UITabBarAppearance()
    try setBackground(of: appearance, from: child)
    try setTabs(appearance.stackedLayoutAppearance, "stackedLayoutAppearance", of: child)
    try setTabs(appearance.inlineLayoutAppearance, "inlineLayoutAppearance", of: child)
    try setTabs(appearance.compactInlineLayoutAppearance, "compactInlineLayoutAppearance", of: child)
    if let color = try color("selectionIndicatorTintColor", of: child) {
      appearance.selectionIndicatorTintColor = color
    }
    if let image = image("selectionIndicatorImage", of: child) { appearance.selectionIndicatorImage = image }
    return appearance
  }

  private func setBackground(
    of appearance: UIBarAppearance, from element: InterfaceElement
  ) throws(InterfaceProblem) {
    if element["backgroundEffect"] == "none" {
      appearance.backgroundEffect = nil
    } else if let style = try element.choice("backgroundEffect", in: ElementClass.blurStyles) {
      appearance.backgroundEffect = UIBlurEffect(style: style)
    }
    if let color = try color("backgroundColor", of: element) { appearance.backgroundColor = color }
    if let image = image("backgroundImage", of: element) { appearance.backgroundImage = image }
    if let mode = try element.choice("backgroundImageContentMode", in: ElementClass.contentModes) {
      appearance.backgroundImageContentMode = mode
    }
    if let color = try color("shadowColor", of: element) {
      appearance.shadowColor = color
    } else if element.child("shadowColor")?.name == "nil" {
      appearance.shadowColor = nil
    }
    if let image = image("shadowImage", of: element) { appearance.shadowImage = image }
  }

  private func setButtons(
    _ appearance: UIBarButtonItemAppearance, _ key: String, of element: InterfaceElement
  ) throws(InterfaceProblem) {
    guard let child = element.child(key) else { return }
    let states = [
      ("normal", appearance.normal), ("highlighted", appearance.highlighted), ("disabled", appearance.disabled),
      ("focused", appearance.focused),
    ]
    for (name, state) in states {
      guard let values = child.child(name) else { continue }
      if let attributes = try textAttributes("titleTextAttributes", of: values) {
        state.titleTextAttributes = attributes
      }
      if let offset = try values.offset("titlePositionAdjustment") { state.titlePositionAdjustment = offset }
      if let image = image("backgroundImage", of: values) { state.backgroundImage = image }
    }
  }

  private func setTabs(
    _ appearance: UITabBarItemAppearance, _ key: String, of element: InterfaceElement
  ) throws(InterfaceProblem) {
    guard let child = element.child(key) else { return }
    let states = [
      ("normal", appearance.normal), ("selected", appearance.selected), ("disabled", appearance.disabled),
      ("focused", appearance.focused),
    ]
    for (name, state) in states {
      guard let values = child.child(name) else { continue }
      if let attributes = try textAttributes("titleTextAttributes", of: values) {
        state.titleTextAttributes = attributes
      }
      if let offset = try values.offset("titlePositionAdjustment") { state.titlePositionAdjustment = offset }
      if let color = try color("iconColor", of: values) { state.iconColor = color }
      if let color = try color("badgeBackgroundColor", of: values) { state.badgeBackgroundColor = color }
      if let attributes = try textAttributes("badgeTextAttributes", of: values) {
        state.badgeTextAttributes = attributes
      }
    }
  }
}
