import DynamicType
import Snapshots
import ViewRendering

/// The cases of a scene, smallest text size first, and their names relative to each other.
struct SheetCases {
  let seen: [CaseWithEvidence]
  /// The properties that all cases share.
  let look: String
  /// The other properties of each case.
  private let looks: [String]
  private let sizes: [String]

  init(_ cases: [CaseWithEvidence]) {
    let order = cases.indices.sorted { one, other in
      (cases[one].rank, one) < (cases[other].rank, other)
    }
    seen = order.map { cases[$0] }
    let words = seen.map { $0.name.map(LookWords.words) ?? [:] }
    let axes = LookWords.axes
    let varying = Set(axes.filter { axis in Set(words.map { $0[axis] }).count > 1 })
    looks = words.map { words in axes.filter(varying.contains).compactMap { words[$0] }.joined(separator: " · ") }
    let common = axes.filter { !varying.contains($0) && !LookWords.isDefault(words.first?[$0], of: $0) }
    let names = seen.map { $0.name?.category.shortName ?? $0.shown.path.configuration }
    // If cases only differ in their looks, all have one size.
    let isOneSize = names.count > 1 && Set(names).count == 1 && Set(looks).count > 1
    sizes = isOneSize ? names.map { _ in "" } : names
    look = (common.compactMap { words.first?[$0] } + (isOneSize ? [names[0]] : [])).joined(separator: " · ")
  }

  var cases: [SheetCase] {
    seen.indices.map { index in
      let result = seen[index].shown.result
      var marks: [String] = []
      for finding in result.findings where finding.allowed == nil {
        let word = finding.kind.replacing("-", with: " ")
        if !marks.contains(word) { marks.append(word) }
      }
      return SheetCase(
        size: sizes[index], look: looks[index], verdict: result.verdict, pictures: seen[index].pictures, marks: marks)
    }
  }

  /// Some of the cases, as a list of their names.
  func names(_ indices: [Int]) -> String {
    guard indices.count < seen.count || seen.count == 1 else { return "all cases" }
    var names: [String] = []
    for index in indices {
      let name = [looks[index], sizes[index]].filter { !$0.isEmpty }.joined(separator: " ")
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }
}

extension CaseWithEvidence {
  /// The rank of its text size.
  fileprivate var rank: Int { name?.category.rawValue ?? ContentSizeCategory.allCases.count }
}

/// Words for the parts of a configuration's name other than the text size, by axis.
private enum LookWords {
  private static let described = Axis.all.filter { !$0.isTextSize }
  static let axes = ["device"] + described.map(\.singular)

  private static let defaults = Dictionary(
    uniqueKeysWithValues: described.compactMap { axis in
      axis.wording.usual.map { (axis.singular, axis.wording.words(of: $0)) }
    })

  static func isDefault(_ word: String?, of axis: String) -> Bool { word == defaults[axis] }

  static func words(_ name: ConfigurationName) -> [String: String] {
    var words = defaults
    words["device"] = name.device
    for axis in described {
      if let value = name.values[axis.singular] { words[axis.singular] = axis.wording.words(of: value) }
    }
    return words
  }
}
