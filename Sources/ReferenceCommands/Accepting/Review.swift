import CommandSupport
import Foundation
import Snapshots

/// An interactive review of a run's groups.
struct Review {
  private enum Answer: String, CaseIterable {
    case accept, reject, skip, one, quit

    /// Reads an answer by its name or a prefix of it.
    init?(_ text: String) {
      let word = text.trimmingCharacters(in: .whitespaces).lowercased()
      guard !word.isEmpty, let answer = Answer.allCases.first(where: { $0.rawValue.hasPrefix(word) }) else {
        return nil
      }
      self = answer
    }
  }

  private let run: RunToAccept
  private let terminal: PictureTerminal?
  private var counts: [Answer: Int] = [:]
  private var isOver = false

  init(of run: RunToAccept, showing terminal: PictureTerminal?) {
    (self.run, self.terminal) = (run, terminal)
  }

  /// Whether cases are left to deal with: rejected, skipped, or not rendered.
  var isIncomplete: Bool { counts.contains { $0.key != .accept && $0.value > 0 } }

  var totals: String {
    let parts = [(Answer.accept, "accepted"), (.reject, "rejected"), (.skip, "skipped")].compactMap { answer, word in
      counts[answer].map { "\($0) \(word)" }
    }
    return parts.isEmpty ? "There is nothing to review." : parts.joined(separator: ", ")
  }

  /// - Throws: the error that keeps references from being written.
  mutating func askAll() throws {
    let groups = run.summary.groups.filter { group in !group[0].outcome.isRecorded }
    for (index, group) in groups.enumerated() {
      try ask(about: group, "\(index + 1) of \(groups.count)")
    }
  }

  private mutating func ask(about cases: [CaseResult], _ number: String) throws {
    guard !isOver else { return count(.skip, cases) }
    show(cases, number)
    while true {
      let hasSeveral = cases.count > 1
      Terminal.printText("accept, reject, skip\(hasSeveral ? ", one by one" : ""), quit?")
      // The end of input counts as an answer.
      guard let line = readLine() else { return end(cases) }
      switch Answer(line) {
      case .accept: if try accept(cases) { return }
      case .reject: return count(.reject, cases)
      case .skip: return count(.skip, cases)
      case .one where hasSeveral:
        for (index, result) in cases.enumerated() {
          try ask(about: [result], "\(number), \(index + 1) of its \(cases.count)")
        }
        return
      case .quit: return end(cases)
      case .one, nil: Terminal.printText("a, r, s\(hasSeveral ? ", o" : "") or q")
      }
    }
  }

  private mutating func end(_ cases: [CaseResult]) {
    isOver = true
    count(.skip, cases)
  }

  private mutating func count(_ answer: Answer, _ cases: [CaseResult]) { counts[answer, default: 0] += cases.count }

  /// Whether the references were written; if not, the reason has been printed.
  private mutating func accept(_ cases: [CaseResult]) throws -> Bool {
    do {
      try run.take(run.offers(cases))
    } catch let refusal as Refusal {
      refusal.report()
      return false
    }
    count(.accept, cases)
    return true
  }

  private func show(_ cases: [CaseResult], _ number: String) {
    let first = cases[0]
    Terminal.print("[\(number)] \(first.outcome.verdict.rawValue)\t\(run.summary.inShort(cases))")
    for sentence in first.outcome.layout?.sentences ?? [] { Terminal.print("  \(sentence)") }
    if first.outcome.layout == nil { Terminal.print("  \(first.outcome.details)") }
    for result in cases {
      for picture in run.pictures(of: result) { Terminal.print("  \(run.shown(picture))") }
    }
    guard let terminal, let picture = run.pictures(of: first).last, let png = run.file(picture, of: first) else {
      return
    }
    Terminal.printText(terminal.sequence(for: png))
  }
}
