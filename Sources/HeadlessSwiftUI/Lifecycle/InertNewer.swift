public import Foundation

// Modifiers of iOS 17 and later that leave no mark in a still picture, or one that is not drawn.
extension View {
  /// Not drawn: a finding.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    undrawn("symbolColorRenderingMode(_:)", when: mode == .gradient)
  }
  /// Not drawn: a finding.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    undrawn("symbolVariableValueMode(_:)", when: mode == .draw)
  }
  /// Has no effect in a still picture.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    modifier(EmptyModifier())
  }
  /// Not drawn: a finding.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    undrawn("buttonSizing(_:)", when: sizing == .flexible)
  }
  /// Not drawn: a finding.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    undrawn("sectionIndexLabel(_:)", when: label != nil)
  }
  /// Not drawn: a finding.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    undrawn("sectionIndexLabel(_:)", when: label != nil)
  }
  /// Has no effect: no index is shown.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    modifier(EmptyModifier())
  }
}

/// The way in which symbols are filled.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let name: String
  /// With one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// With a gradient of the colour.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The way in which symbols show a value.
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let name: String
  /// With the colours of their parts.
  public static let color = SymbolVariableValueMode(name: "color")
  /// With the length of their lines.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// Whether a material looks as in an active window.
public struct MaterialActiveAppearance: Equatable, Hashable, Sendable {
  private let name: String
  /// As the system has it.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As the window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// The way in which the size of buttons is found.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// As the system has it.
  public static let automatic = ButtonSizing(name: "automatic")
  /// That of the label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// The room that there is.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// The options of a file browser.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Paths are shown as they are.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Names have their extensions.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

extension EnvironmentValues {
  /// Whether transitions of contents are drawn as one picture. Nothing moves.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { false }
    set {}
  }
  /// The side of a line's end on which an insertion point is.
  public var textSelectionAffinity: TextSelectionAffinity { .automatic }
  /// Whether a widget's background is shown. There are no widgets.
  public var showsWidgetContainerBackground: Bool { true }
}
