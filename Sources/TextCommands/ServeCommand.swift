package import ArgumentParser
import CommandSupport
import Foundation
import MeasuringServer
import TextLayout
import TextMeasuring

package struct ServeCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Measure texts for other programs on this machine, over HTTP.",
    discussion: """
      Listens on 127.0.0.1 only, prints its address on one line, and answers

        POST /measure          one request as JSON
        POST /measure/batch    a JSON array of requests, or one a line (application/x-ndjson); answers are in order,
                               and blank lines get none
        GET /health            whether the server is running; answered under any load
        GET /openapi.json      a description of the service for programs

      The answer to a request that cannot be measured is an object with "error" and the status 400. Requests beyond \
      --waiting are refused with status 429 without being processed; clients beyond --connections wait for a free one. \
      A batch whose answers have more than \(ServerLimits(jobs: 1).batchAnswers >> 20) megabytes is refused with \
      status 413. Requests cannot name files. SIGTERM or Ctrl-C ends the server when current requests are answered; a second one, at once.

      EXAMPLES
        galley serve --port 8375
        galley serve --port 0 --jobs 1 --body-limit 4
        curl -H 'Content-Type: application/json' -d '{"text": "Hello", "width": 40}' http://localhost:8375/measure

      EXIT STATUS
        0  ended by SIGTERM or Ctrl-C
        2  wrong usage, or the port is in use
      """)

  @Option(parsing: .unconditional, help: ArgumentHelp("The port; 0 for any free one.", valueName: "n"))
  var port = 8_375

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many requests are answered at the same time. By default, one for each processor.", valueName: "n"))
  var jobs: Int?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many further requests may wait.", valueName: "n"))
  var waiting = 64

  @Option(parsing: .unconditional, help: ArgumentHelp("How many connections may be open at once.", valueName: "n"))
  var connections = 256

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The largest size of a body, in megabytes of 2^20 bytes.", valueName: "n"))
  var bodyLimit = 16

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The seconds within which a request must arrive, a batch must be answered, and an answer must be received. A single request "
        + "must be measured within a third of that.",
      valueName: "seconds"))
  var timeout = 30.0

  @OptionGroup var fontOptions: FontOptions

  package init() {}

  package func validate() throws {
    try JobCount.check(jobs)
    for (option, value, range) in [
      ("--port", port, 0...65_535), ("--waiting", waiting, 0...100_000), ("--connections", connections, 1...10_000),
      ("--body-limit", bodyLimit, 1...1_024),
    ] where !range.contains(value) {
      throw ValidationError("\(option) is \(value): expected \(range.lowerBound) to \(range.upperBound).")
    }
    guard timeout.isFinite, timeout >= 0.1, timeout <= 3_600 else {
      throw ValidationError("--timeout is \(timeout): expected 0.1 to 3600.")
    }
  }

  package func run() throws {
    let measurer = try TextMeasurer(fonts: try fontOptions.library())
    let limits = limits
    let description = MeasuringDescription.json(limits: limits)
    let service = MeasuringService(limits: limits, description: description) { request, isAwaited in
      let limit = LayoutLimit(seconds: limits.measuringSeconds, isAwaited: isAwaited)
      return request.withUnsafeBytes { measurer.answerLine($0, within: limit) }
    }
    let server = try LoopbackServer(port: port, limits: limits) { request, client in
      service.respond(to: request) { client.isWaiting }
    }
    let signals = try StopSignals { server.stop() }
    Terminal.print("Listening on \(server.address)")
    withExtendedLifetime(signals) { server.run() }
  }

  private var limits: ServerLimits {
    ServerLimits(
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, waiting: waiting,
      connections: min(connections, max(1, JobCount.openFileLimit - 64)), body: bodyLimit << 20, seconds: timeout)
  }
}
