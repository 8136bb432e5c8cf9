package import Foundation
import QuotedText
import Raster
import Snapshots

/// A commit that changed a case's reference, and what the reference was then.
package struct ReferenceVersion: Sendable {
  /// The kinds of changes.
  package enum Change: String, Sendable {
    /// There was no reference before.
    case recorded
    /// The picture is different.
    case changed
    /// The picture is the same, and its record is different.
    case renewed
    case removed
    /// Neither its picture nor its record can be read.
    case unreadable
  }

  package let commit: String
  package let author: String
  /// The day on which it was written, in the author's time zone: `2026-11-03`.
  package let date: String
  /// The first line of the commit's message.
  package let subject: String
  package internal(set) var change = Change.recorded
  /// The number of the picture, counted from 1 in order of appearance: equal pictures have the same number. Nil without
  /// one.
  package internal(set) var number: Int?
  /// The differences from the version before, in the layout or elsewhere.
  package internal(set) var differences: [String] = []
  /// The PNG file, if pictures were asked for and there is one.
  package let picture: Data?
  let record: Record?
  /// Whether there was a file at all.
  let isThere: Bool

  init(_ commit: GitCommit, record: Data?, picture: Data?) {
    (self.commit, author, date, subject) = (commit.hash, commit.author, commit.date, commit.subject)
    self.record = record.flatMap { try? Record(text: String(decoding: $0, as: UTF8.self)) }
    self.picture = picture
    isThere = record != nil || picture != nil
  }

  /// The hash that equal pictures share; nil if it is not known.
  var pixels: Hash128? { record?.pixels ?? picture.map { Hash128(hashing: $0) } }

  /// `2026-11-03 3f2a1b9c0 Ada Lovelace: Larger titles`.
  package var words: String {
    "\(date) \(commit.prefix(9)) \(author.shownOnOneLine): \(subject.shownOnOneLine)"
  }
}

/// A commit's facts.
struct GitCommit {
  let hash: String
  let author: String
  let date: String
  let subject: String
}
