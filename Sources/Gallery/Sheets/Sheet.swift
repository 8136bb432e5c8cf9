package import Foundation
package import Snapshots

/// One scene with all its cases, to be drawn on one sheet for people without a browser: the contents, not the layout.
package struct Sheet: Sendable {
  /// The scene's name.
  package var title: String
  package var description: String?
  /// The path of the scene's file, without its extension.
  package var catalogueFile: String
  /// The properties that the configurations of all cases share: `iPhone 15`.
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

  /// The cases of each look, in the order in which looks first occur; a single group if no look has two.
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

/// Cases that only differ in text size.
struct SheetGroup {
  /// The look that they share, if it is needed as a title.
  var look: String?
  var cases: [SheetCase]
}

/// A case on a sheet.
package struct SheetCase: Sendable {
  /// The text size: `AX3`.
  package var size: String
  /// The properties of its configuration that not all cases share: `dark`.
  package var look: String
  /// Nil if nothing was compared.
  package var verdict: Verdict?
  /// The picture; if something changed, the expected and the actual one.
  package var pictures: [SheetPicture]
  /// The findings, in a word or two each: `truncated text`.
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

  /// The same case named by its look, for cases that differ in their looks.
  fileprivate var namedByItsLook: SheetCase {
    var named = self
    named.size = [look, size].filter { !$0.isEmpty }.joined(separator: " · ")
    return named
  }
}

/// A picture of a case.
package struct SheetPicture: Sendable {
  package enum Content: Sendable {
    /// A PNG file, and its scale: pixels per point.
    case file(URL, scale: Double)
    /// There is none, with the reason.
    case missing(String)
  }

  /// The picture's name, if a case has two: `expected`.
  package var name: String?
  package var content: Content

  package init(name: String? = nil, _ content: Content) {
    self.name = name
    self.content = content
  }
}

/// A remark about cases.
package struct SheetRemark: Sendable, Equatable {
  package enum Kind: Sendable {
    case change
    case finding
    case failure
  }

  package var kind: Kind
  /// The first words: `Truncated text`.
  package var subject: String
  /// The cases that it is about: `AX3, AX4`.
  package var cases: String
  package var text: String

  package init(kind: Kind, subject: String, cases: String, text: String) {
    self.kind = kind
    self.subject = subject
    self.cases = cases
    self.text = text
  }
}
