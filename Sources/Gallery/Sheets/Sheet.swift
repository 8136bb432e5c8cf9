package import Foundation
package import Snapshots

/// One scene with all its cases, to be drawn on one sheet for people without a browser: what is on it, nothing of where.
package struct Sheet: Sendable {
  /// The scene's name.
  package var title: String
  package var description: String?
  /// The file the scene is of, without its extension.
  package var catalogueFile: String
  /// What all cases were rendered under: `iPhone 15`.
  package var look: String
  package var cases: [SheetCase]
  /// Sentences about the cases, below their pictures.
  package var remarks: [SheetRemark]

  package init(
    title: String, description: String? = nil, catalogueFile: String, look: String = "", cases: [SheetCase],
    remarks: [SheetRemark] = []
  ) {
    self.title = title
    self.description = description
    self.catalogueFile = catalogueFile
    self.look = look
    self.cases = cases
    self.remarks = remarks
  }

  /// The cases of each look, in the order that looks come up in; all of them where no look has two.
  var groups: [SheetGroup] {
    var looks: [String] = []
    var cases: [String: [SheetCase]] = [:]
    for shown in self.cases {
      if cases[shown.look] == nil { looks.append(shown.look) }
      cases[shown.look, default: []].append(shown)
    }
    guard cases.values.contains(where: { $0.count > 1 }) else {
      return [SheetGroup(look: nil, cases: self.cases.map(\.namedByItsLook))]
    }
    return looks.map { SheetGroup(look: $0.isEmpty ? nil : $0, cases: cases[$0] ?? []) }
  }
}

/// Cases that differ in nothing but the size of text.
struct SheetGroup {
  /// What they have in common, where that is worth a title.
  var look: String?
  var cases: [SheetCase]
}

/// A case on a sheet.
package struct SheetCase: Sendable {
  /// The size of text: `AX3`.
  package var size: String
  /// What it was rendered under that not all cases were: `dark`.
  package var look: String
  /// Nil where nothing was compared.
  package var verdict: Verdict?
  /// The picture; where something changed, the expected and the actual one.
  package var pictures: [SheetPicture]
  /// What was noticed, in a word or two each: `truncated text`.
  package var marks: [String]

  package init(
    size: String, look: String, verdict: Verdict? = nil, pictures: [SheetPicture], marks: [String] = []
  ) {
    self.size = size
    self.look = look
    self.verdict = verdict
    self.pictures = pictures
    self.marks = marks
  }

  /// The same case where looks are what cases differ in.
  fileprivate var namedByItsLook: SheetCase {
    var named = self
    named.size = [look, size].filter { !$0.isEmpty }.joined(separator: " · ")
    return named
  }
}

/// A picture of a case.
package struct SheetPicture: Sendable {
  package enum Content: Sendable {
    /// A PNG file, and how many of its pixels make a point.
    case file(URL, scale: Double)
    /// None, and why.
    case missing(String)
  }

  /// What it is, where a case has two: `expected`.
  package var name: String?
  package var content: Content

  package init(name: String? = nil, _ content: Content) {
    self.name = name
    self.content = content
  }
}

/// Something there is to say of cases.
package struct SheetRemark: Sendable, Equatable {
  package enum Kind: Sendable {
    case change
    case finding
    case failure
  }

  package var kind: Kind
  /// The first words: `Truncated text`.
  package var subject: String
  /// Which cases it is about: `AX3, AX4`.
  package var cases: String
  package var text: String

  package init(kind: Kind, subject: String, cases: String, text: String) {
    self.kind = kind
    self.subject = subject
    self.cases = cases
    self.text = text
  }
}
