public import Foundation
import HeadlessUIKit
import ProposalLayout

/// A choice of one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let label: Label
  private let selection: SelectionValue
  private let content: Content

  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    (self.label, self.selection, self.content) = (label(), selection.wrappedValue, content())
  }

  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.selection, self.content) = (label, selection.wrappedValue, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let style = context.environment.pickerStyle
    let inner = context.with { environment in
      if style == .menu { environment.foregroundStyles = ForegroundStyles(styles: [Color.accentColor]) }
    }.inStack(nil)
    let options = inner.nodes(of: content, at: .content)
    let chosen = options.firstIndex { ($0.traits.tag ?? $0.traits.id) == AnyHashable(selection) }
    switch style {
    case .segmented:
      let titles = options.map { SpokenTree.label(of: $0) }
      return context.composed(SegmentsView(titles: titles, selected: chosen ?? -1), "segments")
    case .inline: return options
    case .menu:
      let shown = chosen.map { [options[$0]] } ?? []
      let labels = context.nodes(of: label, at: .part("label"))
      return context.composed(
        MenuPicker(label: labels, value: shown, isInList: context.environment.isInList), "menu")
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

/// The chosen value with arrows; in a list after the label.
private struct MenuPicker: View {
  @Environment(\.labelsHidden) private var labelsHidden
  let label: [ViewNode]
  let value: [ViewNode]
  let isInList: Bool

  var body: some View {
    HStack {
      if isInList, !labelsHidden {
        NodesView(nodes: label)
        Spacer()
      }
      HStack(spacing: 4) {
        NodesView(nodes: value)
        Image(systemName: "chevron.up.chevron.down").font(.footnote).foregroundStyle(Color.accentColor)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
  }
}

private struct SegmentsView: UIViewRepresentable {
  let titles: [String]
  let selected: Int

  func makeUIView(context: Context) -> UISegmentedControl { UISegmentedControl(items: titles) }

  func updateUIView(_ view: UISegmentedControl, context: Context) {
    view.selectedSegmentIndex = selected
    view.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width.map { $0.isFinite ? $0 : own.width } ?? own.width, height: own.height)
  }
}

enum PickerStyleKind {
  case menu, segmented, inline
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyleKind { .menu }
}

extension EnvironmentValues {
  var pickerStyle: PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

/// The look of pickers.
public protocol PickerStyle: Sendable {
  /// What the style is.
  var _style: _PickerStyleKind { get }
}

/// A look of pickers.
public struct _PickerStyleKind: Sendable {
  let style: PickerStyleKind
}

/// A menu, closed.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _style: _PickerStyleKind { _PickerStyleKind(style: .menu) }
}

/// A menu, closed.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _style: _PickerStyleKind { _PickerStyleKind(style: .menu) }
}

/// Segments.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _style: _PickerStyleKind { _PickerStyleKind(style: .segmented) }
}

/// All values, one below the other.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _style: _PickerStyleKind { _PickerStyleKind(style: .inline) }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    changingEnvironment { $0.pickerStyle = style._style.style }
  }
}
