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
      Listens on 127.0.0.1 alone, prints its address on one line, and answers

        POST /measure          one request as JSON
        POST /measure/batch    a JSON array of requests, or a line each (application/x-ndjson); answers come in order,
                               and blank lines have none
        GET /health            whether it answers, however much there is to measure
        GET /openapi.json      all of this for programs

      A request that cannot be answered has an object with "error" as its answer, and the status 400. What is more than \
      can wait is refused with status 429 and done nothing with; more clients than connections wait until one is free. \
      A batch whose answers have more than \(ServerLimits(jobs: 1).batchAnswers >> 20) megabytes is refused with \
      status 413. No request names a file. SIGTERM or Ctrl-C ends it as soon as what was asked is answered; once more, at once.

      EXAMPLES
        galley serve --port 8375
        galley serve --port 0 --jobs 1 --body-limit 4
        curl -H 'Content-Type: application/json' -d '{"text": "Hello", "width": 40}' http://localhost:8375/measure

      EXIT STATUS
        0  ended by SIGTERM or Ctrl-C
        2  wrong usage, or the port is in use
      """)

  @Option(parsing: .unconditional, help: ArgumentHelp("The port; 0 for any that is free.", valueName: "n"))
  var port = 8_375

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Requests that are answered at the same time. By default, one for each processor.", valueName: "n"))
  var jobs: Int?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Requests beyond those that wait for their turn.", valueName: "n"))
  var waiting = 64

  @Option(parsing: .unconditional, help: ArgumentHelp("Connections that are open at once.", valueName: "n"))
  var connections = 256

  @Option(parsing: .unconditional, help: ArgumentHelp("The most megabytes of a body, 2^20 bytes each.", valueName: "n"))
  var bodyLimit = 16

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The seconds in which a request has to arrive, a batch to be answered, and an answer to be taken. A single request "
        + "has to be measured in a third of them.",
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
    let server = try LoopbackServer(port: port, limits: limits) { service.respond(to: $0, isAwaited: $1) }
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
