import Foundation
import Raster
import Snapshots
import Testing

/// `galley accept` and `galley orphans` on runs of small catalogues.
@Suite struct AcceptTests {
  private static let cards = "Catalogue/cards.yaml"

  /// A recorded catalogue whose title has changed since, and a run that detected it.
  private func changed(_ texts: [String: String] = ["greeting": "Good night"]) async throws -> Workspace {
    let workspace = try Workspace()
    for scene in texts.keys { try workspace.write(Catalogues.card(scene: scene), to: "Catalogue/\(scene).yaml") }
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    for (scene, text) in texts {
      try workspace.write(Catalogues.card(text, scene: scene), to: "Catalogue/\(scene).yaml")
    }
    #expect(try await workspace.run("test", "Catalogue", "--record", "never").status == 1)
    return workspace
  }

  private func accept(_ workspace: Workspace, _ arguments: String...) async throws -> Outcome {
    try await workspace.run(["accept"] + arguments + ["--references", "References"])
  }

  /// Accepting writes the same as `--record` would have.
  @Test func theReferencesAreThoseOfARecording() async throws {
    let workspace = try await changed()
    let accepted = try await accept(workspace, "--all")
    #expect(accepted.status == 0, "\(accepted)")
    #expect(
      accepted.output
        == "accepted\tgreeting/greeting/card-L@2x and 1 more (every case)\n2 references written\n")
    let references = try workspace.files("References")
    #expect(references.count == 4)
    #expect(try await workspace.run("test", "Catalogue", "--record", "never").status == 0)
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    #expect(try workspace.files("References") == references)
  }

  /// The same pixels with another layout are another record.
  @Test func aLayoutThatChangedAloneIsAccepted() async throws {
    let workspace = try Workspace([Self.cards: Catalogues.card()])
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    try workspace.replace("name: title", with: "name: heading", in: Self.cards)
    #expect(try await workspace.run("test", "Catalogue", "--record", "never").status == 1)
    let accepted = try await accept(workspace, "--all")
    #expect(accepted.output.hasSuffix("\n2 references written\n"), "\(accepted)")
    #expect(try await workspace.run("test", "Catalogue", "--record", "never").status == 0)
  }

  /// A scene with another name whose cases have the records of the former one's references.
  @Test func aRenamedSceneIsARename() async throws {
    let workspace = try Workspace([Self.cards: Catalogues.card(scene: "greeting")])
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    let before = try workspace.files("References")
    try workspace.write(Catalogues.card(scene: "welcome"), to: Self.cards)
    let run = try await workspace.run("test", "Catalogue", "--record", "never")
    #expect(run.output.contains("renamed\tcards/greeting → cards/welcome: 2 cases are otherwise the same\n"), "\(run)")
    let accepted = try await accept(workspace, "--all")
    #expect(
      accepted.output.hasSuffix("renamed\tcards/greeting → cards/welcome\n2 references written\n"), "\(accepted)")
    let after = try workspace.files("References")
    #expect(
      after
        == Dictionary(uniqueKeysWithValues: before.map { ($0.key.replacing("greeting", with: "welcome"), $0.value) }))
    #expect(try await workspace.run("test", "Catalogue", "--record", "never").status == 0)
  }

  /// Another scene with another picture is no rename.
  @Test func aSceneWithAnotherPictureIsNoRename() async throws {
    let workspace = try Workspace([Self.cards: Catalogues.card(scene: "greeting")])
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    try workspace.write(Catalogues.card("Farewell", scene: "parting"), to: Self.cards)
    let run = try await workspace.run("test", "Catalogue", "--record", "never")
    #expect(!run.output.contains("renamed") && run.output.contains("2 orphaned"), "\(run)")
  }

  @Test func aPathIsOneCaseAndATextAllThatHoldIt() async throws {
    let workspace = try await changed(["greeting": "Good night", "parting": "Farewell"])
    let before = try workspace.files("References")
    let one = try await accept(workspace, "--filter", "greeting/greeting/card-AX3@2x")
    #expect(one.output == "accepted\tgreeting/greeting/card-AX3@2x\n1 reference written\n", "\(one)")
    let changedFiles = try workspace.files("References").filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(changedFiles == ["greeting/greeting/card-AX3@2x.png", "greeting/greeting/card-AX3@2x.txt"])
    let rest = try await accept(workspace, "--filter", "card-")
    #expect(rest.output.hasSuffix("3 references written, 1 accepted before\n"), "\(rest)")
  }

  /// A group is what one line of the report covers; no other case is accepted.
  @Test func aGroupIsAcceptedByOneOfItsCases() async throws {
    let workspace = try await changed(["greeting": "Good night", "parting": "Farewell"])
    let before = try workspace.files("References")
    let group = try await accept(workspace, "--group", "--filter", "parting/parting/card-AX3@2x")
    #expect(group.output.hasSuffix("2 references written\n"), "\(group)")
    let moved = try workspace.files("References").filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(
      moved == [
        "parting/parting/card-AX3@2x.png", "parting/parting/card-AX3@2x.txt", "parting/parting/card-L@2x.png",
        "parting/parting/card-L@2x.txt",
      ])
  }

  /// The numbers are those of `galley report --markdown`.
  @Test func aCauseIsAcceptedByItsNumber() async throws {
    let workspace = try await changed(["greeting": "Good night", "parting": "Farewell"])
    let before = try workspace.files("References")
    let summary = try await workspace.run("report", "--markdown", "-")
    #expect(
      summary.lines.contains { $0.hasPrefix("| 2 | changed | `parting/parting/card-L@2x` and 1 more") }, "\(summary)")
    let accepted = try await accept(workspace, "--cause", "2")
    #expect(accepted.status == 0 && accepted.output.hasSuffix("\n2 references written\n"), "\(accepted)")
    let moved = try workspace.files("References").filter { before[$0.key] != $0.value }.keys
    #expect(moved.count == 4 && moved.allSatisfy { $0.hasPrefix("parting/") }, "\(moved)")
    let both = try await accept(workspace, "--cause", "2", "--cause", "1")
    #expect(both.output.hasSuffix("2 references written, 2 accepted before\n"), "\(both)")
  }

  /// A run that compares nothing, or that was killed before it had results, is passed over.
  @Test func theNewestRunThatCanBeAcceptedIs() async throws {
    let workspace = try await changed()
    _ = try await workspace.run("render", "Catalogue")
    try FileManager.default.createDirectory(at: workspace.url("galley-output/4"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: workspace.url("galley-output/5"), withIntermediateDirectories: true)
    try workspace.write("{", to: "galley-output/5/durations.jsonl")
    let accepted = try await accept(workspace, "--all")
    #expect(accepted.status == 0 && accepted.output.hasSuffix("2 references written\n"), "\(accepted)")
    #expect(
      accepted.errors
        == "note: The newest run, in 'galley-output/5', has no results: 'galley-output/2' is the newest to "
        + "accept.\n")
    let review = try await workspace.run(["review", "--references", "References"])
    #expect(review.errors == accepted.errors, "\(review)")
    // A run that is named is the one.
    let named = try await accept(workspace, "galley-output/3", "--all")
    #expect(named.status == 2 && named.errors.contains("is one of galley render"), "\(named)")
  }

  /// If a reference has changed since the run, neither it nor the others are replaced.
  @Test func nothingIsWrittenWhereAReferenceIsAnother() async throws {
    let workspace = try await changed()
    let path = "References/greeting/greeting/card-L@2x.png"
    try workspace.write(try PNG.encode(try Bitmap(width: 3, height: 2)), to: path)
    let before = try workspace.files("References")
    let refused = try await accept(workspace, "--all")
    #expect(refused.status == 2)
    #expect(
      refused.errors == """
        error: greeting/greeting/card-L@2x: the reference was changed since the run compared it. Run again, and review the \
        differences.
        No reference was written.

        """)
    #expect(try workspace.files("References") == before)
  }

  @Test func aPictureThatWasEditedIsRefused() async throws {
    let workspace = try await changed()
    let before = try workspace.files("References")
    let run = "galley-output/2/greeting/greeting/card-L@2x"
    try workspace.write(try PNG.encode(try Bitmap(width: 3, height: 2)), to: "\(run)/actual.png")
    let edited = try await accept(workspace, "--all")
    #expect(
      edited.status == 2 && edited.errors.contains("actual.png' was changed since the run wrote it."), "\(edited)")
    try FileManager.default.removeItem(at: workspace.url("\(run)/actual.txt"))
    let lost = try await accept(workspace, "--all")
    #expect(lost.status == 2 && lost.errors.contains("actual.txt' does not exist any more."), "\(lost)")
    #expect(try workspace.files("References") == before)
  }

  @Test func whatIsNewIsAcceptedUnlessThereIsSomethingSince() async throws {
    let workspace = try Workspace([Self.cards: Catalogues.card()])
    _ = try await workspace.run("test", "Catalogue", "--record", "never")
    try workspace.write("no picture", to: "References/cards/greeting/card-L@2x.png")
    #expect(try await accept(workspace, "--all").status == 2)
    try FileManager.default.removeItem(at: workspace.url("References"))
    #expect(try await accept(workspace, "--all").status == 0)
    #expect(try await workspace.run("test", "Catalogue", "--record", "never").status == 0)
  }

  @Test(arguments: [
    ([String](), "Name what to accept"), (["--filter", "x", "--all"], "Use one of them"),
    (["--group", "--all"], "--group needs"),
    (["--filter", "x", "--cause", "1"], "Use one of them"),
    (["--cause", "2"], "The run has no cause 2: it has only cause 1."),
    (
      ["--filter", "nothing"],
      "No case to accept has 'nothing' in its path: greeting/greeting/card-L@2x and 1 more are."
    ),
    (["nowhere", "--all"], "There is no run in 'nowhere'"),
    (["greeting/greeting/"], "To accept cases by their path, write `galley accept --filter greeting/greeting/`."),
    (["--from", "missing.json"], "There is no file 'missing.json'."),
  ])
  func wrongUse(arguments: [String], message: String) async throws {
    let workspace = try await changed()
    let refused = try await workspace.run(["accept"] + arguments + ["--references", "References"])
    #expect(refused.status == 2 && refused.errors.contains(message), "\(refused)")
  }

  // MARK: Decisions

  private func decision(_ workspace: Workspace, _ name: String, _ answer: Decision.Answer) throws -> Decision {
    let files = try ["expected", "actual"].map {
      Hash128(hashing: try workspace.read("galley-output/2/greeting/greeting/\(name)/\($0).png"))
    }
    return Decision(case: "greeting/greeting/\(name)", answer, expected: files[0], actual: files[1])
  }

  private func write(_ decisions: [Decision], _ workspace: Workspace) throws {
    try workspace.write(JSONEncoder().encode(Decisions(decisions)), to: "decisions.json")
  }

  @Test func decisionsAreTakenAsTheyWereMade() async throws {
    let workspace = try await changed()
    let before = try workspace.files("References")
    try write(
      [try decision(workspace, "card-L@2x", .accept), try decision(workspace, "card-AX3@2x", .reject)], workspace)
    let decided = try await accept(workspace, "--from", "decisions.json")
    #expect(decided.status == 1)
    #expect(
      decided.output == """
        accepted\tgreeting/greeting/card-L@2x
        1 reference written
        rejected\tgreeting/greeting/card-AX3@2x

        """, "\(decided)")
    let moved = try workspace.files("References").filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(moved == ["greeting/greeting/card-L@2x.png", "greeting/greeting/card-L@2x.txt"])
    // Repeating has the same effect.
    #expect(try await accept(workspace, "--from", "decisions.json").output.contains("0 references written, 1 accepted"))
  }

  /// Cases of one group with different notes have a line each; one without a note is as before.
  @Test func notesAreShown() async throws {
    let workspace = try await changed()
    var accepted = try decision(workspace, "card-L@2x", .accept)
    accepted.note = "Approved by Ann.\n\u{1B}[31mred"
    var rejected = try decision(workspace, "card-AX3@2x", .reject)
    rejected.note = "The title is cut."
    try write([accepted, rejected], workspace)
    let decided = try await accept(workspace, "--from", "decisions.json")
    #expect(
      decided.output == """
        accepted\tgreeting/greeting/card-L@2x: Approved by Ann.\\u{a}\\u{1b}[31mred
        1 reference written
        rejected\tgreeting/greeting/card-AX3@2x: The title is cut.

        """, "\(decided)")
    accepted.note = ""
    (rejected.decision, rejected.note) = (.accept, "As agreed.")
    try write([accepted, rejected], workspace)
    let lines = try await accept(workspace, "--from", "decisions.json").lines
    #expect(
      lines.prefix(2) == [
        "accepted\tgreeting/greeting/card-L@2x", "accepted\tgreeting/greeting/card-AX3@2x: As agreed.",
      ], "\(lines)")
  }

  @Test func decisionsOnOtherPicturesChangeNothing() async throws {
    let workspace = try await changed()
    let before = try workspace.files("References")
    var stale = try decision(workspace, "card-L@2x", .accept)
    stale.actual = Hash128(hashing: [1])
    var unknown = stale
    unknown.case = "greeting/greeting/card-XXL@2x"
    let good = try decision(workspace, "card-AX3@2x", .accept)
    try write([good, stale], workspace)
    let others = try await accept(workspace, "--from", "decisions.json")
    #expect(
      others.status == 2 && others.errors.contains("card-L@2x: the decision was made on other pictures"), "\(others)")
    try write([good, unknown], workspace)
    let missing = try await accept(workspace, "--from", "decisions.json")
    #expect(missing.status == 2 && missing.errors.contains("card-XXL@2x: the run has no such case."), "\(missing)")
    #expect(try workspace.files("References") == before)
  }

  @Test(arguments: [
    ("{", "is not a file of decisions"), (#"{"schemaVersion": 1}"#, "there is no 'decisions'"),
    (#"{"schemaVersion": 2, "decisions": []}"#, "has version 2 of decisions, but this Galley reads version 1"),
    (#"{"schemaVersion": 1, "decisions": [{"case": "x", "decision": "maybe", "actual": ""}]}"#, "'decision'"),
  ])
  func decisionsThatCannotBeRead(text: String, message: String) async throws {
    let workspace = try await changed()
    try workspace.write(text, to: "decisions.json")
    let refused = try await accept(workspace, "--from", "decisions.json")
    #expect(refused.status == 2 && refused.errors.contains(message), "\(refused)")
  }

  // MARK: Orphans

  @Test func orphansAreListedAndDeleted() async throws {
    let workspace = try Workspace([Self.cards: Catalogues.card(), "Catalogue/old.yaml": Catalogues.card(scene: "gone")])
    _ = try await workspace.run("test", "Catalogue")
    let none = try await workspace.run("orphans", "Catalogue")
    #expect(none.status == 0 && none.output == "No reference is orphaned.\n", "\(none)")
    try FileManager.default.removeItem(at: workspace.url("Catalogue/old.yaml"))
    try workspace.write("mine", to: "References/old/gone/note.png")
    let listed = try await workspace.run("orphans", "Catalogue", "--filter", "AX3")
    #expect(listed.status == 1)
    #expect(listed.output == "orphaned\told/gone/card-AX3@2x\n1 orphaned reference\n", "\(listed)")
    let deleted = try await workspace.run("orphans", "Catalogue", "--delete")
    #expect(deleted.status == 1)
    #expect(
      deleted.output == """
        deleted\told/gone/card-AX3@2x
        deleted\told/gone/card-L@2x
        kept\told/gone/note: it was changed since Galley wrote it; delete it by hand
        3 orphaned references, 2 deleted

        """, "\(deleted)")
    #expect(try workspace.files("References").keys.filter { $0.hasPrefix("old") } == ["old/gone/note.png"])
    try FileManager.default.removeItem(at: workspace.url("References/old/gone/note.png"))
    #expect(try await workspace.run("orphans", "Catalogue").status == 0)
  }
}
