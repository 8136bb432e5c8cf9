public import Foundation

/// A learned model of texts. None is read.
open class NLModel: NSObject {
  /// Throws an error: models are not read.
  public convenience init(contentsOf url: URL) throws { throw CocoaError(.featureUnsupported) }
  /// Throws an error: models are not read.
  public convenience init(mlModel: AnyObject) throws { throw CocoaError(.featureUnsupported) }
  override init() {}

  open func predictedLabel(for string: String) -> String? { nil }
  open func predictedLabels(forTokens tokens: [String]) -> [String] { [] }
  open func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
}
