extension ValueElements {
  /// The parts of menus and of the commands in them that are read.
  static let menus: [String: Parts] = [
    "command": Parts(attributes: commands, children: ["image", "title", "subtitle", "discoverabilityTitle"]),
    "menu": Parts(
      attributes: [
        "destructive", "displayAsPalette", "displayInline", "identifier", "image", "catalog", "singleSelection",
        "subtitle", "title",
      ], children: ["children", "image", "items", "menuElements", "subtitle", "title"]),
  ]

  private static let commands: Set<String> = [
    "action", "catalog", "destructive", "disabled", "discoverabilityTitle", "hidden", "image", "keepsMenuPresented",
    "selector", "state", "subtitle", "title",
  ]
}
