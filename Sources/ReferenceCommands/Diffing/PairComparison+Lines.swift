import Foundation
import ImageComparison

extension PairComparison {
  /// The lines for people. In a list of many pairs, equal ones have none.
  func lines(isOneOfMany: Bool) -> [String] {
    if case .equal = finding, isOneOfMany, notes.isEmpty, pictureFault == nil { return [] }
    let rest = notes + (picture.map { ["picture: \($0)"] } ?? []) + (pictureFault.map { ["no picture: \($0)"] } ?? [])
    return ["\(verdict.rawValue)\t\(pair.name)\(headline)"] + (details + rest).map { "  \($0)" }
  }

  /// The finding in a word or two.
  enum Verdict: String {
    case equal
    case withinThreshold = "within-threshold"
    case different
    case onlyInExpected = "only-in-expected"
    case onlyInActual = "only-in-actual"
    case unreadable
  }

  var verdict: Verdict {
    switch finding {
    case .equal: .equal
    case .differing(let evidence): evidence.isWithinThreshold ? .withinThreshold : .different
    case .onlyInExpected: .onlyInExpected
    case .onlyInActual: .onlyInActual
    case .unreadable: .unreadable
    }
  }

  private var headline: String {
    switch finding {
    case .equal(let size): ": \(size.phrase) pixels"
    case .differing(let evidence): ": \(evidence.difference.phrase)"
    case .onlyInExpected, .onlyInActual: ""
    case .unreadable(let reason): ": \(reason)"
    }
  }

  private var details: [String] {
    guard case .differing(let evidence) = finding else { return [] }
    let boxes = evidence.boxes
    return (evidence.difference.sizes.map { ["\($0.expected.phrase) → \($0.actual.phrase) pixels"] } ?? [])
      + (evidence.perception.map { [$0] } ?? [])
      + boxes.places.map { "\($0.box.phrase): \($0.differingPixels)" }
      + (boxes.rest.map { ["\($0.box.phrase): \($0.differingPixels) in \($0.placeCount) more places"] } ?? [])
  }
}

extension ImageDifference {
  /// The difference in numbers.
  fileprivate var phrase: String {
    let count = "\(differingPixels) of \(width * height) \(differingPixels == 1 ? "pixel differs" : "pixels differ")"
    return "\(count) (\(share.asPercentage)), by at most \(largestChannelDifference) of 255, "
      + "at most \(largestWindowCount) in a window of 8x8"
  }

  /// The fraction of pixels that differ, from 0 to 1.
  var share: Double { Double(differingPixels) / Double(width * height) }
}

extension Double {
  /// With four digits; exactly 0 % and 100 % only for 0 and 1.
  fileprivate var asPercentage: String {
    let percent = self * 100
    if percent < 0.0001 { return "< 0.0001 %" }
    return percent < 100 && percent > 99.9999 ? "> 99.9999 %" : String(format: "%.4g %%", percent)
  }
}

extension PairComparison.Evidence {
  /// The difference by the threshold's metric.
  fileprivate var perception: String? {
    guard let (threshold, perceived) = perceived else { return nil }
    let edges = "\(perceived.antialiasedPixels) more \(perceived.antialiasedPixels == 1 ? "smooths" : "smooth") an edge"
    return "beyond the threshold \(threshold): \(perceived.differingPixels); \(edges)"
  }
}

extension ImageDifference.Size {
  fileprivate var phrase: String { "\(width)x\(height)" }
}

extension ImageDifference.Box {
  fileprivate var phrase: String { "\(width)x\(height) at \(x),\(y)" }
}
