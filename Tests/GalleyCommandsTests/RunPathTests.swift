import Foundation
import Raster
import Snapshots
import Testing

/// No path in a run, its decisions or a matrix leads a command outside of where it belongs.
@Suite struct RunPathTests {
  private static let run = "galley-output/2"
  private static let pictures = "\(run)/greeting/greeting/card-L@2x"

  /// A recorded catalogue whose title has changed since, and a run that detected it, in a repository with a home folder
  /// next to it.
  private func changed() async throws -> Workspace {
    let workspace = try Workspace(["Catalogue/greeting.yaml": Catalogues.card()])
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    try workspace.write(Catalogues.card("Good night"), to: "Catalogue/greeting.yaml")
    #expect(try await workspace.run("test", "Catalogue", "--record", "never").status == 1)
    for folder in ["home", ".git/hooks", ".hidden", "outside/in"] {
      try FileManager.default.createDirectory(at: workspace.url(folder), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      at: workspace.url("link"), withDestinationURL: FileManager.default.temporaryDirectory)
    return workspace
  }

  /// The files in the workspace, except for those that commands make from a run.
  private func state(_ workspace: Workspace) throws -> [String: Data] {
    try workspace.files(".").filter { !$0.key.hasPrefix("galley-output/gallery") }
  }

  /// Makes the run one of tests whose references are in a folder.
  private func name(_ folder: String, in workspace: Workspace) throws {
    let text = String(decoding: try JSONEncoder().encode(folder), as: UTF8.self).replacing("\\/", with: "/")
    try workspace.replace(
      "\"configuration\":", with: "\"references\":\(text),\"configuration\":", in: "\(Self.run)/results.jsonl")
    try workspace.replace(
      "\"case\":\"", with: "\"case\":\"\(text.dropFirst().dropLast())/", in: "\(Self.run)/durations.jsonl")
    try FileManager.default.removeItem(at: workspace.url("\(Self.run)/places.json"))
  }

  @Test(arguments: [
    "~/.x", "~", ".git/hooks", ".", "", "galley-output/2", "galley-output", "link/x", "link", "../x", "/tmp/x",
    ".hidden",
    "outside/../.git/hooks", "outside/in/../../..", "..\u{2F}\u{301}x",
  ])
  func referencesThatARunMayNotNameAreNotWritten(folder: String) async throws {
    let workspace = try await changed()
    try name(folder, in: workspace)
    let before = try state(workspace)
    for arguments in [["accept", "--all"], ["review"]] {
      try workspace.write("a\n", to: "home/answers")
      let refused = try await workspace.run(
        arguments, environment: ["HOME": workspace.url("home").path], input: "home/answers")
      try FileManager.default.removeItem(at: workspace.url("home/answers"))
      #expect(refused.errors.contains("No reference was written."), "\(arguments): \(refused)")
      #expect(try state(workspace) == before)
    }
    let gallery = try await workspace.run(
      ["gallery", Self.run], environment: ["HOME": workspace.url("home").path])
    #expect(gallery.status == 0, "\(gallery)")
    #expect(try state(workspace) == before)
  }

  @Test(arguments: ["../../.git/hooks", "../..", ".", "..", "../../link/x", "../../.hidden", "/tmp/x"])
  func aCataloguesReferencesAreNoMoreTrusted(folder: String) async throws {
    let workspace = try await changed()
    try workspace.write(#"{"references": "\#(folder)", "schemaVersion": 1}"#, to: "\(Self.run)/places.json")
    let before = try state(workspace)
    let refused = try await workspace.run("accept", "--all")
    #expect(
      refused.status == 2 && refused.errors.contains("names as its folder of references, is hidden"), "\(refused)")
    #expect(try state(workspace) == before)
  }

  @Test(arguments: ["../../../secret.png", "/etc/passwd", "a//b.png", "..\u{2F}\u{301}x.png"])
  func pathsThatLeaveTheRunMakeNoResult(path: String) async throws {
    let workspace = try await changed()
    try workspace.replace(
      "\"actual\":\"greeting/greeting/card-L@2x/actual.png\"", with: "\"actual\":\"\(path)\"",
      in: "\(Self.run)/results.jsonl")
    let before = try state(workspace)
    for arguments in [
      ["accept", "--all"], ["review"], ["report"], ["report", "--junit", "-"], ["report", "--reg", "reg"],
    ] {
      let refused = try await workspace.run(arguments)
      #expect(
        refused.status == 2 && refused.errors.contains("is not a file in the run's folder"), "\(arguments): \(refused)")
    }
    #expect(try await workspace.run("gallery").status == 1)
    #expect(try state(workspace) == before)
  }

