import ArgumentParser
import Foundation
import Glibc
import TextLayout
import TextMeasuring

struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Say how wide and how tall a text is, and where its lines break.",
    discussion: """
      The text is measured as a label of these settings sets it. Sizes are in points. Ranges count UTF-16 code units, as
      NSRange does.

      EXAMPLES
        galley measure "Hello" --style body --category AX3 --width 343
        galley measure "Guten Tag" --font RobotoSlab-Regular --size 17 --json
        galley measure "Settings and privacy" --category all --width 163 --width 343
        galley measure --jsonl < requests.jsonl > answers.jsonl
      """)

  @Argument(help: "The text. One that starts with '-' goes behind '--', after all options.")
  var text: String?

  @Option(help: "A file with the text, in UTF-8; '-' for standard input.")
  var file: String?

  @OptionGroup(title: "The font") var font: MeasuredFontOptions

  @OptionGroup(title: "The label") var label: MeasuredLabelOptions

  @Option(
    name: .customLong("want"),
    help: ArgumentHelp(
      "What to say beside sizes and lines: hidden, missing, largestCategory, smallestWidth, largestFont; in the JSON "
        + "ink, carets and clusters, too.",
      discussion: "May be given several times."))
  var wants: [String] = []

  @Flag(help: "Print the answer as one line of JSON.")
  var json = false

  @Flag(help: "Answer requests of JSON on standard input, a line each, in their order.")
  var jsonl = false

  @Option(help: "How many requests of --jsonl are answered at the same time: one for each processor unless given.")
  var jobs: Int?

  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    if jsonl { return try answerStream() }
    let measurer = try TextMeasurer(fonts: font.library(fontOptions))
    let request = try request()
    let answer = try answered { () throws(MeasuringError) in try measurer.answer(request) }
    if json { return Terminal.printText(String(decoding: answer.json, as: UTF8.self)) }
    for row in MeasuredRows.rows(of: answer, request) { Terminal.print(row) }
  }

  private func request() throws -> MeasuringRequest {
    guard jobs == nil else { throw ValidationError("--jobs is for --jsonl.") }
    var request = MeasuringRequest(try wholeText())
    request.font = try font.measuringFont()
    try label.apply(to: &request)
    // A table says where words are broken.
    if !json, request.categories.count * max(1, request.widths.count) > 1 { request.want.insert(.hidden) }
    for want in wants {
      request.want.insert(
        try OptionValue.named(want, "--want", among: MeasuringWant.allCases, name: \.rawValue))
    }
    return request
  }

  private func wholeText() throws -> String {
    switch (text, file) {
    case (let text?, nil): return text
    case (nil, let file?): return try MeasuredFile.text(file)
    case (nil, nil): throw ValidationError("There is no text: give it as an argument, or with --file.")
    case (_?, _?): throw ValidationError("There are two texts: give one as an argument, or one with --file.")
    }
  }

  /// Mistakes are named by their options.
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
      throw ValidationError("--jsonl takes requests from standard input: a text is none.")
    }
    let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    guard (1...1024).contains(jobs) else { throw ValidationError("--jobs is \(jobs): expected 1 to 1024.") }
    // A write that nobody reads fails.
    signal(SIGPIPE, SIG_IGN)
    let stream = MeasuringStream(
      measurer: try TextMeasurer(fonts: font.library(fontOptions)), jobs: jobs, output: STDOUT_FILENO)
    do {
      _ = try stream.run(STDIN_FILENO)
    } catch let error as RequestLines.ReadError {
      throw ValidationError("Standard input cannot be read: \(error).")
    } catch let error as MeasuringStream.WriteError {
      throw ValidationError("The answers cannot be written: \(error).")
    }
  }
}
