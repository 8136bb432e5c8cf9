/// The way a style's font follows the text size; raw values are those of configurations.
public enum ScalingMode: String, CaseIterable, Sendable {
  /// Scales like the body style, as `UIFontMetrics.default` does, then limits to the minimum size.
  case fontMetrics = "uifontmetrics"
  /// The same as `fontMetrics`, which is always available: the fallback was for systems before iOS 11.
  case fontMetricsWithSteppingFallback = "uifontmetrics-with-fallback"
  /// Adds a step for each category away from `large`, then limits to the minimum and the maximum size.
  case stepping
  /// Does not scale.
  case disabled

  /// The default mode.
  public static let `default` = ScalingMode.fontMetricsWithSteppingFallback
}
