/// The style of glass, as that with a border.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// A button of glass.
  public nonisolated init() {}
  /// A button of glass.
  public nonisolated init(_ glass: Glass) {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration).undrawn("buttonStyle(.glass)", when: true)
  }
}

/// The style of prominent glass, as that with a prominent border.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// A button of prominent glass.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
      .undrawn("buttonStyle(.glassProminent)", when: true)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of glass, which is not drawn: a finding says so.
  public static nonisolated var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A button of glass, which is not drawn: a finding says so.
  public static nonisolated func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button of prominent glass, which is not drawn: a finding says so.
  public static nonisolated var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
