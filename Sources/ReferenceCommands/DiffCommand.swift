package import ArgumentParser
import CommandSupport

package struct DiffCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare two PNG files, or two folders of them, pixel by pixel.",
    discussion: """
      Prints how many pixels differ, by how much, how close together, and where. PNG files of any kind are compared as \
      sRGB with 8 bits per channel; pixels that only one of the pictures has count as different. In folders, files with \
      the same path are compared; hidden files and links to folders are ignored.

      EXAMPLES
        galley diff before.png after.png
        galley diff before.png after.png --output difference.png --difference amplified
        galley diff before after --output differences     two folders
        galley diff before.png after.png --threshold 0.1 --json

      \(DifferenceOption.explanation)

      THRESHOLD
        Every difference counts unless --threshold is given. Then a pixel counts
        only if its colours are more than 35215 t² apart in YIQ and it is not part
        of an antialiased edge, as in PyPI's pixelmatch 0.3 and 0.4. That hides a
        lot: if a block of text moves by a pixel, only one in thirty differing
        pixels may count.

      EXIT STATUS
        0  equal, or within the threshold
        1  different, or only on one side
        2  wrong usage, or something cannot be read or written
      """)

  @Argument(help: "The expected PNG file, or a folder of PNG files.")
  var expected: String

  @Argument(help: "The actual PNG file or folder.")
  var actual: String

  @Option(
    help: ArgumentHelp(
      "Where to write the picture of the difference: a new file, or a PNG file to replace; for folders a new or empty "
        + "folder, which gets a picture for each pair of files that differ.", valueName: "path"))
  var output: String?

  @OptionGroup var differenceOption: DifferenceOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Count differences by pixelmatch's metric, from 0 to 1.", valueName: "t"))
  var threshold: Double?

  @Flag(help: "Print one line of JSON for each pair of files.")
  var json = false

  package init() {}

  package func validate() throws {
    if let threshold, !(0...1).contains(threshold) {
      throw ValidationError("--threshold is \(threshold): expected 0 <= t <= 1.")
    }
    guard differenceOption.difference == nil || output != nil else {
      throw ValidationError("--difference needs --output. Name a file or a folder with --output.")
    }
  }

  package func run() throws {
    let inputs = try DiffInputs(expected: expected, actual: actual)
    let pairs = try inputs.pairs()
    let output = output.map { DiffOutput(path: $0, kind: differenceOption.kind, isFolder: inputs.areFolders) }
    try output?.check(against: inputs)
    var summary = DiffSummary(inputs)
    for pair in pairs {
      let comparison = try compare(pair, isOneOfMany: inputs.areFolders, output: output)
      summary.count(comparison)
      try report(comparison, isOneOfMany: inputs.areFolders)
    }
    if inputs.areFolders, !json { Terminal.print(summary.line) }
    if let status = summary.status { throw status }
  }

  /// - Parameter isOneOfMany: whether a file that cannot be read is reported with the others, instead of thrown.
  private func compare(_ pair: PicturePair, isOneOfMany: Bool, output: DiffOutput?) throws(DiffError) -> PairComparison
  {
    do throws(DiffError) {
      return try PairComparison(pair, threshold: threshold, output: output)
    } catch {
      guard isOneOfMany else { throw error }
      return PairComparison(pair: pair, finding: .unreadable(reason: error.description))
    }
  }

  private func report(_ comparison: PairComparison, isOneOfMany: Bool) throws {
    if json { return Terminal.printText(try comparison.jsonLine()) }
    for line in comparison.lines(isOneOfMany: isOneOfMany) { Terminal.print(line) }
  }
}
