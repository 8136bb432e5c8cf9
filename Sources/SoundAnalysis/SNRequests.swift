@_exported public import AVFoundation
public import CoreML
public import CoreMedia

/// A request about a sound.
public protocol SNRequest: NSObjectProtocol {}

/// A result of a request.
public protocol SNResult: NSObjectProtocol {}

/// A request for the kinds of a sound. Nothing is heard.
open class SNClassifySoundRequest: NSObject, SNRequest {
  open var overlapFactor = 0.5
  open var windowDuration = CMTime(seconds: 1, preferredTimescale: 48_000)
  open var windowDurationConstraint: SNTimeDurationConstraint {
    .range(CMTimeRange(start: windowDuration, duration: .zero))
  }
  /// The kinds that can be heard: none.
  open var knownClassifications: [String] { [] }

  public init(mlModel: MLModel) throws {}
  public init(classifierIdentifier: SNClassifierIdentifier) throws {}
}

/// The durations that a request allows.
public enum SNTimeDurationConstraint: Hashable, Sendable {
  case enumerated([CMTime])
  case range(CMTimeRange)
}

/// A model of Apple's.
public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let version1 = SNClassifierIdentifier(rawValue: "SNClassifierIdentifierVersion1")
}

/// A kind of sound. None is ever heard.
open class SNClassification: NSObject {
  public let identifier: String
  public let confidence: Double

  package init(identifier: String, confidence: Double) {
    (self.identifier, self.confidence) = (identifier, confidence)
  }
}

/// The kinds of a part of a sound. None is ever made.
open class SNClassificationResult: NSObject, SNResult {
  public let classifications: [SNClassification]
  public let timeRange: CMTimeRange

  package init(classifications: [SNClassification], timeRange: CMTimeRange) {
    (self.classifications, self.timeRange) = (classifications, timeRange)
  }
  open func classification(forIdentifier identifier: String) -> SNClassification? {
    classifications.first { $0.identifier == identifier }
  }
}

/// The one who is told of results.
public protocol SNResultsObserving: NSObjectProtocol {
  func request(_ request: any SNRequest, didProduce result: any SNResult)
  func request(_ request: any SNRequest, didFailWithError error: any Error)
  func requestDidComplete(_ request: any SNRequest)
}

extension SNResultsObserving {
  public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
  public func requestDidComplete(_ request: any SNRequest) {}
}
