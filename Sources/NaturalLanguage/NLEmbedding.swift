public import Foundation

/// The nearness of words: none is known.
open class NLEmbedding: NSObject, @unchecked Sendable {
  /// `nil`: no words are known.
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// `nil`: no sentences are known.
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// `nil`: none is read of a file.
  public convenience init?(contentsOf url: URL) throws { return nil }

  open var dimension: Int { 0 }
  open var vocabularySize: Int { 0 }
  open var language: NLLanguage? { nil }
  open func contains(_ string: String) -> Bool { false }
  open func vector(for string: String) -> [Double]? { nil }
  open func distance(between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine)
    -> Double
  { 2 }
  open func neighbors(for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine)
    -> [(String, Double)]
  { [] }
}

/// How nearness is measured, with its raw values.
public enum NLDistanceType: Int, Sendable {
  case cosine = 0
}
