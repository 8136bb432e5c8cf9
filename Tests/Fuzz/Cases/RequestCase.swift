import JSONDocuments
package import TextMeasuring

/// A line that may be a measuring request, with checks of its answer.
package enum RequestCase {
  /// The error in the answer to a line; nil if it is a line of JSON with measurements or an error.
  package static func fault(ofAnswerTo line: [UInt8], from measurer: TextMeasurer) -> String? {
    let answer = measurer.answerLine(line)
    guard !answer.contains(where: { $0 < 0x20 }) else { return "The answer has several lines." }
    guard let root = try? JSONDocument(answer).root else { return "The answer is no JSON." }
    guard (root["measurements"] == nil) != (root["error"] == nil) else { return "Neither measured nor refused." }
    guard measurer.answerLine(line) == answer else { return "The second answer differs." }
    return nil
  }

  /// Requests with every field, as initial inputs for a fuzzer.
  package static let seeds = [
    #"{"id":1,"version":1,"text":"Settings \u00e9\ud83d\ude00 and","font":{"style":"body","maximumSize":20},"widths":[40,80]}"#,
    #"{"runs":[{"text":"a b","font":{"size":17,"weight":"bold","italic":true,"scaledWith":"title1"},"kern":1e0},{"text":"c","#
      + #""tracking":0.5,"baselineOffset":2,"ligatures":false,"locale":"ja"}],"lineSpacing":3,"lineHeightMultiple":1.2}"#,
    #"{"text":"one two","font":{"family":"Roboto Slab","weight":"bold"},"categories":"all","height":50,"lines":2,"scale":3}"#,
    #"{"text":"one two three","width":60,"want":["ink","carets","clusters","missing","largestCategory"],"lineBreakMode":"clipping"}"#,
    #"{"text":"one two","want":["smallestWidth"],"lines":2,"alignment":"justified","direction":"rightToLeft","#
      + #""layoutDirection":"rightToLeft","tightening":true,"boldText":true,"locale":"ar","lineBreakStrategy":"pushOut","hit":[[1,2]]}"#,
  ]

  /// One of the seeds with some of its bytes changed.
  package static func damaged(seed: UInt64) -> [UInt8] { DamagedText.make(of: seeds, seed: seed) }
}
