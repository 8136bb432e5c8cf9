extension ValueElements {
  /// The parts of the appearances of bars and of their items that are read.
  static let bars: [String: Parts] = [
    "barButtonItemAppearance": Parts(
      attributes: ["style"], children: ["normal", "highlighted", "disabled", "focused"]),
    "barButtonItemStateAppearance": Parts(
      attributes: ["backgroundImage"], children: ["backgroundImage", "titlePositionAdjustment", "titleTextAttributes"]),
    "navigationBarAppearance": Parts(
      attributes: allBars.union(["backIndicatorImage", "backIndicatorTransitionMaskImage"]),
      children: allBars.union([
        "backButtonAppearance", "backIndicatorImage", "backIndicatorTransitionMaskImage", "buttonAppearance",
        "doneButtonAppearance", "largeTitleTextAttributes", "titlePositionAdjustment", "titleTextAttributes",
      ])),
    "offsetWrapper": Parts(attributes: ["horizontal", "vertical"], children: []),
    "tabBarAppearance": Parts(
      attributes: allBars.union(["selectionIndicatorImage"]),
      children: allBars.union([
        "compactInlineLayoutAppearance", "inlineLayoutAppearance", "selectionIndicatorImage",
        "selectionIndicatorTintColor", "stackedLayoutAppearance",
      ])),
    "tabBarItemAppearance": Parts(attributes: [], children: ["normal", "selected", "disabled", "focused"]),
    "tabBarItemStateAppearance": Parts(
      attributes: [],
      children: [
        "badgeBackgroundColor", "badgeTextAttributes", "iconColor", "titlePositionAdjustment", "titleTextAttributes",
      ]),
    "textAttributes": Parts(
      attributes: [], children: ["fontDescription", "textColor", "textShadowColor", "textShadowOffset"]),
    "toolbarAppearance": Parts(
      attributes: allBars, children: allBars.union(["buttonAppearance", "doneButtonAppearance"])),
  ]

  /// The parts of all appearances of bars, as attributes or as children.
  private static let allBars: Set<String> = [
    "backgroundColor", "backgroundEffect", "backgroundImage", "backgroundImageContentMode", "catalog", "shadowColor",
    "shadowImage",
  ]
}
