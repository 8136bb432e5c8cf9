/// The identity of an XLIFF unit: a key and, in units that Xcode wrote, one case of its variations.
///
/// A string catalogue's is `files|==|plural.one` or `files|==|substitutions.count.plural.one`; a strings dictionary's
/// is `/files:dict/count:dict/one:dict/:string`. Anything else is a key.
struct XLIFFPath: Hashable {
  enum Step: Hashable {
    case plural(PluralCategory)
    case device(StringsDevice)
  }

  /// The largest number of nested variations; a longer path is read as a key.
  private static let stepLimit = 8

  let key: String
  /// The substitution that the text belongs to.
  private(set) var substitution: String?
  /// The cases, the outermost first.
  private(set) var steps: [Step] = []

  /// The cases as Xcode writes them: `plural.one`.
  var name: String {
    ((substitution.map { ["substitutions", $0] } ?? []) + steps.map(\.name)).joined(separator: ".")
  }

  init(_ id: String) {
    if let path = Self(catalogID: id) ?? Self(dictionaryID: id) {
      self = path
    } else {
      key = id
    }
  }

  private init?(catalogID id: String) {
    let parts = id.split(separator: "|==|", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else { return nil }
    key = parts.dropLast().joined(separator: "|==|")
    var names = last.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // A substitution's name may have dots.
    if names.first == "substitutions", names.count >= 4 {
      substitution = names.dropFirst().dropLast(2).joined(separator: ".")
      names = names.suffix(2)
    }
    guard names.count % 2 == 0, names.count <= 2 * Self.stepLimit else { return nil }
    for index in stride(from: 0, to: names.count, by: 2) {
      guard let step = Step(names[index], names[index + 1]) else { return nil }
      steps.append(step)
    }
  }

  private init?(dictionaryID id: String) {
    let parts = id.split(separator: ":dict/", omittingEmptySubsequences: false).map(String.init)
    guard id.hasPrefix("/"), parts.last == ":string", let first = parts.first else { return nil }
    key = String(first.dropFirst())
    if parts.count == 3, parts[1] == "NSStringLocalizedFormatKey" { return }
    guard parts.count == 4, let step = Step("plural", parts[2]) else { return nil }
    substitution = parts[1]
    steps = [step]
  }
}

extension XLIFFPath.Step {
  fileprivate var name: String {
    switch self {
    case .plural(let category): "plural.\(category.rawValue)"
    case .device(let device): "device.\(device.rawValue)"
    }
  }

  fileprivate init?(_ kind: String, _ name: String) {
    switch kind {
    case "plural":
      guard let category = PluralCategory(rawValue: name) else { return nil }
      self = .plural(category)
    case "device":
      guard let device = StringsDevice(rawValue: name) else { return nil }
      self = .device(device)
    default: return nil
    }
  }
}
