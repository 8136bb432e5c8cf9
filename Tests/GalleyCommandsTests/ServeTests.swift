import Foundation
import TestSupport
import Testing

/// `galley serve` as a process, queried with Python's library like with curl.
@Suite struct ServeTests {
  /// Starts a server, and returns it with its address.
  private func start(_ workspace: Workspace, _ arguments: String...) async throws -> (GalleyProcess, String) {
    let process = try workspace.start(["serve", "--port", "0"] + arguments)
    try await process.output.wait { !$0.isEmpty }
    return (process, try #require(process.output.text.split(whereSeparator: \.isWhitespace).last.map(String.init)))
  }

  private static let asking = """
    import sys, urllib.request, urllib.error
    url, body = sys.argv[1], sys.argv[2].encode() or None
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    try:
      answer = urllib.request.urlopen(request)
    except urllib.error.HTTPError as error:
      answer = error
    print(answer.status, answer.read().decode())
    """

  private func ask(_ workspace: Workspace, _ url: String, _ body: String = "") async throws -> String {
    try workspace.write(Self.asking, to: "ask.py")
    try workspace.write(body, to: "body")
    return try await workspace.shell("python3 -B ask.py '\(url)' \"$(cat body)\"").output
  }

  @Test func textIsMeasuredAndTheProcessEndsQuietly() async throws {
    let workspace = try Workspace()
    let (process, address) = try await start(workspace, "--jobs", "2")
    #expect(address.hasPrefix("http://127.0.0.1:"))
    let answer = try await ask(workspace, address + "/measure", "{\"id\": 7, \"text\": \"Hello\"}")
    #expect(answer.hasPrefix("200 {\"id\":7,\"version\":1,\"measurements\":[{\"category\":\"L\""), "\(answer)")
    let batch = try await ask(workspace, address + "/measure/batch", "[{\"text\": \"Hello\", \"id\": 7}, {\"txt\": 1}]")
    #expect(batch.hasPrefix("200 [" + answer.dropFirst(4).dropLast() + ",{\"version\":1,\"error\":"), "\(batch)")
    let wrong = try await ask(workspace, address + "/measure", "{\"txt\": \"Hello\"}")
    #expect(wrong.hasPrefix("400 {\"version\":1,\"error\":{\"message\":") && wrong.contains("text"), "\(wrong)")
    #expect(try await ask(workspace, address + "/health") == "200 {\"status\":\"ok\",\"version\":1}\n")
    kill(process.identifier, SIGTERM)
    let outcome = try await process.outcome()
    #expect(outcome.status == 0 && !outcome.isSignal && outcome.errors.isEmpty, "\(outcome)")
    #expect(outcome.output == "Listening on \(address)\n")
  }

  @Test func theHelpSaysHowLargeAnswersMayBe() async throws {
    let run = try await Workspace().run("serve", "--help")
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("A batch whose answers have more than 64 megabytes is refused with status 413."), "\(run)")
  }

  @Test func aPortInUseExitsWithTwo() async throws {
    let workspace = try Workspace()
    let (process, address) = try await start(workspace)
    let port = try #require(address.split(separator: ":").last)
    let run = try await workspace.run("serve", "--port", String(port))
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors
        == "error: port \(port) is in use by another program. Use another with --port, or 0 for any free port.\n")
    kill(process.identifier, SIGINT)
    #expect(try await process.outcome().status == 0)
  }

  @Test(arguments: [
    (["--port", "70000"], "--port is 70000: expected 0 to 65535."),
    (["--connections", "0"], "--connections is 0: expected 1 to 10000."),
    (["--body-limit", "0"], "--body-limit is 0: expected 1 to 1024."),
    (["--timeout", "0"], "--timeout is 0.0: expected 0.1 to 3600."),
    (["--jobs", "0"], "--jobs is 0: expected 1 to 256."),
  ])
  func limitsThatAreNoneExitWithTwo(arguments: [String], message: String) async throws {
    let run = try await Workspace().run(["serve"] + arguments)
    #expect(run.status == 2 && run.errors.contains(message), "\(run)")
  }
}
