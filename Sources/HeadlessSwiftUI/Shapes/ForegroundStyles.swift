import HeadlessUIKit

/// The styles of a view's foreground by rank.
struct ForegroundStyles {
  var styles: [any ShapeStyle]
  /// Whether the app has set them, which buttons then take in place of their tint.
  var isOfApp = false

  /// The opacity of a rank below the last style. Not documented: half of the rank above.
  static func opacity(below distance: Int) -> Double { [1, 0.5, 0.25, 0.18, 0.12][min(distance, 4)] }
}

private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: ForegroundStyles? { nil }
}

extension EnvironmentValues {
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The paint of text and shapes of a rank.
  func foreground(level: Int) -> Filling {
    guard let styles = foregroundStyles?.styles, let last = styles.last else {
      return .color(
        [UIColor.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel][min(level, 4)])
    }
    var outer = self
    outer.foregroundStyles = nil
    if level < styles.count { return styles[level].filling(in: outer) }
    return last.filling(in: outer).faded(ForegroundStyles.opacity(below: level - styles.count + 1))
  }
}

extension View {
  /// Sets what text and shapes of the view are filled with.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingForeground([style])
  }

  /// Sets what text and shapes of the view are filled with, for two ranks.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    changingForeground([primary, secondary])
  }

  /// Sets what text and shapes of the view are filled with, for three ranks.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    changingForeground([primary, secondary, tertiary])
  }

  /// Sets the colour of text and shapes of the view; nil for that of the views around.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { environment in
      if let color { environment.foregroundStyles = ForegroundStyles(styles: [color], isOfApp: true) }
    }
  }

  /// Sets the foreground of content that the system dims. Buttons in it keep their tint.
  nonisolated func systemForeground(_ style: any ShapeStyle) -> some View {
    changingEnvironment { $0.foregroundStyles = ForegroundStyles(styles: [style]) }
  }

  private nonisolated func changingForeground(
    _ styles: [any ShapeStyle]
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Void>> {
    changingEnvironment { environment in
      // A rank of the foreground is that of the foreground around.
      let around = environment
      environment.foregroundStyles = ForegroundStyles(
        styles: styles.map { FixedStyle(filling: $0.filling(in: around)) }, isOfApp: true)
    }
  }

  /// Sets the colour of controls in the view.
  public nonisolated func tint(_ tint: Color?) -> some View {
    changingEnvironment { environment in
      if let tint { (environment.tint, environment.tintGradient) = (tint, nil) }
    }
  }

  /// Sets the colour of controls in the view to a style's; a gradient's first. Gauges with a mark show all of a `Gradient`.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    nonisolated(unsafe) let tint = tint
    return changingEnvironment { environment in
      guard let tint else { return }
      environment.tint = Color(uiColor: tint.filling(in: environment).color(in: environment))
      environment.tintGradient = tint as? Gradient
    }
  }

  /// Sets the colour of controls in the view.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

/// A style whose filling is known.
private struct FixedStyle: ShapeStyle {
  let filling: Filling

  func filling(in environment: EnvironmentValues) -> Filling { filling }
}

private struct TintGradientKey: EnvironmentKey {
  static var defaultValue: Gradient? { nil }
}

extension EnvironmentValues {
  /// The gradient of gauges; nil for the tint.
  var tintGradient: Gradient? {
    get { self[TintGradientKey.self] }
    set { self[TintGradientKey.self] = newValue }
  }
}