  /// A picture that is a link, or behind one, is neither accepted nor shown: a run from elsewhere could show any file.
  @Test(arguments: ["actual.png", "", "results.jsonl"]) func linksInARunAreNotFollowed(name: String) async throws {
    let workspace = try await changed()
    let path =
      name == "results.jsonl" ? "\(Self.run)/\(name)" : name.isEmpty ? Self.pictures : "\(Self.pictures)/\(name)"
    try FileManager.default.moveItem(at: workspace.url(path), to: workspace.url("outside/moved"))
    try FileManager.default.createSymbolicLink(
      at: workspace.url(path), withDestinationURL: workspace.url("outside/moved"))
    let before = try workspace.files("References")
    let accepted = try await workspace.run("accept", "--all", "--references", "References")
    #expect(accepted.status == 2 && accepted.errors.contains("is a symbolic link"), "\(accepted)")
    #expect(try workspace.files("References") == before)
    let reg = try await workspace.run("report", "--reg", "reg")
    #expect(reg.status == 2 && reg.errors.contains("is a symbolic link"), "\(reg)")
    let gallery = try await workspace.run("gallery")
    #expect(gallery.status == (name == "results.jsonl" ? 1 : 0), "\(gallery)")
    guard name != "results.jsonl" else { return }
    let shown = try GallerySite(workspace).cases[0]
    #expect(shown.pictures.actual?.missing?.contains("is a symbolic link") == true && shown.decision == nil)
  }

  @Test func theNewestRunIsNoLink() async throws {
    let workspace = try await changed()
    try FileManager.default.copyItem(at: workspace.url(Self.run), to: workspace.url("outside/run"))
    try FileManager.default.createSymbolicLink(
      at: workspace.url("galley-output/9"), withDestinationURL: workspace.url("outside/run"))
    let report = try await workspace.run("report")
    #expect(report.output.hasSuffix("Pictures and results: galley-output/2\n"), "\(report)")
  }

  @Test func aMatrixNamesPicturesInItsFolder() async throws {
    let workspace = try await changed()
    try workspace.write(try PNG.encode(try Bitmap(width: 3, height: 2)), to: "secret.png")
    for (picture, message) in [
      ("../secret.png", "leads out of the folder"), ("link.png", "is a symbolic link"), ("none.png", "does not exist"),
      ("/etc/passwd", "leads out of the folder"),
    ] {
      try workspace.write(
        #"{"version": 2, "scenes": [{"scene": "greeting/greeting", "look": "x", "picture": "\#(picture)", "widths": [], "#
          + #""categories": [], "cells": []}]}"#, to: "matrix/matrix.json")
      if !FileManager.default.fileExists(atPath: workspace.url("matrix/link.png").path) {
        try FileManager.default.createSymbolicLink(
          at: workspace.url("matrix/link.png"), withDestinationURL: workspace.url("secret.png"))
      }
      let refused = try await workspace.run("gallery", "--matrix", "matrix")
      #expect(refused.status == 2 && refused.errors.contains(message), "\(picture): \(refused)")
    }
  }

  /// A tilde that the shell did not expand is an ordinary name.
  @Test func aTildeIsNoHome() async throws {
    let workspace = try await changed()
    let environment = ["HOME": workspace.url("home").path]
    let run = try await workspace.run(
      ["test", "Catalogue", "--record", "never", "--output", "~/out"], environment: environment)
    #expect(run.status == 1, "\(run)")
    #expect(workspace.exists("~/out/results.jsonl"))
    let list = try await workspace.run(["list", "~/Catalogue"], environment: environment)
    #expect(list.status == 2, "\(list)")
    try FileManager.default.createDirectory(at: workspace.url("home/Catalogue"), withIntermediateDirectories: true)
    try workspace.write(Catalogues.card(), to: "home/Catalogue/a.yaml")
    #expect(try await workspace.run(["list", "~/Catalogue"], environment: environment).status == 2)
    let accepted = try await workspace.run(
      ["accept", "--all", "--references", "~/References"], environment: environment)
    #expect(accepted.status == 2, "\(accepted)")
    _ = try await workspace.run(["init", "~"], environment: environment)
    #expect(workspace.exists("~/Snapshots/Catalogue"))
    #expect(try workspace.files("home").keys.sorted() == ["Catalogue/a.yaml"])
  }

  @Test func contradictoryDecisionsAreRefused() async throws {
    let workspace = try await changed()
    let before = try workspace.files("References")
    func decision(_ answer: Decision.Answer) throws -> Decision {
      let files = try ["expected", "actual"].map { Hash128(hashing: try workspace.read("\(Self.pictures)/\($0).png")) }
      return Decision(case: "greeting/greeting/card-L@2x", answer, expected: files[0], actual: files[1])
    }
    func write(_ decisions: Decision...) throws {
      let texts = try decisions.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
      let text = "{\"schemaVersion\": 1, \"decisions\": [\n  " + texts.joined(separator: ",\n\n  ") + "]}"
      try workspace.write(text, to: "decisions.json")
    }
    try write(try decision(.reject), try decision(.accept))
    let refused = try await workspace.run("accept", "--from", "decisions.json", "--references", "References")
    #expect(refused.status == 2)
    #expect(
      refused.errors
        == "error: 'decisions.json' has two different decisions on greeting/greeting/card-L@2x, at 2:3 and 4:3. "
        + "Remove one of them.\n")
    #expect(try workspace.files("References") == before)
    try workspace.write(
      #"{"schemaVersion": 1, "decisions": [{"case": "a", "decision": "accept", "decision": "reject", "actual": "\#(Hash128(hashing: [1]))"}]}"#,
      to: "decisions.json")
    let twice = try await workspace.run("accept", "--from", "decisions.json", "--references", "References")
    #expect(twice.status == 2 && twice.errors.contains("'decisions.json:1:72'"), "\(twice)")
    try write(try decision(.accept), try decision(.accept))
    #expect(try await workspace.run("accept", "--from", "decisions.json", "--references", "References").status == 0)
  }
}
