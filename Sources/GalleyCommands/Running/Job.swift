import CommandSupport
import Exceptions
import ImageComparison
import Snapshots

/// The work to do for each case.
struct Job: Codable, Sendable {
  enum Kind: Codable, Sendable {
    /// Compare with the references below a folder.
    case test(
      references: String, recordMode: RecordMode, takesOverEngine: Bool = false, drawsAlways: Bool,
      difference: DifferencePicture)
    /// Write a picture.
    case render
    /// Compare with what a revision's catalogue makes of the same cases.
    case compare(catalogue: String, revision: String, drawsAlways: Bool, difference: DifferencePicture)
    /// Check the scenes against the accessibility rules.
    case audit(known: AuditBaseline.Source)
    /// Change one view after the other, and find what a comparison does not notice.
    case sensitivity

    /// The findings that there may be.
    var findings: FindingNames {
      if case .audit = self { .ofAudit } else { .ofLayout }
    }
  }

  var kind: Kind
  var catalogue: String
  /// The Interface Builder documents below the catalogue's folder that are read in its place.
  var documents: [String] = []
  /// The folder of fonts asked for.
  var fonts: String?
  /// The run's folder.
  var output: String
  /// The folders that scenes may name files in; nil for any.
  var confinement: [String]?
  /// The day for which exceptions are judged; nil if none count.
  var today: CalendarDay?
}
