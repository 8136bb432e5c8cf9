@_exported public import CoreMedia
@_exported public import Foundation

/// A learned model. None can be read.
open class MLModel: NSObject, @unchecked Sendable {
  open var modelDescription: MLModelDescription { MLModelDescription() }
  open var configuration: MLModelConfiguration { MLModelConfiguration() }

  public convenience init(contentsOf url: URL) throws { throw MLModelError(.generic) }
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw MLModelError(.generic)
  }
  open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.generic) }
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
  open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider
  {
    throw MLModelError(.generic)
  }
}

/// The description of a model.
open class MLModelDescription: NSObject {
  open var metadata: [MLModelMetadataKey: Any] { [:] }
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var predictedFeatureName: String? { nil }
  open var predictedProbabilitiesName: String? { nil }
  open var classLabels: [Any]? { nil }
  open var isUpdatable: Bool { false }
}

/// The description of one of a model's values. None is known.
open class MLFeatureDescription: NSObject {
  open var name: String { "" }
  open var type: MLFeatureType { .invalid }
  open var isOptional: Bool { false }
  open var imageConstraint: MLImageConstraint? { nil }
  open var multiArrayConstraint: MLMultiArrayConstraint? { nil }
}

/// The kinds of a model's values, with their raw values.
public enum MLFeatureType: Int, Sendable {
  case invalid = 0
  case int64 = 1
  case double = 2
  case string = 3
  case image = 4
  case multiArray = 5
  case dictionary = 6
  case sequence = 7
}

/// The pictures that a model takes. None are known.
open class MLImageConstraint: NSObject {
  open var pixelsHigh: Int { 0 }
  open var pixelsWide: Int { 0 }
  open var pixelFormatType: UInt32 { 0 }
}

/// The numbers that a model takes. None are known.
open class MLMultiArrayConstraint: NSObject {
  open var shape: [NSNumber] { [] }
  open var dataType: MLMultiArrayDataType { .double }
}

/// The key of a fact about a model.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
  public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
}

/// The configuration of a model: the processors that it runs on.
open class MLModelConfiguration: NSObject {
  open var computeUnits = MLComputeUnits.all
  open var allowLowPrecisionAccumulationOnGPU = false
}

/// The processors of a model, with their raw values.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly = 0
  case cpuAndGPU = 1
  case all = 2
  case cpuAndNeuralEngine = 3
}

/// The options of a prediction.
open class MLPredictionOptions: NSObject {
  open var usesCPUOnly = false
}

/// Values by name.
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values by name.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  public let dictionary: [String: MLFeatureValue]
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues {
      guard let value = MLFeatureValue(any: $0) else { throw MLModelError(.featureType) }
      return value
    }
  }
  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// A value of a model.
open class MLFeatureValue: NSObject {
  private let value: Any

  public init(int64 value: Int64) { self.value = value }
  public init(double value: Double) { self.value = value }
  public init(string value: String) { self.value = value }
  public init(multiArray value: MLMultiArray) { self.value = value }
  public init(pixelBuffer value: CVPixelBuffer) { self.value = value }

  fileprivate init?(any value: Any) {
    switch value {
    case let value as MLFeatureValue: self.value = value.value
    case let value as Int: self.value = Int64(value)
    case is Int64, is Double, is String, is MLMultiArray: self.value = value
    default: return nil
    }
  }

  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var stringValue: String { value as? String ?? "" }
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
}

/// The kind of numbers, with its raw values.
public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case float16 = 65552
  case int32 = 131104
}

/// Numbers along several axes.
open class MLMultiArray: NSObject {
  public let shape: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var numbers: [NSNumber]

  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    let count = shape.reduce(1) { $0.multipliedReportingOverflow(by: max($1.intValue, 0)).partialValue }
    guard 0...16_777_216 ~= count else { throw MLModelError(.generic) }
    (self.shape, self.dataType, numbers) = (shape, dataType, Array(repeating: 0, count: count))
  }

  open var count: Int { numbers.count }
  open subscript(index: Int) -> NSNumber {
    get { numbers[index] }
    set { numbers[index] = newValue }
  }
  open subscript(key: [NSNumber]) -> NSNumber {
    get { numbers[offset(key)] }
    set { numbers[offset(key)] = newValue }
  }
  private func offset(_ key: [NSNumber]) -> Int {
    zip(key, shape).reduce(0) { $0 * $1.1.intValue + $1.0.intValue }
  }
}
