/// How a style's font follows the text size; raw values are those of configurations.
public enum ScalingMode: String, CaseIterable, Sendable {
  /// Along the body style's growth, as `UIFontMetrics.default` has it, then at least the minimum size.
  case fontMetrics = "uifontmetrics"
  /// As `fontMetrics`, which is always there: the fallback was for systems before iOS 11.
  case fontMetricsWithSteppingFallback = "uifontmetrics-with-fallback"
  /// By a step for each category away from `large`, then at least the minimum size, then at most the maximum.
  case stepping
  /// Not at all.
  case disabled

  /// What counts where nothing is said.
  public static let `default` = ScalingMode.fontMetricsWithSteppingFallback
}
