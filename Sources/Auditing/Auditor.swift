package import Drawing
import DynamicType
import Findings
package import HeadlessUIKit
import Raster
import Snapshots
package import ViewRendering

/// Checks scenes against the accessibility rules.
///
/// It keeps the screens of the last scene, as rules compare its configurations.
@MainActor
package final class Auditor {
  let renderer: ViewRenderer
  private var scene = ""
  private var screens: [Configuration: AuditedScreen] = [:]

  /// - Parameter renderer: draws the pictures that the contrast of texts is measured on.
  package init(renderer: ViewRenderer) { self.renderer = renderer }

  /// The screen of a step's configuration, and its violations.
  package struct Audit: Sendable {
    /// By view, then in the order of the rules: each rule once for a view, including those that others hide.
    package let findings: [AuditFinding]
    /// The screen.
    package let displayList: DisplayList
  }

  /// The violations of a scene in a step's configuration.
  ///
  /// - Parameters:
  ///   - scene: the scene's unique name.
  ///   - layOut: surveys the scene in a configuration.
  /// - Throws: the errors of `layOut` and of drawing.
  package func audit(
    _ scene: String, _ step: AuditStep, layOut: (Configuration) throws -> ViewRecording
  ) throws -> Audit {
    if scene != self.scene { (self.scene, screens) = (scene, [:]) }
    let known = try Screens(step, screen: { try self.screen($0, layOut) })
    var findings: [AuditFinding] = []
    if step.scope == .all { findings += known.findingsOfLayout }
    if let mirrored = known.mirrored { findings += known.own.viewsNotMirrored(since: mirrored) }
    if step.checksContrast { findings += try contrastFindings(of: known.own, step.configuration) }
    let modal = ModalCover(of: known.own.views)
    findings.removeAll { modal.exempts($0.view, from: $0.kind) }
    return Audit(
      findings: findings.withoutRepeats.sorted { ($0.view, $0.kind.order) < ($1.view, $1.kind.order) },
      displayList: known.own.displayList)
  }

  private func screen(
    _ configuration: Configuration, _ layOut: (Configuration) throws -> ViewRecording
  ) throws -> AuditedScreen {
    if let known = screens[configuration] { return known }
    let screen = AuditedScreen(try layOut(configuration))
    screens[configuration] = screen
    return screen
  }

  private func contrastFindings(of screen: AuditedScreen, _ configuration: Configuration) throws -> [AuditFinding] {
    guard !screen.texts.isEmpty else { return [] }
    let channel = configuration.appearance == .dark ? 0.0 : 1.0
    let pictures = try ContrastPictures(
      of: screen.displayList, scale: configuration.scale, page: Color(red: channel, green: channel, blue: channel)
    ) { try renderer.draw($0, scale: configuration.scale) }
    return screen.textsOfLowContrast(in: pictures, SystemPalette(configuration))
  }
}

/// The screens that a step compares.
private struct Screens {
  let own: AuditedScreen
  let mirrored: AuditedScreen?
  private let large: AuditedScreen?
  private let smaller: AuditedScreen?
  private let step: AuditStep

  init(_ step: AuditStep, screen: (Configuration) throws -> AuditedScreen) throws {
    self.step = step
    own = try screen(step.configuration)
    mirrored = try step.mirrored.map(screen)
    large = step.scope == .all ? try step.atLarge.map(screen) : nil
    smaller = step.scope == .all ? try step.smaller.map(screen) : nil
  }

  /// The violations of rules about sizes and positions.
  var findingsOfLayout: [AuditFinding] {
    let category = step.configuration.category
    var findings =
      own.layoutViolations + own.textsOutside + own.smallTargets + own.missingLabels
      + own.missingLargeContents + own.spokenViolations
    if step.configuration.screen != nil { findings += own.missingHeadings }
    if let large, category > .large { findings += own.textsNotGrowing(since: large) }
    if let smaller, let other = step.smaller { findings += own.textsShrinking(since: smaller, at: other.category) }
    if let large, category.isAccessibilityCategory {
      findings += own.textsSideBySide(since: large) + own.imagesNotGrowing(since: large)
      findings = findings.map { $0.namedByAccessibilitySize(own, large) }
    }
    return findings
  }
}

extension AuditFinding {
  /// The finding, with the kind for accessibility sizes if the text is cut here and not at L.
  fileprivate func namedByAccessibilitySize(_ own: AuditedScreen, _ large: AuditedScreen) -> AuditFinding {
    guard [.truncatedText, .clippedText].contains(kind), let before = large.counterpart(of: view, in: own),
      !large.layoutViolations.contains(where: { $0.view == before && [.truncatedText, .clippedText].contains($0.kind) })
    else { return self }
    return AuditFinding(
      kind: .cutAtAccessibilitySizes, view: view, name: name, position: position, frame: frame,
      message: "It is whole at L. \(message)", other: other)
  }
}

extension FindingKind {
  fileprivate var order: Int { FindingKind.auditOrder.firstIndex(of: self) ?? 0 }
}

extension [AuditFinding] {
  /// The findings with each kind once for a view.
  fileprivate var withoutRepeats: [AuditFinding] {
    var seen: [Int: Set<FindingKind>] = [:]
    return filter { seen[$0.view, default: []].insert($0.kind).inserted }
  }
}
