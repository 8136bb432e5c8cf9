extension TypographyKitConfiguration {
  /// The default configuration: the bundle's `TypographyKit.json` or, without it, `TypographyKit.plist`.
  public static var `default`: TypographyKitConfiguration {
    TypographyKitConfiguration(configurationURL: TypographyKit.bundledConfigurationURL(name: "TypographyKit"))
  }
}
