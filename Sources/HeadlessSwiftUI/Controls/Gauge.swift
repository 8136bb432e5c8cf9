public import Foundation
import HeadlessUIKit

/// A value in a range. The figures of its styles are not settled by a picture.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let configuration: GaugeStyleConfiguration

  private init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ least: BoundsLabel?,
    _ most: BoundsLabel?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let fraction = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    configuration = GaugeStyleConfiguration(
      value: fraction.isFinite ? min(max(fraction, 0), 1) : 0, label: .init(label),
      currentValueLabel: current.map { .init($0) }, minimumValueLabel: least.map { .init($0) },
      maximumValueLabel: most.map { .init($0) })
  }

  public var body: some View {
    StyledControl(
      configuration: configuration,
      standard: StyleBox(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value of a range with a label of views. One outside is drawn at the range's end.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView { self.init(value, in: bounds, label(), nil, nil, nil) }

  /// A value of a range with labels of views.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value, in: bounds, label(), currentValueLabel(), nil, nil) }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A value of a range with labels of views, also of its ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) { self.init(value, in: bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
  BoundsLabel == GaugeStyleConfiguration.MinimumValueLabel, MarkedValueLabels == EmptyView
{
  /// The gauge of a style's configuration.
  public init(_ configuration: GaugeStyleConfiguration) { self.configuration = configuration }
}

/// The values that a gauge's style makes a view from.
public struct GaugeStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart<_StyleRole.Label>
  /// The label of the value.
  public typealias CurrentValueLabel = _StylePart<_StyleRole.CurrentValueLabel>
  /// The label of the least value.
  public typealias MinimumValueLabel = _StylePart<_StyleRole.MinimumValueLabel>
  /// The label of the greatest value.
  public typealias MaximumValueLabel = _StylePart<_StyleRole.MaximumValueLabel>

  /// From 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the value; nil for none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the least value; nil for none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the greatest value; nil for none.
  public var maximumValueLabel: MaximumValueLabel?
}

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The values that the view is made from.
  typealias Configuration = GaugeStyleConfiguration
}

/// A bar that is filled up to the value, with the labels around it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// A bar that is filled up to the value, with the labels around it.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        CapsuleBar(fraction: configuration.value, tint: .accentColor)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// A bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  /// A bar that is filled up to the value.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A thick bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// A thick bar that is filled up to the value.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.headline)
      CapsuleBar(fraction: configuration.value, tint: .accentColor, height: 8)
      configuration.currentValueLabel.font(.footnote)
    }
  }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// A bar with a mark at the value.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          GaugeLine()
          Circle().fill(Color(.systemBackground)).frame(width: 8, height: 8)
            .offset(x: (proxy.size.width - 8) * CGFloat(configuration.value))
        }
      }
      .frame(height: 8)
      configuration.maximumValueLabel
    }
    .font(.footnote)
  }
}

/// A ring that is filled up to the value, 58 points wide, with the value in it.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// A ring that is filled up to the value, 58 points wide, with the value in it.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, isOpen: false)
  }
}

/// A ring that is open at its bottom, with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// A ring that is open at its bottom, with a mark at the value.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, isOpen: true)
  }
}

/// The line of a gauge with a mark.
private struct GaugeLine: View {
  @Environment(\.tintGradient) private var gradient

  var body: some View {
    if let gradient {
      Capsule().fill(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    } else {
      Capsule().fill(Color.accentColor)
    }
  }
}

private struct RingGauge: View {
  @Environment(\.tintGradient) private var gradient
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool

  var body: some View {
    let whole: CGFloat = isOpen ? 0.75 : 1
    let start = isOpen ? Angle.degrees(135) : .degrees(-90)
    ZStack {
      Circle().trim(from: 0, to: whole).stroke(ring, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(start)
      if isOpen {
        Circle().fill(Color(.systemBackground)).frame(width: 8, height: 8).offset(x: 26)
          .rotationEffect(start + .degrees(270 * configuration.value))
      } else {
        Circle().trim(from: 0, to: CGFloat(configuration.value))
          .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round)).rotationEffect(start)
      }
      configuration.currentValueLabel.font(.title3).lineLimit(1).minimumScaleFactor(0.5).padding(10)
    }
    .padding(3)
    .frame(width: 58, height: 58)
    .overlay(alignment: .bottom) {
      if isOpen { opening.font(.caption2).lineLimit(1).minimumScaleFactor(0.5).padding(.horizontal, 10) }
    }
    // The ring does not grow, and so do the texts in it.
    .dynamicTypeSize(...DynamicTypeSize.large)
  }

  /// The style of the whole ring.
  private var ring: AnyShapeStyle {
    guard isOpen else { return AnyShapeStyle(Color(.systemGray5)) }
    guard let gradient else { return AnyShapeStyle(Color.accentColor) }
    // The first and the last colour meet in the middle of the opening, where the round ends do not reach.
    let stops = gradient.stops.map { Gradient.Stop(color: $0.color, location: 0.125 + $0.location * 0.75) }
    return AnyShapeStyle(
      AngularGradient(
        gradient: Gradient(stops: stops), center: .center, startAngle: .degrees(-45), endAngle: .degrees(315)))
  }

  /// The labels of the range's ends, or else the gauge's.
  @ViewBuilder private var opening: some View {
    if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
      configuration.label
    } else {
      HStack {
        configuration.minimumValueLabel
        Spacer()
        configuration.maximumValueLabel
      }
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, with the labels around it.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A thick bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring that is open at its bottom, with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension View {
  /// Sets the look of gauges in the view.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return styling(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}
