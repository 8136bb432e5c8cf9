public import Foundation
import HeadlessUIKit

/// Progress as a bar or a spinner.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let current: CurrentValueLabel
  private let base: ProgressViewStyleConfiguration?

  private init(
    fraction: Double?, label: Label, current: CurrentValueLabel, base: ProgressViewStyleConfiguration? = nil
  ) {
    (self.fraction, self.label, self.current, self.base) = (fraction, label, current, base)
  }

  public var body: some View {
    StyledControl(
      configuration: base
        ?? ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(label),
          currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(current)),
      standard: StyleBox(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) })
  }

  /// The part that is done; values that are not numbers count as nothing.
  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value / total)
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner.
  public init() where Label == EmptyView { self.init(fraction: nil, label: EmptyView(), current: EmptyView()) }

  /// A spinner above a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: EmptyView())
  }

  /// A spinner above the text of a key.
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }

  /// A spinner above a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

  /// A bar of a value between 0 and a total, cut to that; a spinner if it is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: EmptyView(), current: EmptyView())
  }

  /// A bar below a label, of a value between 0 and a total, cut to that; a spinner if it is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, total), label: label(), current: EmptyView())
  }

  /// A bar below the text of a key, of a value between 0 and a total; a spinner if it is nil.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// A bar below a text, of a value between 0 and a total; a spinner if it is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }

  /// A bar of the time that has passed of an interval, or is left of it, at the time of the case.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(value: StillTime.fraction(of: timerInterval, countsDown: countsDown))
  }

  /// A bar below a label, of the time that has passed of an interval, or is left of it, at the time of the case.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(value: StillTime.fraction(of: timerInterval, countsDown: countsDown), label: label)
  }

  /// A bar of what is done of Foundation's progress.
  public init(_ progress: Progress) where Label == EmptyView { self.init(value: progress.fractionCompleted) }
}

extension ProgressView {
  /// A bar with labels of views, of the time that has passed of an interval, or is left of it, at the time of the case.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: StillTime.fraction(of: timerInterval, countsDown: countsDown), label: label,
      currentValueLabel: currentValueLabel)
  }

  /// A bar with labels of views, of a value between 0 and a total; a spinner if it is nil.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), current: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress of a style's configuration.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label ?? .init(EmptyView()),
      current: configuration.currentValueLabel ?? .init(EmptyView()), base: configuration)
  }
}

/// The values that a progress view's style makes a view from.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart<_StyleRole.Label>
  /// The label of the value.
  public typealias CurrentValueLabel = _StylePart<_StyleRole.CurrentValueLabel>

  /// The part that is done, from 0 to 1; nil if it is not known.
  public let fractionCompleted: Double?
  /// The label; nil for none.
  public var label: Label?
  /// The label of the value; nil for none.
  public var currentValueLabel: CurrentValueLabel?
}

/// The look of progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The view of progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The values that the view is made from.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// A spinner, as on iOS with a known part, too (Apple, `CircularProgressViewStyle`).
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A spinner.
  public init() { tint = nil }
  /// A spinner; the tint has no effect.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      SpinnerView(tint: tint)
      configuration.label.foregroundStyle(.secondary)
    }
  }
}

/// A bar, 4 points high as UIKit's.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A bar.
  public init() { tint = nil }
  /// A bar; the tint has no effect.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint).accessibilityHidden(true)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .modifier(SpokenProgressModifier(fraction: configuration.fractionCompleted ?? 0))
  }
}

/// A spinner, or a bar if the part that is done is known.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// A spinner or a bar.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A spinner or a bar.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension View {
  /// Sets the look of progress in the view.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return styling(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// Reads a bar as UIKit's is read: by its label, or the word for one without, and its percentage.
private nonisolated struct SpokenProgressModifier: ViewModifier, PrimitiveModifier {
  let fraction: Double

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let bar = UIProgressView()
    bar.progress = Float(fraction)
    return content(context).map { node in
      node.with { node in
        node.spoken.grouping = .combined
        if SpokenTree.label(of: node).isEmpty { node.spoken.label = bar.accessibilityLabel }
        (node.spoken.value, node.spoken.traits) = (bar.accessibilityValue, bar.accessibilityTraits)
      }
    }
  }
}

/// A bar that is filled from its leading end.
struct CapsuleBar: View {
  let fraction: Double
  let tint: Color
  var height: CGFloat = 4

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.systemGray5))
        Capsule().fill(tint).frame(width: max(0, proxy.size.width * CGFloat(min(max(fraction, 0), 1))))
      }
    }
    .frame(height: height)
  }
}

/// UIKit's bar.
private struct ProgressBar: UIViewRepresentable {
  let fraction: Double
  let tint: Color?

  func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }

  func updateUIView(_ view: UIProgressView, context: Context) {
    view.progress = Float(fraction)
    view.progressTintColor = (tint ?? context.environment.tint)?.uiColor(in: context.environment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: uiView.intrinsicContentSize.height)
  }
}

private struct SpinnerView: UIViewRepresentable {
  let tint: Color?

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let style = context.environment.controlSize
    let view = UIActivityIndicatorView(style: style == .large || style == .extraLarge ? .large : .medium)
    view.startAnimating()
    return view
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    if let tint = tint ?? context.environment.tint { view.color = tint.uiColor(in: context.environment) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}
