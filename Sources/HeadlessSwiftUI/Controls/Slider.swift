public import Foundation
import HeadlessUIKit

/// A slider, with views at its ends.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let least: ValueLabel
  private let most: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: Label, least: ValueLabel, most: ValueLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let fraction = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    (self.label, self.least, self.most) = (label, least, most)
  }

  /// On iOS the label is only read.
  public var body: some View {
    HStack {
      least
      SliderView(fraction: fraction).accessibilityLabel(SpokenLabel(label))
      most
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider at a value of a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView {
    self.init(value.wrappedValue, in: bounds, label: EmptyView(), least: EmptyView(), most: EmptyView())
  }

  /// A slider at a value of a range. Steps are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView {
    self.init(value.wrappedValue, in: bounds, label: EmptyView(), least: EmptyView(), most: EmptyView())
  }

  /// A slider at a value of a range, with a label that VoiceOver reads.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, label: label(), least: EmptyView(), most: EmptyView())
  }

  /// A slider at a value of a range, with a label that VoiceOver reads. Steps are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, label: label(), least: EmptyView(), most: EmptyView())
  }
}

extension Slider {
  /// A slider between labels of views, with one that VoiceOver reads.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, label: label(), least: minimumValueLabel(), most: maximumValueLabel())
  }

  /// A slider between labels of views, with one that VoiceOver reads. Steps are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, label: label(), least: minimumValueLabel(), most: maximumValueLabel())
  }
}

// The order of arguments before iOS 15.
extension Slider {
  /// A slider between labels, with one of views that VoiceOver reads.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, label: label(), least: minimumValueLabel, most: maximumValueLabel)
  }

  /// A slider between labels, with one of views that VoiceOver reads. Steps are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, label: label(), least: minimumValueLabel, most: maximumValueLabel)
  }
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
    // 31 high, as frames of Interface Builder are.
    let height = uiView.frame(forAlignmentRect: CGRect(origin: .zero, size: uiView.intrinsicContentSize)).height
    return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }
}
