import Foundation
import Glibc
import TestSupport
import Testing

/// `galley watch --page`: the server's answers while files are saved. `Tests/Browser/test_live.py` looks at the page itself.
@Suite struct LiveWatchTests {
  /// Asks for what comes after a revision, again when it is the same, as a page does; prints the answer.
  private static let asking = """
    import json, sys, urllib.request
    address, known = sys.argv[1], int(sys.argv[2])
    while True:
      answer = urllib.request.urlopen(f"{address}changes?after={known}").read().decode()
      if json.loads(answer)["revision"] > known:
        break
    print(answer)
    """

  private struct Live {
    let workspace: Workspace
    let process: GalleyProcess
    let address: String

    /// The news after a revision, as soon as there are any.
    func news(after revision: Int) async throws -> String {
      let run = try await workspace.shell("python3 -B ask.py '\(address)' \(revision)")
      try #require(run.status == 0, "\(run)")
      return run.output
    }

    func get(_ path: String) async throws -> Outcome {
      try await workspace.shell(
        "python3 -B -c \"import urllib.request; print(urllib.request.urlopen('\(address)\(path)').read().decode())\"")
    }
  }

  /// Watches a catalogue with two recorded files while `body` changes them.
  private func watching(_ body: (Live) async throws -> Void) async throws -> Outcome {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Catalogues.label("name: title", "text: Hello"),
      "Catalogue/b.yaml": Catalogues.label("name: other", "text: World"), "ask.py": Self.asking,
    ])
    _ = try await workspace.test()
    return try await ProcessSlots.holding {
      let process = try workspace.start(["watch", "Catalogue", "--jobs", "1", "--page", "--port", "0"])
      try await process.output.wait { $0.contains { $0.hasPrefix("Page: ") } }
      let line = try #require(process.output.text.split(separator: "\n").first { $0.hasPrefix("Page: ") })
      let live = Live(workspace: workspace, process: process, address: String(line.dropFirst("Page: ".count)))
      let result = await Result { try await body(live) }
      kill(process.identifier, SIGTERM)
      let outcome = try await process.outcome()
      try result.get()
      return outcome
    }
  }

  @Test func eachRenderingIsARevision() async throws {
    let run = try await watching { live in
      #expect(live.address.hasPrefix("http://127.0.0.1:") && live.address.hasSuffix("/"))
      // The first answer waits for the first rendering.
      #expect(try await live.news(after: 0) == #"{"revision":1,"lines":[]}"# + "\n")
      let page = try await live.get("")
      #expect(
        page.output.contains("connect-src &#39;self&#39;") && page.output.contains("data-revision=\"1\""), "\(page)")
      #expect(try await live.get("site/page.js").output.contains("changes?after="))
      try live.workspace.replace("Hello", with: "Good day", in: "Catalogue/a.yaml")
      let news = try await live.news(after: 1)
      #expect(
        news.hasPrefix(#"{"revision":2,"lines":["moved a/one/card-L: title: text 'Hello' → 'Good day'"#), "\(news)")
      let cases = try GallerySite(live.workspace, "galley-output/1/gallery").cases
      #expect(cases.map(\.result.verdict) == ["changed", "unchanged"])
    }
    #expect(run.status == 0 && !run.isSignal, "\(run)")
  }

  /// A page that shows a revision can load its pictures and layouts until the next but one is there.
  @Test func thePreviousRevisionsFilesAreKeptOnce() async throws {
    let run = try await watching { live in
      _ = try await live.news(after: 0)
      let files = { try Set(live.workspace.files("galley-output/1/gallery").keys) }
      let first = try files()
      try live.workspace.replace("Hello", with: "Good day", in: "Catalogue/a.yaml")
      _ = try await live.news(after: 1)
      let own = try files().subtracting(first)
      let layouts = own.filter { $0.hasPrefix("data/layouts/") }
      #expect(!layouts.isEmpty && own.contains { $0.hasPrefix("images/") }, "\(own)")
      try live.workspace.replace("Good day", with: "Good night", in: "Catalogue/a.yaml")
      _ = try await live.news(after: 2)
      #expect(try files().isSuperset(of: own))
      for path in layouts { #expect(try await live.get(path).status == 0) }
      try live.workspace.replace("Good night", with: "Good evening", in: "Catalogue/a.yaml")
      _ = try await live.news(after: 3)
      #expect(try files().isDisjoint(with: own))
      for path in layouts { #expect(try await live.get(path).status != 0) }
    }
    #expect(run.status == 0 && !run.isSignal, "\(run)")
  }

  /// The page is told, and what it shows stays until the files are right again.
  @Test(arguments: [
    ("scenes:", "scenes: [", "failed a/#file/#none: a.yaml:"),
    ("text: Hello", "txet: Hello", "failed a/one/card-L: a.yaml:7:7: UILabel has no 'txet'"),
  ])
  func anErrorLeavesThePicturesAsTheyAre(old: String, new: String, message: String) async throws {
    let run = try await watching { live in
      _ = try await live.news(after: 0)
      let before = try live.workspace.files("galley-output/1/gallery")
      try live.workspace.replace(old, with: new, in: "Catalogue/a.yaml")
      let news = try await live.news(after: 1)
      #expect(news.hasPrefix(#"{"revision":2,"lines":[],"fault":""# + message), "\(news)")
      #expect(try live.workspace.files("galley-output/1/gallery") == before)
      try live.workspace.replace(new, with: old, in: "Catalogue/a.yaml")
      #expect(try await live.news(after: 2) == #"{"revision":3,"lines":[]}"# + "\n")
    }
    #expect(run.status == 0 && !run.isSignal, "\(run)")
  }

  @Test func aPortInUseExitsWithTwo() async throws {
    _ = try await watching { live in
      let port = try #require(live.address.split(separator: ":").last?.dropLast())
      let other = try await live.workspace.run("watch", "Catalogue", "--page", "--port", String(port))
      #expect(other.status == 2 && other.errors.contains("port \(port) is in use by another program"), "\(other)")
    }
  }

  @Test(arguments: [
    (["--port", "8000"], "--port needs --page."),
    (["--page", "--port", "70000"], "--port is 70000: expected 0 to 65535."),
  ])
  func portsThatMeanNothingExitWithTwo(arguments: [String], message: String) async throws {
    let run = try await Workspace().run(["watch"] + arguments)
    #expect(run.status == 2 && run.errors.contains(message), "\(run)")
  }
}

extension Result where Failure == any Error {
  /// Catches what an asynchronous body throws.
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
