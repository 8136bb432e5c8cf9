public import Foundation
import HeadlessUIKit
import ProposalLayout

/// A choice of one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let label: Label
  private let selection: SelectionValue
  private let content: Content

  /// A choice with a label of views. The views of the content have tags, or are those of a `ForEach`.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    (self.label, self.selection, self.content) = (label(), selection.wrappedValue, content())
  }

  /// A choice with a label. The views of the content have tags, or are those of a `ForEach`.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.selection, self.content) = (label, selection.wrappedValue, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let isInList = context.environment.isInList
    let chosenStyle = context.environment.pickerStyle
    // Beside other views of a list the values are rows; elsewhere they are a wheel.
    let style = chosenStyle == .inline && !isInList ? .wheel : chosenStyle
    let valueColor: Color? =
      switch style {
      case .menu where !context.environment.isEnabled: Color(.tertiaryLabel)
      case .menu: isInList && context.environment.tint == nil ? .secondary : .accentColor
      case .link: .secondary
      case .segmented, .inline, .wheel: nil
      }
    let inner = context.with { environment in
      if let valueColor { environment.foregroundStyles = ForegroundStyles(styles: [valueColor]) }
    }.inStack(nil)
    let options = inner.nodes(of: content, at: .content)
    let chosen = options.firstIndex { ($0.traits.tag ?? $0.traits.id) == AnyHashable(selection) }
    switch style {
    case .segmented:
      let titles = options.map { SpokenTree.label(of: $0) }
      return context.composed(SegmentsView(titles: titles, selected: chosen ?? -1), "segments")
    case .inline: return inlineRows(options, chosen, in: context)
    case .wheel:
      let titles = options.map { SpokenTree.label(of: $0) }
      let wheel = WheelView(
        titles: titles, selected: chosen ?? 0, rowHeight: context.environment.wheelItemHeight)
      return context.composed(wheel, "wheel")
    case .link:
      let shown = chosen.map { [options[$0]] } ?? []
      let labels = context.nodes(ofLabel: label, at: .part("label"))
      return context.composed(LinkPicker(label: labels, value: shown), "link")
    case .menu:
      let shown = chosen.map { [options[$0]] } ?? []
      let labels = context.nodes(ofLabel: label, at: .part("label"))
      return context.composed(
        MenuPicker(label: labels, value: shown, isInList: isInList, color: valueColor ?? .accentColor), "menu")
    }
  }

  /// A row of the label, and one for each value.
  private func inlineRows(_ options: [ViewNode], _ chosen: Int?, in context: NodeContext) -> [ViewNode] {
    let labels = context.environment.labelsHidden ? [] : context.nodes(ofLabel: label, at: .part("label"))
    return labels
      + options.indices.flatMap { index in
        context.composed(InlineOption(value: options[index], isChosen: index == chosen), "option \(index)")
      }
  }
}

/// A value as a row of a list, with a mark if it is the chosen one.
private struct InlineOption: View {
  let value: ViewNode
  let isChosen: Bool

  var body: some View {
    HStack {
      NodesView(nodes: [value])
      Spacer(minLength: 0)
      if isChosen {
        Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(Color.accentColor)
          .accessibilityHidden(true)
      }
    }
    .modifier(UsedRowModifier(kind: "Picker"))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

extension Picker where Label == Text {
  /// A choice with the text of a key. The views of the content have tags, or are those of a `ForEach`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// A choice with a text. The views of the content have tags, or are those of a `ForEach`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// A choice with the text of a key and a symbol. The views of the content have tags, or are those of a `ForEach`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), content: content)
  }

  /// A choice with a text and a symbol. The views of the content have tags, or are those of a `ForEach`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: HeadlessSwiftUI.Label(title, systemImage: systemImage), content: content)
  }
}

/// The chosen value with arrows; in a list after the label.
private struct MenuPicker: View {
  @Environment(\.labelsHidden) private var labelsHidden
  let label: [ViewNode]
  let value: [ViewNode]
  let isInList: Bool
  let color: Color

  var body: some View {
    HStack {
      if isInList, !labelsHidden {
        NodesView(nodes: label)
        Spacer()
      }
      HStack(spacing: 4) {
        NodesView(nodes: value)
        Image(systemName: "chevron.up.chevron.down").font(.footnote).foregroundStyle(color)
          .accessibilityHidden(true)
      }
    }
    .modifier(UsedRowModifier(kind: "Picker"))
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

/// A row that leads to the choices: the label, the grey value and an arrow.
private struct LinkPicker: View {
  @Environment(\.labelsHidden) private var labelsHidden
  let label: [ViewNode]
  let value: [ViewNode]

  var body: some View {
    HStack(spacing: 8) {
      if !labelsHidden { NodesView(nodes: label) }
      Spacer(minLength: 0)
      NodesView(nodes: value)
      Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(Color(.tertiaryLabel))
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
  }
}

/// UIKit's wheel of titles.
private struct WheelView: UIViewRepresentable {
  let titles: [String]
  let selected: Int
  /// Nil for UIKit's own.
  let rowHeight: CGFloat?

  func makeCoordinator() -> WheelSource { WheelSource() }

  func makeUIView(context: Context) -> UIPickerView {
    let view = UIPickerView()
    (view.dataSource, view.delegate) = (context.coordinator, context.coordinator)
    return view
  }

  func updateUIView(_ view: UIPickerView, context: Context) {
    (context.coordinator.titles, context.coordinator.rowHeight) = (titles, rowHeight)
    view.reloadAllComponents()
    if titles.indices.contains(selected) { view.selectRow(selected, inComponent: 0, animated: false) }
  }

  /// 216 points high, as UIKit's (§3, 56).
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
    let width = proposal.width.map { $0.isFinite ? $0 : 320 } ?? 320
    return CGSize(width: width, height: proposal.height.map { min(max($0, 0), 216) } ?? 216)
  }
}

/// The titles of a wheel.
private final class WheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var titles: [String] = []
  var rowHeight: CGFloat?

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles.indices.contains(row) ? titles[row] : nil
  }
  /// 0 counts as UIKit's own.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight ?? 0 }
}
