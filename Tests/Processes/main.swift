import Foundation
import GalleyTesting
import HeadlessUIKit

/// A test process without a test framework: it compares views with the references of a store that other processes also
/// use, and prints what it has done. `TestProcessTests` starts many, and kills some.
///
///     galley-test-process check <store> <mode> <version> <first case> <cases>
///     galley-test-process memory <store> <cases>

/// The view of all processes: a card with a mark whose position depends on the version.
@MainActor func card(_ number: Int, version: Int) -> UIView {
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
  card.backgroundColor = .systemBackground
  let mark = UIView(frame: CGRect(x: 4 + version * 8, y: 4 + number % 8, width: 8, height: 8))
  mark.backgroundColor = .systemRed
  mark.accessibilityIdentifier = "mark"
  card.addSubview(mark)
  return card
}

@MainActor func verify(
  _ number: Int, version: Int, in store: String, _ mode: SnapshotTestingConfiguration.Record,
  _ categories: ContentSizeCategories
) -> String? {
  verifySnapshot(
    of: card(number, version: version), as: .image(categories: categories), named: "case \(number)", record: mode,
    snapshotDirectory: store, testName: "card()")
}

/// The process's memory in kB: current and peak.
func memory() throws -> [String] {
  let status = try String(contentsOf: URL(fileURLWithPath: "/proc/self/status"), encoding: .utf8)
  return ["VmRSS:", "VmHWM:"].map { key in
    let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
    let words = line?.split(whereSeparator: \.isWhitespace) ?? []
    return words.count > 1 ? String(words[1]) : "0"
  }
}

func print(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

let arguments = Array(CommandLine.arguments[1...])
switch arguments.first {
case "check" where arguments.count == 6:
  guard let mode = SnapshotTestingConfiguration.Record(rawValue: arguments[2]), let version = Int(arguments[3]),
    let first = Int(arguments[4]), let count = Int(arguments[5])
  else { exit(2) }
  for step in 0..<count {
    let number = (first + step) % count
    let message = verify(number, version: version, in: arguments[1], mode, [.large, .accessibilityLarge])
    print("\(number) \(message == nil ? "passed" : "failed")")
    if let message { FileHandle.standardError.write(Data("\(message)\n".utf8)) }
  }
case "memory" where arguments.count == 3:
  guard let cases = Int(arguments[2]) else { exit(2) }
  _ = verify(0, version: 0, in: arguments[1], .missing, .all)
  for done in stride(from: 12, through: cases, by: 12) {
    let message = verify(0, version: 0, in: arguments[1], .never, .all)
    if let message { print(message) }
    if done == 12 * (cases / 120) || done == 12 * (cases / 12) { print(try memory().joined(separator: " ")) }
  }
default:
  print("usage: see main.swift")
  exit(2)
}
