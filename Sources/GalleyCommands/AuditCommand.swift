import ArgumentParser
import Auditing
import CommandSupport
import Exceptions
import Findings
import Foundation
import ReferenceCommands
import Scenes
import Snapshots

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Look for violations of accessibility rules; no references are needed.",
    discussion: """
      Lays every scene out under its own configurations and under those that rules compare: L and AX5, light and dark, \
      normal and increased contrast, the other layout direction. Each finding has a rule with its level, a view and a case, \
      errors first, and is drawn on the case's picture in the run's folder, which galley gallery and galley report read. Sources/Auditing/README.md \
      shows the rules.

      The exit status is 1 if a rule of level error is violated, or one that --fail-on names. Findings that a scene lists under \
      'allow', with a reason, or that are in the baseline do not fail the run.

      Findings have a remedy where one is known, with numbers from the layout. --fix chooses the remedies that remove a finding \
      in all cases and add none, prints them as a patch of the catalogue's YAML, and applies them before it audits; --dry-run \
      applies none.

      EXAMPLES
        galley audit
        galley audit --filter card --fail-on warning
        galley audit --write-baseline audit-baseline.json      accept the findings of today
        galley audit --baseline audit-baseline.json            fail on new findings
        galley audit --write-baseline audit-baseline.json --reason "The new design has it." --until 2026-12-31
        galley audit; galley report --sarif audit.sarif; galley gallery
        galley audit --fix --dry-run                           the changes of the catalogue that remove findings
        galley audit --fix --filter card                       make them, and audit what is left
        galley audit Views/Card.xib Main.storyboard            Interface Builder's documents, without a catalogue
      """)

  @OptionGroup var catalogue: AuditedCatalogue
  @OptionGroup var options: RunOptions
  @OptionGroup var findings: FindingOptions

  @Option(help: ArgumentHelp("A file of known findings, which are listed but do not fail the run.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings that no scene allows to a baseline: an earlier one, or a new file. An earlier one keeps its "
        + "entries for cases that are not checked: because of filters or --shard, or because a scene fails.",
      valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Apply the remedies that remove findings and add none to the catalogue's files; prints the patch.")
  var fix = false

  @Flag(help: "With --fix: print the patch, and change no file.")
  var dryRun = false

  @OptionGroup var terms: BaselineTermOptions
  @OptionGroup var today: TodayOption
  @OptionGroup var listing: JSONOption

  func validate() throws {
    guard writeBaseline != nil || terms.terms == .none else {
      throw ValidationError(
        "--reason, --until and --issue are about a baseline that is written. Add --write-baseline FILE.")
    }
    guard baseline == nil || writeBaseline == nil else {
      throw ValidationError("--baseline and --write-baseline cannot be combined. Use one of them.")
    }
    guard fix || !dryRun else { throw ValidationError("--dry-run is about --fix. Add --fix.") }
    guard !fix || (writeBaseline == nil && options.shards.shard == nil) else {
      throw ValidationError("--fix cannot be combined with --write-baseline or --shard. Use one of them.")
    }
    _ = try failing
  }

  /// The kinds and levels of findings that fail the run; none when a baseline is written, which takes the state as it is.
  private var failing: Set<String> {
    get throws {
      let failing = try findings.failing(of: .ofAudit, byDefault: FindingNames.levels(from: .error))
      return writeBaseline == nil ? failing : []
    }
  }

  func run() throws {
    let day = today.day
    let known = try baseline.map { try BaselineFile(from: URL(exactPath: $0)) }
    let replaced = try writeBaseline.flatMap { try BaselineFile.replaced(at: URL(exactPath: $0)) }
    let place = try catalogue.place
    var cases = try chosenCases(of: place)
    if fix, try applyRemedies(to: cases, of: place) { cases = try chosenCases(of: place) }
    let kind = Job.Kind.audit(known: writeBaseline != nil ? .findings : baseline.map { .file($0) } ?? .none)
    let failing = try failing
    let run = try options.run(
      RenderResult.self, kind, cases: cases, failing: failing, keepingClearOf: place.surroundings,
      documents: place.documents, today: day)
    let isPartial = catalogue.filters.isFiltered || options.shards.shard != nil
    if let writeBaseline {
      try BaselineFile(run.results, over: replaced, isPartial: isPartial, terms: terms.terms)
        .write(to: URL(exactPath: writeBaseline))
    }
    let summary = RenderSummary(run.results, failing: failing, isPartial: isPartial, isAudit: true)
    let missing = (isPartial ? [] : known?.missing(from: run.results) ?? []).map {
      MessageLabel.note.row(
        "\($0.scene)/\($0.configuration): \($0.rule) of \($0.view) is in the baseline, but was not found any more. "
          + "Write the baseline again.")
    }
    let over = (known?.exceptions ?? []).filter { $0.terms.isOver(on: day) }
    let notes =
      cases.notesOnExceptions(\.exceptionsOfAudits) + (known?.exceptions.noteOnReasons.map { ["note\t\($0)"] } ?? [])
    try listing.print(
      summary.lines + missing + over.map { "error\t\($0.sentence)" } + notes + [summary.totals(in: run.output)],
      of: run.output)
    if listing.json { for exception in over { Terminal.printError("error: \(exception.sentence)") } }
    if summary.needsReview || !over.isEmpty { throw ExitStatus.review }
  }

  /// Prints the changes that make findings go, and makes them unless this is a dry run.
  ///
  /// - Returns: whether files were changed.
  /// - Throws: a validation error for a catalogue that is not written in YAML.
  private func applyRemedies(to cases: [SceneCase], of place: DocumentPlace) throws -> Bool {
    guard ProgramScenes.current == nil, place.documents.isEmpty, !Catalogue.isDocument(place.catalogue.path) else {
      throw ValidationError("--fix changes scenes that are written in YAML. Name a folder of scenes, or one YAML file.")
    }
    let known = try AuditBaseline(baseline.map { .file($0) } ?? .none, on: today.day)
    let fix = try CatalogueFix(place.catalogue, cases, fonts: options.fontOptions.library(), known)
    let totals = "\(fix.count) \(fix.count == 1 ? "remedy" : "remedies") \(dryRun ? "found" : "applied")"
    for line in fix.lines + [totals] { if listing.json { Terminal.printError(line) } else { Terminal.print(line) } }
    if !dryRun { try fix.write() }
    return !dryRun && fix.count > 0
  }

  /// The selected cases, and those that rules compare with them, each with its index among all.
  private func chosenCases(of place: DocumentPlace) throws -> [SceneCase] {
    let loaded = try Catalogue.load(at: place.catalogue, documents: place.documents)
    try catalogue.filters.checkCategories()
    try catalogue.filters.checkDevices(among: loaded.cases)
    let chosen = catalogue.filters.chosen(of: CaseToAudit.all(of: loaded).map(\.scene))
    // Throws if the filters select nothing, as other commands do.
    return chosen.isEmpty ? try catalogue.filters.chosen(of: loaded, at: place.catalogue.relativePath) : chosen
  }
}
