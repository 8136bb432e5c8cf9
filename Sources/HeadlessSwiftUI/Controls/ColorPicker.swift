import Foundation
public import HeadlessUIKit

/// A choice of a colour: UIKit's well, with a label.
public struct ColorPicker<Label: View>: View {
  @Environment(\.labelsHidden) private var labelsHidden
  private let selection: UIColor?
  private let color: Color?
  private let supportsOpacity: Bool
  private let label: Label

  /// A choice with a label of views. Whether there is opacity shows only in the system's choice.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (color, self.selection, self.supportsOpacity) = (selection.wrappedValue, nil, supportsOpacity)
    self.label = label()
  }

  /// A choice of Core Graphics' colours with a label of views.
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (color, self.selection, self.supportsOpacity) = (nil, UIColor(cgColor: selection.wrappedValue), supportsOpacity)
    self.label = label()
  }

  public var body: some View {
    HStack {
      if !labelsHidden {
        label
        Spacer(minLength: 0)
      }
      ColorWell(color: color, fixed: selection, supportsOpacity: supportsOpacity)
    }
  }
}

extension ColorPicker where Label == Text {
  /// A choice with the text of a key.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A choice with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// A choice of Core Graphics' colours with the text of a key.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}

private struct ColorWell: UIViewRepresentable {
  let color: Color?
  let fixed: UIColor?
  let supportsOpacity: Bool

  func makeUIView(context: Context) -> UIColorWell { UIColorWell() }

  func updateUIView(_ view: UIColorWell, context: Context) {
    view.selectedColor = fixed ?? color?.uiColor(in: context.environment)
    view.supportsAlpha = supportsOpacity
    view.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIColorWell, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}
