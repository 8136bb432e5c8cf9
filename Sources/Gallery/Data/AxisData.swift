import ViewRendering

/// The facts about an axis that the page needs: an element of `axes` in `data/run.js`.
struct AxisData: Encodable {
  /// Its key in a case's `axes`.
  let name: String
  let term: String
  let filter: String?
  let usual: String?
  let words: [String: String]
  let phrase: String
  let fact: String
  /// Whether it is said of each case whose name has a value: `dark`. The device and the text size have places of their
  /// own.
  let isSaid: Bool

  init(_ name: String, _ wording: AxisWording, isSaid: Bool) {
    (self.name, self.isSaid) = (name, isSaid)
    (term, filter, usual) = (wording.term, wording.filter, wording.usual)
    (words, phrase, fact) = (wording.words, wording.phrase, wording.fact)
  }

  /// The device, the text size, and all other axes, in the order of a configuration's name.
  static let all: [AxisData] = {
    let (sizes, others) = (Axis.all.filter(\.isTextSize), Axis.all.filter { !$0.isTextSize })
    return [AxisData("device", AxisWording("Device", filter: "Device"), isSaid: false)]
      + sizes.map { AxisData($0.singular, $0.wording, isSaid: false) }
      + others.map { AxisData($0.singular, $0.wording, isSaid: !$0.wording.isOfDevice) }
  }()
}

extension Axis {
  /// Whether it is the content size category.
  var isTextSize: Bool { singular == "category" }
}
