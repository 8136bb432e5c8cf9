package import ArgumentParser
import CommandSupport
import Foundation
import Glibc
import TextLayout
import TextMeasuring

package struct MeasureCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measure how large a text is, and where its lines break.",
    discussion: """
      The text is measured as a label with these settings sets it. Sizes are in points. Ranges count UTF-16 code units, as
      NSRange does.

      EXAMPLES
        galley measure "Hello" --style body --category AX3 --width 343
        galley measure "Guten Tag" --font RobotoSlab-Regular --size 17 --json
        galley measure "Settings and privacy" --category all --width 163 --width 343
        galley measure --jsonl < requests.jsonl > answers.jsonl

      galley strings checks all texts of strings files.
      """)

  @Argument(help: "The text. Put one that starts with '-' after '--', after all options.")
  var text: String?

  @Option(help: "A file with the text, in UTF-8, with or without a byte order mark; '-' for standard input.")
  var file: String?

  @OptionGroup(title: "The font") var font: MeasuredFontOptions

  @OptionGroup(title: "The label") var label: MeasuredLabelOptions

  @Option(
    name: .customLong("want"),
    help: ArgumentHelp(
      "What to print besides sizes and lines: hidden, missing, largestCategory, smallestWidth, largestFont; in JSON "
        + "also ink, carets and clusters.",
      discussion: "May be given several times."))
  var wants: [String] = []

  @Flag(help: "Print the answer as one line of JSON.")
  var json = false

  @Flag(help: "Answer JSON requests on standard input, one a line, in order. Blank lines get no answer.")
  var jsonl = false

  @Option(
    help: ArgumentHelp(
      "How many requests of --jsonl to measure at the same time. By default, one for each processor.", valueName: "n"))
  var jobs: Int?

  @OptionGroup var fontOptions: FontOptions

  package init() {}

  package func run() throws {
    if jsonl { return try answerStream() }
    let measurer = try TextMeasurer(fonts: font.library(fontOptions))
    let request = try request()
    let answer = try answered { () throws(MeasuringError) in try measurer.answer(request) }
    if json { return Terminal.printText(String(decoding: answer.json, as: UTF8.self)) }
    for row in MeasuredRows.rows(of: answer, request) { Terminal.print(row) }
  }

  private func request() throws -> MeasuringRequest {
    guard jobs == nil else { throw ValidationError("--jobs needs --jsonl.") }
    var request = MeasuringRequest(try inputText())
    request.font = try font.measuringFont()
    try label.apply(to: &request)
    // A table shows where words are broken.
    if !json, request.categories.count * max(1, request.widths.count) > 1 { request.want.insert(.hidden) }
    for want in wants {
      request.want.insert(
        try OptionValue.named(want, "--want", among: ResultKind.allCases, name: \.rawValue))
    }
    return request
  }

  private func inputText() throws -> String {
    switch (text, file) {
    case (let text?, nil): return text
    case (nil, let file?): return try MeasuredFile.text(file)
    case (nil, nil): throw ValidationError("No text was given. Pass it as an argument, or with --file.")
    case (_?, _?): throw ValidationError("A text was given both as an argument and with --file. Use one of them.")
    }
  }

  /// Runs a closure, and names mistakes in a request by their options.
  private func answered(
    _ answer: () throws(MeasuringError) -> MeasuringAnswer
  ) throws -> MeasuringAnswer {
    do throws(MeasuringError) { return try answer() } catch {
      guard let option = MeasuredLabelOptions.option(ofField: error.field) else {
        throw ValidationError(error.message)
      }
      throw ValidationError("\(option): \(error.message)")
    }
  }

  private func answerStream() throws {
    guard text == nil, file == nil else {
      throw ValidationError("--jsonl reads requests from standard input and takes no text argument.")
    }
    // A write to a closed pipe then fails with an error.
    signal(SIGPIPE, SIG_IGN)
    let measurer = try TextMeasurer(fonts: font.library(fontOptions))
    // The process ends with the stream: freeing the measurer's caches before would take a fortieth of its time.
    _ = Unmanaged.passRetained(measurer)
    let stream = MeasuringStream(measurer: measurer, jobs: try MeasuringJobs.count(jobs), output: STDOUT_FILENO)
    do {
      _ = try stream.run(STDIN_FILENO)
    } catch let error as RequestLines.ReadError {
      throw ValidationError("Standard input cannot be read: \(error).")
    } catch let error as MeasuringStream.WriteError {
      throw ValidationError("The answers cannot be written: \(error).")
    }
  }
}
