package import Auditing
package import Exceptions
import Findings
package import HeadlessUIKit
package import ImageComparison
package import Snapshots
package import TextLayout
package import ViewDocuments
package import ViewRendering

/// A scene that is ready to be built.
package struct SceneDefinition: Sendable {
  package let name: String
  /// The part of a scroll view that is shown.
  package let shows: DisplayedContent
  let root: RootDefinition
  let files: SceneFiles
  /// The known findings of the scene.
  package var allowedFindings: [FindingAllowance] { allowances.map(\.finding) }
  private let allowances: [SceneAllowance]
  /// The rules that count in audits, and their levels.
  package let audit: AuditSettings
  /// The form in which the scene's references are stored.
  package let references: ReferenceForm
  /// The other scenes that it is compared with, in place of references.
  package let counterparts: [SceneCounterpart]
  private let ownFonts: SceneFonts?
  private let allowed: SceneTolerance

  init(
    name: String, shows: DisplayedContent, root: RootDefinition, files: SceneFiles, fonts: SceneFonts?,
    tolerance: SceneTolerance, references: ReferenceForm, counterparts: [SceneCounterpart],
    allowances: [SceneAllowance], audit: AuditSettings
  ) {
    self.counterparts = counterparts
    self.references = references
    self.files = files
    (self.name, self.shows, self.root, ownFonts, allowed) = (name, shows, root, fonts, tolerance)
    (self.allowances, self.audit) = (allowances, audit)
  }

  /// The tolerance for the scene's cases: its own, or else its file's.
  package var tolerance: Tolerance { allowed.tolerance }

  /// The exceptions that count for a comparison with references: the tolerance, its masks, and known findings of layout.
  package var exceptionsOfTests: [PlacedException] {
    allowed.exceptions + exceptions { FindingKind(rawValue: $0)?.isOfLayout ?? false }
  }

  /// The exceptions that count for an audit: known findings that audits look for.
  package var exceptionsOfAudits: [PlacedException] { exceptions(FindingKind.isOfAudit) }

  private func exceptions(_ isCounted: (String) -> Bool) -> [PlacedException] {
    allowances.filter { isCounted($0.finding.kind) }.map(\.exception)
  }

  /// The names of all views that a mask may name, under any configuration; empty if there is no mask.
  package var maskableNames: Set<String> { tolerance.mask.isEmpty ? [] : root.allNames }

  /// The fonts that the scene is made and laid out with: its file's own, followed by those of the process.
  package var fonts: FontLibrary {
    let library = FontRegistry.library
    return ownFonts?.library(over: library) ?? library
  }

  /// An error in building or laying out the scene; one without a place gets that of the scene's view.
  package func placed(_ error: any Error) -> SceneError {
    switch error {
    case let error as SceneError: error
    case let error as DocumentError: SceneError(error)
    case let error as MaskError: allowed.placed(error) ?? SceneError(place: root.place, problem: .rendering("\(error)"))
    default: SceneError(place: root.place, problem: .rendering("\(error)"))
    }
  }

  /// Makes a new view hierarchy, with fonts and values for the configuration's traits, and its controllers if it has
  /// any: they live as long as the result.
  @MainActor package func makeRoot(for configuration: Configuration) throws(SceneError) -> BuiltRoot {
    do { return try root.make(in: configuration.documentContext) } catch { throw SceneError(error) }
  }

  /// Makes a new view hierarchy of a scene without controllers.
  @MainActor package func makeView(for configuration: Configuration) throws(SceneError) -> UIView {
    try makeRoot(for: configuration).view
  }
}

extension Configuration {
  /// The configuration's traits, and the words of all axes whose values are words.
  fileprivate var documentContext: DocumentContext {
    var words: [String: String] = [:]
    for axis in Axis.all {
      guard case .words(let values) = axis.values else { continue }
      words[axis.singular] = values.first { $0.holds(self) }?.word
    }
    return DocumentContext(traits: traits, words: words)
  }
}
