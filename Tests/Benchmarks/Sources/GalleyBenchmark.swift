import Foundation

/// Measures Galley: see `../README.md` for what is measured; `scripts/benchmark` runs it next to other programs.
@main
@MainActor
struct GalleyBenchmark {
  static func main() {
    do {
      try run(Arguments(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ arguments: Arguments) throws {
    let figures =
      switch arguments.command {
      case "measure": try MeasureBenchmark(arguments).run()
      case "requests": try RequestBenchmark(arguments).run()
      case "memory": try MemoryBenchmark(arguments).run()
      case "length": try LengthBenchmark(arguments).run()
      case "render": try RenderBenchmark(arguments).run()
      case "layers": try LayerBenchmark(arguments).run()
      case "layered-screen": try LayeredScreenBenchmark(arguments).run()
      case "difference": try DifferenceBenchmark(arguments).run()
      case "assertion": try AssertionBenchmark(arguments).run()
      case "screens": try PhoneScreensBenchmark(arguments).run()
      case "grouping": try GroupingBenchmark(arguments).run()
      case "merge": try MergeBenchmark(arguments).run()
      case "solver": try SolverBenchmark(arguments).run()
      case "collection": try CollectionBenchmark(arguments).run()
      case "compositional": try CompositionalBenchmark(arguments).run()
      case "documents": try DocumentsBenchmark(arguments).run()
      case "form": try FormBenchmark(arguments).run()
      case "swiftui": try SwiftUIBenchmark(arguments).run()
      case "tab-screen": try TabScreenBenchmark(arguments).run()
      case "text-view": try TextViewBenchmark(arguments).run()
      case "table": try TableBenchmark(arguments).run()
      case "strings": try StringsBenchmark(arguments).run()
      case "typography": try TypographyBenchmark(arguments).run()
      case "growth": try GrowthBenchmark(arguments).run()
      case "extremes": try ExtremesBenchmark(arguments).run()
      default: throw BenchmarkError.usage
      }
    let lines = figures.map { "\($0.name)\t\($0.text)\t\($0.unit)\n" }.joined()
    FileHandle.standardOutput.write(Data(lines.utf8))
  }
}

/// One line of output.
struct Figure {
  var name: String
  var value: Double
  var unit: String

  /// Two decimals below 100, none above.
  var text: String {
    value < 100 ? String((value * 100).rounded() / 100) : String(Int(value.rounded()))
  }
}

/// The reason why nothing could be measured.
enum BenchmarkError: Error {
  case usage
  case missing(option: String)
  case notACount(option: String, text: String)
  case unreadable(path: String)
  case noTexts(path: String)
  case noFamilies(language: String)
  case noFont(family: String)
  case noText(language: String)
  case noPeak(path: String)
  case conflict(shape: String)
  case nothingMeasured
  case unexpected(case: String, verdict: String)
  case assertion(String)
  case groups(Int)
}

extension BenchmarkError: CustomStringConvertible {
  var description: String {
    switch self {
    case .usage:
      """
      expected one of these, with --divide N for an Nth of the work
        galley-benchmark measure --corpus DIR --families FILE [--rounds N] [--lines FILE] [--runs FILE]
                [--part grid|cold|relayout]
        galley-benchmark requests --corpus DIR --families FILE [--rounds N]
        galley-benchmark memory --corpus DIR --families FILE
        galley-benchmark length --corpus DIR --families FILE
        galley-benchmark render --text FILE [--rounds N]
        galley-benchmark layers --text FILE [--rounds N]
        galley-benchmark layered-screen [--rounds N]
        galley-benchmark difference [--pairs DIR]
        galley-benchmark assertion --text FILE [--rounds N]
        galley-benchmark screens --part record|unchanged|failing --folder DIR
        galley-benchmark grouping --text FILE
        galley-benchmark merge
        galley-benchmark solver [--shapes FILE] [--growth yes] [--layout NAME]
        galley-benchmark collection [--part cards|many|growth] [--layout flow|grid|waterfall] [--cards N]
        galley-benchmark compositional [--rounds N]
        galley-benchmark swiftui [--rounds N]
        galley-benchmark tab-screen [--rounds N]
        galley-benchmark form [--rounds N] [--kind all|label|field|switch|slider|segments|stepper|button|date]
        galley-benchmark documents [--documents DIR] [--rounds N]
        galley-benchmark text-view [--rounds N]
        galley-benchmark table [--part rows|many|snapshots|updates] [--rows N]
        galley-benchmark strings --corpus DIR
        galley-benchmark typography
        galley-benchmark growth --corpus DIR [--work NAME]
        galley-benchmark extremes --case \(ExtremesBenchmark.cases.joined(separator: "|"))
      """
    case .missing(let option): "--\(option) is missing."
    case .notACount(let option, let text): "--\(option) takes a number from 1, not '\(text)'."
    case .unreadable(let path): "'\(path)' cannot be read as UTF-8."
    case .noTexts(let path): "'\(path)' holds no .txt file."
    case .noFamilies(let language): "no font families are given for '\(language)'."
    case .noFont(let family): "the bundled fonts hold no family '\(family)'."
    case .noText(let language): "the corpus holds no '\(language).txt'."
    case .noPeak(let path): "'\(path)' does not say how much memory this process has had."
    case .conflict(let shape): "the constraints of '\(shape)' contradict each other."
    case .nothingMeasured: "nothing was measured."
    case .unexpected(let name, let verdict): "\(name) came out as '\(verdict)', which is not what is measured."
    case .assertion(let message): "an assertion came out otherwise than what is measured: \(message)"
    case .groups(let count): "the changed cards came out as \(count) groups, and each scene is one."
    }
  }
}
