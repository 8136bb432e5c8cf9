import ImageComparison

extension Allowance {
  /// The rules, by their keys in a catalogue.
  var rules: [String] {
    [
      channel.map { _ in "channel" }, pixelsInWindow.map { _ in "pixelsInWindow" }, precision.map { _ in "precision" },
      mask.map { _ in "mask" },
    ].compactMap { $0 }
  }

  /// A sentence for each rule, with what it found and what it accepts.
  var sentences: [String] {
    [channel?.sentence, pixelsInWindow?.sentence, precision?.sentence, mask?.sentence].compactMap { $0 }
  }
}

extension Allowance.Channel {
  fileprivate var sentence: String { "channel accepts \(limit)" }
}

extension Allowance.Window {
  fileprivate var sentence: String { "pixelsInWindow accepts \(limit) in \(size)x\(size), \(found) found" }
}

extension Allowance.Precision {
  fileprivate var sentence: String {
    let (share, likeness) = (Record.plain(precision), Record.plain(perceptualPrecision))
    let colors = largestDeltaE.map { ", colours at perceptualPrecision \(likeness), ΔE up to \(Record.plain($0))" }
    return "precision accepts \(share), \(matching) of \(of) pixels match" + (colors ?? "")
  }
}

extension Allowance.Mask {
  fileprivate var sentence: String {
    let what = pixels == 0 ? "the layout" : "\(pixels) \(pixels == 1 ? "pixel" : "pixels")"
    return "mask hides \(what) in \(views.listed(3))"
  }
}
