public import Foundation

// What VoiceOver is told of charts. It is kept, and not read.

/// Describes a chart to VoiceOver.
public protocol AXChartDescriptorRepresentable {
  /// The description.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes the description.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A description of a chart.
public final class AXChartDescriptor: NSObject {
  /// The title.
  public var title: String?
  /// What the chart shows.
  public var summary: String?
  /// The axis from left to right.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis upwards.
  public var yAxis: (any AXDataAxisDescriptor)?
  /// Further axes.
  public var additionalAxes: [any AXDataAxisDescriptor]?
  /// The data.
  public var series: [AXDataSeriesDescriptor]

  /// A description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: (any AXDataAxisDescriptor)?,
    additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
    super.init()
  }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title.
  var title: String { get }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How far numbers are from each other.
  public enum ScaleType: Int, Sendable {
    /// Equal differences.
    case linear = 0
    /// Equal ratios, with powers of ten.
    case log10 = 1
    /// Equal ratios, with powers of e.
    case ln = 2
  }

  /// The title.
  public let title: String
  /// The least and the greatest number.
  public var range: ClosedRange<Double>
  /// The lines of the grid.
  public var gridlinePositions: [Double]
  /// Makes the text of a number.
  public let valueDescriptionProvider: (Double) -> String
  /// How far numbers are from each other.
  public var scaleType = ScaleType.linear

  /// An axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
    super.init()
  }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The title.
  public let title: String
  /// The categories.
  public var categoryOrder: [String]

  /// An axis.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
    super.init()
  }
}

/// Data of a chart that belong together.
public final class AXDataSeriesDescriptor: NSObject {
  /// The name.
  public var name: String?
  /// Whether the data are a line.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// Data.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    super.init()
  }
}

/// A point of a chart.
public final class AXDataPoint: NSObject {
  /// The name.
  public var label: String?

  /// A point of two numbers.
  public init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.label = label
    super.init()
  }

  /// A point of a category and a number.
  public init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.label = label
    super.init()
  }
}

/// A further value of a point.
public final class AXDataPointValue: NSObject {
  /// A number.
  public class func number(_ value: Double) -> AXDataPointValue { AXDataPointValue() }
  /// A category.
  public class func category(_ value: String) -> AXDataPointValue { AXDataPointValue() }
}
