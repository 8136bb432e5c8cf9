package import ArgumentParser
import CommandSupport
import Foundation
import Glibc
import LocalizedStrings
import StringsChecking
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
        galley measure --strings Localizable.xcstrings --rules rules.yaml
        galley measure --strings App --pseudo --language en --width 163 --lines 2
      """)

  @Argument(help: "The text. Put one that starts with '-' after '--', behind all options.")
  var text: String?

  @Option(help: "A file with the text, in UTF-8, with or without a byte order mark; '-' for standard input.")
  var file: String?

  @OptionGroup(title: "The font") var font: MeasuredFontOptions

  @OptionGroup(title: "The label") var label: MeasuredLabelOptions

  @Option(
    name: .customLong("want"),
    help: ArgumentHelp(
      "What to print beside sizes and lines: hidden, missing, largestCategory, smallestWidth, largestFont; in JSON "
        + "also ink, carets and clusters.",
      discussion: "May be given several times."))
  var wants: [String] = []

  @OptionGroup(title: "Files of strings") var strings: StringsOptions

  @Flag(help: "Print the answer as one line of JSON; with --strings, the findings as a JSON document.")
  var json = false

  @Flag(help: "Answer JSON requests on standard input, one a line, in order. Blank lines get no answer.")
  var jsonl = false

  @Option(
    help: ArgumentHelp(
      "How many requests of --jsonl, or texts of --strings, to measure at the same time: one for each processor unless "
        + "given."))
  var jobs: Int?

  @OptionGroup var fontOptions: FontOptions

  package init() {}

  package func run() throws {
    if let path = strings.strings { return try checkStrings(path) }
    if let option = strings.given { throw ValidationError("\(option) needs --strings.") }
    if jsonl { return try answerStream() }
    let measurer = try TextMeasurer(fonts: font.library(fontOptions))
    let request = try request()
    let answer = try answered { () throws(MeasuringError) in try measurer.answer(request) }
    if json { return Terminal.printText(String(decoding: answer.json, as: UTF8.self)) }
    for row in MeasuredRows.rows(of: answer, request) { Terminal.print(row) }
  }

  private func request() throws -> MeasuringRequest {
    guard jobs == nil else { throw ValidationError("--jobs needs --jsonl or --strings.") }
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
    let stream = MeasuringStream(
      measurer: try TextMeasurer(fonts: font.library(fontOptions)), jobs: try jobCount(), output: STDOUT_FILENO)
    do {
      _ = try stream.run(STDIN_FILENO)
    } catch let error as RequestLines.ReadError {
      throw ValidationError("Standard input cannot be read: \(error).")
    } catch let error as MeasuringStream.WriteError {
      throw ValidationError("The answers cannot be written: \(error).")
    }
  }

  private func jobCount() throws -> Int {
    let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    guard (1...1024).contains(jobs) else { throw ValidationError("--jobs is \(jobs): expected 1 to 1024.") }
    return jobs
  }
}

extension MeasureCommand {
  private func checkStrings(_ path: String) throws {
    guard text == nil, file == nil, !jsonl, wants.isEmpty else {
      throw ValidationError("--strings cannot be combined with a text, --file, --jsonl or --want.")
    }
    guard strings.rules == nil || !label.isGiven && !font.isGiven else {
      throw ValidationError("--rules describes the labels, so it cannot be combined with fonts, --width or --lines.")
    }
    let check = StringsCheck(
      path: path, options: strings, label: try checkedLabel(), categories: try label.categories(),
      jobs: try jobCount())
    let report = try check.report(by: try TextMeasurer(fonts: font.library(fontOptions)))
    try StringsOutput(options: strings, isJSON: json).write(report)
    if report.fails { throw ExitStatus.review }
  }

  /// The label described by the options; nil if rules describe it.
  private func checkedLabel() throws -> CheckedLabel? {
    guard strings.rules == nil else { return nil }
    var template = MeasuringRequest("", font: try font.measuringFont())
    try label.apply(to: &template)
    template.categories = try label.categories() ?? MeasuringCategory.allCases
    template.want = CheckedLabel.wants
    return CheckedLabel(template: template)
  }
}
