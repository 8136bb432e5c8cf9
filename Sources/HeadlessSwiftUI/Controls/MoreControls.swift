public import Foundation
import HeadlessUIKit
import ProposalLayout

/// Progress as a bar or a spinner.
public struct ProgressView<Label: View>: View {
  private let fraction: Double?
  private let label: Label

  init(fraction: Double?, label: Label) { (self.fraction, self.label) = (fraction, label) }

  public var body: some View {
    if let fraction {
      VStack(alignment: .leading, spacing: 4) {
        label
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule().fill(Color(.systemGray5))
            Capsule().fill(Color.accentColor)
              .frame(width: max(0, proxy.size.width * CGFloat(min(max(fraction, 0), 1))))
          }
        }
        .frame(height: 4)
      }
    } else {
      VStack(spacing: 8) {
        SpinnerView()
        label.foregroundStyle(.secondary)
      }
    }
  }
}

extension ProgressView where Label == EmptyView {
  public init() { self.init(fraction: nil, label: EmptyView()) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(fraction: value.map { Double($0 / total) }, label: EmptyView())
  }
}

extension ProgressView {
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label()) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(fraction: value.map { Double($0 / total) }, label: label())
  }
}

extension ProgressView where Label == Text {
  public init(_ titleKey: LocalizedStringKey) { self.init(fraction: nil, label: Text(titleKey)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(fraction: nil, label: Text(title)) }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey))
  }
}

private struct SpinnerView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    view.color = context.environment.tint?.uiColor(in: context.environment) ?? .systemGray
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

extension View {
  /// Spinners and bars have one look each.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { modifier(EmptyModifier()) }
}

/// The look of progress.
public protocol ProgressViewStyle {}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
}

/// A spinner or a bar.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A slider.
public struct Slider: View {
  private let fraction: Double

  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1)
  where V.Stride: BinaryFloatingPoint {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? Double((value.wrappedValue - bounds.lowerBound) / length) : 0
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds)
  }

  public var body: some View { SliderView(fraction: fraction) }
}

private struct SliderView: UIViewRepresentable {
  let fraction: Double

  func makeUIView(context: Context) -> UISlider { UISlider() }

  func updateUIView(_ view: UISlider, context: Context) {
    view.value = Float(fraction)
    view.isEnabled = context.environment.isEnabled
    view.minimumTrackTintColor = context.environment.tint?.uiColor(in: context.environment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: uiView.intrinsicContentSize.height)
  }
}

/// A label beside two buttons.
public struct Stepper<Label: View>: View {
  private let label: Label

  public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: some View {
    HStack {
      label
      Spacer()
      StepperView()
    }
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}

private struct StepperView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStepper { UIStepper() }
  func updateUIView(_ view: UIStepper, context: Context) { view.isEnabled = context.environment.isEnabled }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIStepper, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

/// A link, which looks like a button.
public struct Link<Label: View>: View {
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View { Button(action: {}, label: { label }) }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// A menu, closed: its label.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  public var body: some View { Button(action: {}, label: { label }) }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// A label with a value.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

/// A title above content on a grey background.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      content
    }
    .padding(16)
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

/// A title with content that is shown where it is expanded.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let isExpanded: Bool

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label, isExpanded) = (content(), label(), false)
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.content, self.label, self.isExpanded) = (content(), label(), isExpanded.wrappedValue)
  }

  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        label
        Spacer()
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
          .rotationEffect(.degrees(isExpanded ? 90 : 0)).foregroundStyle(Color.accentColor)
      }
      if isExpanded { content }
    }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}
