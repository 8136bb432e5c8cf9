public import Foundation
import HeadlessUIKit
import ProposalLayout

/// A switch beside a label.
public struct Toggle<Label: View>: View {
  @Environment(\.toggleStyle) private var style
  private let isOn: Binding<Bool>
  private let label: Label

  /// A toggle with a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.isOn, self.label) = (isOn, label()) }

  public var body: some View {
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label { $0.nodes(ofLabel: label, at: .content) }, isOn: isOn)
    AnyView(style.make(configuration)).changingEnvironment {
      $0.toggleStyle = style.outer ?? AnyToggleStyle(DefaultToggleStyle())
    }
  }
}

extension Toggle where Label == Text {
  /// A toggle with the text of a key.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// A toggle with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// A toggle with the text of a key and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    (isOn, label) = (configuration.$isOn, configuration.label)
  }
}

extension Toggle {
  /// A toggle of many values with a label of views: on if all are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) }, set: { for binding in bindings { binding.wrappedValue = $0 } }),
      label: label)
  }
}

extension Toggle where Label == Text {
  /// A toggle of many values with the text of a key: on if all are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

  /// A toggle of many values with a text: on if all are.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// A toggle of many values with the text of a key and a symbol: on if all are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) } }
}

/// The values that a toggle's style makes a view from.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View, PrimitiveView {
    let make: NodeMaker
    public func makeNodes(in context: NodeContext) -> [ViewNode] { make(context) }
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// False: a toggle of one value is on or off.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the toggle's view.
  associatedtype Body: View
  /// The view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The values that the view is made from.
  typealias Configuration = ToggleStyleConfiguration
}

/// A style of toggles whose type is not known.
final class AnyToggleStyle {
  let make: @MainActor (ToggleStyleConfiguration) -> any View
  /// The style around, which toggles in the style's body have.
  let outer: AnyToggleStyle?

  init<S: ToggleStyle>(_ style: S, in outer: AnyToggleStyle? = nil) {
    self.outer = outer
    nonisolated(unsafe) let style = style
    make = { configuration in StyledView(style: style) { style.makeBody(configuration: configuration) } }
  }
}

/// A switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// A switch in its own colour where it is on.
  public init() { tint = nil }
  /// A switch in a colour where it is on.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

private struct SwitchRow: View {
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInList) private var isInList
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  var body: some View {
    if labelsHidden {
      SwitchView(isOn: configuration.isOn, tint: tint).modifier(UnseenLabelModifier(label: configuration.label))
    } else {
      HStack {
        configuration.label
        Spacer()
        // A row is as high as without its switch, as UIKit's accessories leave it (measured on iOS 26: 41).
        SwitchView(isOn: configuration.isOn, tint: tint).frame(height: isInList ? 0 : nil)
      }
      .accessibilityElement(children: .combine)
    }
  }
}

/// UIKit's switch.
private struct SwitchView: UIViewRepresentable {
  let isOn: Bool
  let tint: Color?

  func makeUIView(context: Context) -> UISwitch { UISwitch() }

  func updateUIView(_ view: UISwitch, context: Context) {
    view.isOn = isOn
    view.isEnabled = context.environment.isEnabled
    view.onTintColor = (tint ?? context.environment.tint)?.uiColor(in: context.environment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISwitch, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

/// A button that looks pressed where it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button with a background of its tint where it is on, and the same without where it is off. No public source settles
  /// either look.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let button = Button(action: {}, label: { configuration.label })
    if configuration.isOn {
      button.buttonStyle(.bordered).accessibilityAddTraits(.isSelected)
    } else {
      button.buttonStyle(.borderless).padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    }
  }
}

/// A switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// A switch.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: nil)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing edge.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A bordered button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A switch at the trailing edge.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle { AnyToggleStyle(DefaultToggleStyle()) }
}

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  /// Whether controls are shown without their labels.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of toggles in the view.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return changingEnvironment { environment in
      let outer = environment.toggleStyle
      environment.toggleStyle = AnyToggleStyle(style, in: outer)
    }
  }

  /// Shows or hides the labels of controls in the view.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.labelsHidden = visibility == .hidden }
  }
  /// Shows controls in the view without their labels.
  public nonisolated func labelsHidden() -> some View { changingEnvironment { $0.labelsHidden = true } }
}
