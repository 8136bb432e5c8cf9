import TextLayout

/// The memory of a process that measures the whole grid with one engine.
struct MemoryBenchmark {
  private let texts: [CorpusText]

  init(_ arguments: Arguments) throws {
    texts = try CorpusText.load(from: arguments.required("corpus"), families: arguments.required("families"))
  }

  func run() throws -> [Figure] {
    let before = try peakMegabytes()
    let engine = TextLayoutEngine()
    var sum = 0.0
    for text in texts {
      MeasurementGrid.measure(text, text.paragraphs[...], with: engine) { _, measured in sum += measured.sum }
    }
    guard sum > 0 else { throw BenchmarkError.nothingMeasured }
    return [
      Figure(name: "measure.memory.fonts", value: before, unit: "MB"),
      Figure(name: "measure.memory", value: try peakMegabytes(), unit: "MB"),
    ]
  }
}

/// The peak memory of this process, in millions of bytes: `VmHWM`, including mapped files.
func peakMegabytes() throws -> Double { try megabytes("VmHWM:") }

/// The current memory of this process, in millions of bytes: `VmRSS`, including mapped files.
func residentMegabytes() throws -> Double { try megabytes("VmRSS:") }

private func megabytes(_ name: String) throws -> Double {
  let path = "/proc/self/status"
  let row = try contents(of: path).split(separator: "\n").first { $0.hasPrefix(name) }
  guard let kibibytes = row?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) }) else {
    throw BenchmarkError.noPeak(path: path)
  }
  return kibibytes * 1024 / 1e6
}
