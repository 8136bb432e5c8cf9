package import ArgumentParser
import CommandSupport
import ImageComparison

package struct DiffCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare two PNG files, or two folders of them, pixel by pixel.",
    discussion: """
      Says how many pixels differ, by how much, how close together, and where. Files of any PNG kind are compared as \
      sRGB with 8 bits; pixels that only one of the pictures has differ. In folders, files of one path are compared; \
      hidden files and links to folders are left out.

      EXAMPLES
        galley diff before.png after.png
        galley diff before.png after.png --output difference.png --picture amplified
        galley diff before after --output differences     two folders
        galley diff before.png after.png --threshold 0.1 --json

      PICTURES
        overlay       the first picture faded, what differs in red
        side-by-side  the first picture, the overlay, the second picture
        amplified     how much each channel differs, on black; one level is seen

      THRESHOLD
        Every difference counts unless --threshold is given. Then a pixel counts
        whose colours are further apart than 35215 t² in YIQ and that smooths no
        edge, as in PyPI's pixelmatch 0.3 and 0.4. That hides much: of a block of
        text that moved by a pixel, one differing pixel in thirty may count.

      EXIT STATUS
        0  equal, or within the threshold
        1  different, or only on one side
        2  wrong usage, or something cannot be read or written
      """)

  @Argument(help: "A PNG file, or a folder of them, as it should be.")
  var expected: String

  @Argument(help: "Another one, as it is.")
  var actual: String

  @Option(
    help: ArgumentHelp(
      "Where the picture of the difference goes: a file, new or a PNG that may be replaced; of folders a new or empty "
        + "folder, which gets a picture of each two files that differ.", valueName: "path"))
  var output: String?

  @Option(help: ArgumentHelp("What --output shows.", valueName: "overlay|side-by-side|amplified"))
  var picture: DifferencePicture?

  @Option(parsing: .unconditional, help: ArgumentHelp("Count by pixelmatch's metric, from 0 to 1.", valueName: "t"))
  var threshold: Double?

  @Flag(help: "Print one line of JSON for each two files.")
  var json = false

  package init() {}

  package func validate() throws {
    if let threshold, !(0...1).contains(threshold) {
      throw ValidationError("--threshold is \(threshold): expected 0 <= t <= 1.")
    }
    guard picture == nil || output != nil else {
      throw ValidationError("--picture needs --output. Name a file or a folder with --output.")
    }
  }

  package func run() throws {
    let inputs = try DiffInputs(expected: expected, actual: actual)
    let pairs = try inputs.pairs()
    let output = output.map { DiffOutput(path: $0, kind: picture ?? .overlay, isFolder: inputs.areFolders) }
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

extension DifferencePicture: ExpressibleByArgument {}
