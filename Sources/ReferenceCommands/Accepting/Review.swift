import CommandSupport
import Foundation
import Reports
import Snapshots

/// An interactive review of a run's groups, one at a time.
struct Review {
  private let run: RunToAccept
  private let terminal: ReviewTerminal
  private var counts: [ReviewAnswer: Int] = [:]
  private var isOver = false
  /// The outcome for the group before, for the next screen.
  private var lastLine: String?

  init(of run: RunToAccept, on terminal: ReviewTerminal) { (self.run, self.terminal) = (run, terminal) }

  /// Whether cases are left to deal with: rejected, skipped, or not rendered.
  var isIncomplete: Bool { counts.contains { $0.key != .accept && $0.value > 0 } }

  var totals: String {
    let parts = [ReviewAnswer.accept, .reject, .skip].compactMap { answer in
      counts[answer].map { "\($0) \(answer.done)" }
    }
    return parts.isEmpty ? "There is nothing to review." : parts.joined(separator: ", ")
  }

  /// - Throws: the error that keeps references from being written.
  mutating func askAll() throws {
    let groups = run.summary.groups
    for (index, group) in groups.enumerated() where !group[0].outcome.isRecorded {
      try ask(about: group, "\(index + 1) of \(groups.count)")
    }
  }

  private mutating func ask(about cases: [CaseResult], _ number: String) throws {
    guard !isOver else { return count(.skip, cases) }
    show(cases, number)
    let answers = ReviewAnswer.allCases.filter { $0 != .one || cases.count > 1 }
    while true {
      // The end of input counts as an answer.
      guard let text = terminal.answer(to: ReviewAnswer.keys(answers)) else { return end(cases) }
      switch ReviewAnswer(text, of: answers) {
      case .accept: if try accept(cases) { return }
      case .reject: return report(.reject, cases)
      case .skip: return report(.skip, cases)
      case .one:
        for (index, result) in cases.enumerated() {
          try ask(about: [result], "\(number), \(index + 1) of its \(cases.count)")
        }
        return
      case .quit: return end(cases)
      case .help, nil: for answer in answers { Terminal.printText(answer.explanation) }
      }
    }
  }

  private mutating func end(_ cases: [CaseResult]) {
    isOver = true
    count(.skip, cases)
  }

  private mutating func report(_ answer: ReviewAnswer, _ cases: [CaseResult]) {
    count(answer, cases)
    let line = "\(answer.done)\t\(run.summary.inShort(cases))"
    if terminal.hasScreens { lastLine = line } else { Terminal.print(line) }
  }

  private mutating func count(_ answer: ReviewAnswer, _ cases: [CaseResult]) {
    counts[answer, default: 0] += cases.count
  }

  /// Whether the references were written; if not, the reason has been printed.
  private mutating func accept(_ cases: [CaseResult]) throws -> Bool {
    do {
      try run.take(run.offers(cases))
    } catch let refusal as Refusal {
      refusal.report()
      return false
    }
    report(.accept, cases)
    return true
  }

  /// Shows a screen: what changed in which cases, a picture of the first, and the path of the one to open.
  private func show(_ cases: [CaseResult], _ number: String) {
    let first = cases[0]
    let title = "[\(number)] \(first.outcome.verdict.rawValue)\t\(run.summary.inShort(cases))"
    if let lastLine { Terminal.print(lastLine, onNewScreen: terminal.hasScreens) }
    Terminal.print(title, onNewScreen: terminal.hasScreens && lastLine == nil)
    for sentence in first.outcome.layout?.sentences ?? [first.outcome.details] where !sentence.isEmpty {
      Terminal.print("  \(sentence)")
    }
    if let pictures = terminal.pictures,
      let png = ChangePicture.png(of: ReportedPictures(first.outcome), read: { run.file($0, of: first) })
    {
      Terminal.printText(pictures.sequence(for: png))
    }
    if let path = run.pictures(of: first).last { Terminal.print("  \(run.shown(path))") }
  }
}
