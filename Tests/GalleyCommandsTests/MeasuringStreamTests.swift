import Foundation
import Testing

/// `galley measure --jsonl`.
@Suite struct MeasuringStreamTests {
  private func answers(_ input: String, _ arguments: String...) async throws -> [String] {
    let workspace = try Workspace()
    try Data(input.utf8).write(to: workspace.url("requests.jsonl"))
    let run = try await workspace.run(["measure", "--jsonl"] + arguments, input: "requests.jsonl")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: ["1", "2", "7"]) func answersComeInOrder(jobs: String) async throws {
    let requests = (0..<2_000).map { index in
      index % 50 == 49
        ? "{\"id\": \(index), \"txt\": \"\"}" : "{\"id\": \(index), \"text\": \"Number \(index)\", \"width\": 40}"
    }
    let answers = try await answers(requests.joined(separator: "\n") + "\n", "--jobs", jobs)
    #expect(answers.count == 2_001 && answers.last == "")
    for (index, answer) in answers.dropLast().enumerated() {
      #expect(answer.hasPrefix("{\"id\":\(index),\"version\":1,\"" + (index % 50 == 49 ? "error" : "measurements")))
    }
  }

  @Test func anAnswerIsTheCommands() async throws {
    let requests: [(arguments: [String], json: String)] = [
      (["Hello there", "--width", "40"], #"{"text":"Hello there","width":40}"#),
      (
        ["Hi", "--font", "Roboto Slab", "--size", "20", "--category", "AX2", "--scale", "2"],
        #"{"text":"Hi","font":{"name":"Roboto Slab","size":20,"scaledWith":"body"},"category":"AX2","scale":2}"#
      ),
      (
        ["a b c", "--size", "12", "--weight", "bold", "--fixed", "--category", "AX2", "--line-spacing", "4"],
        #"{"text":"a b c","font":{"size":12,"weight":"bold"},"category":"AX2","lineSpacing":4}"#
      ),
      (
        ["one two three", "--width", "60", "--lines", "1", "--alignment", "center", "--want", "missing"],
        #"{"text":"one two three","width":60,"lines":1,"alignment":"center","want":["size","lines","missing"]}"#
      ),
      (
        ["x", "--category", "all", "--width", "60", "--width", "20", "--direction", "rightToLeft", "--bold-text"],
        #"{"text":"x","categories":"all","widths":[60,20],"direction":"rightToLeft","boldText":true}"#
      ),
    ]
    let answers = try await answers(requests.map(\.json).joined(separator: "\n"))
    for (request, answer) in zip(requests, answers) {
      let run = try await Workspace().run(["measure", "--json"] + request.arguments)
      #expect(run.output == answer + "\n", "\(request.arguments)")
    }
  }

  @Test func badLinesAreAnsweredAndTheStreamGoesOn() async throws {
    let answers = try await answers("{\n\u{0}\n{\"text\":\"a\"}\r\n[]")
    #expect(answers.count == 5)
    #expect(answers.map { $0.hasPrefix("{\"version\":1,\"error\"") } == [true, true, false, true, false])
  }

  @Test(arguments: ["", " \n"]) func aByteOrderMarkAtTheStartIsNoneOfTheFirstLine(blank: String) async throws {
    let line = "{\"text\":\"a\"}"
    let answers = try await answers("\u{FEFF}\(blank)\(line)\n\u{FEFF}\(line)")
    #expect(answers.map { $0.hasPrefix("{\"version\":1,\"error\"") } == [false, true, false])
    let plain = try await self.answers(line)
    #expect(answers.first == plain.first)
  }

  @Test func blankLinesHaveNoAnswer() async throws {
    let ids = [1, 2, 3].map { "{\"id\":\($0)," }
    let blank = String(repeating: " \t\r\n", count: 100_000)
    let answers = try await answers(blank + ids.map { $0 + "\"text\":\"a\"}\n\n" }.joined(separator: blank) + " ")
    #expect(answers.count == 4 && answers.last == "")
    for (answer, id) in zip(answers, ids) { #expect(answer.hasPrefix(id + "\"version\":1,\"measurements\"")) }
    #expect(try await self.answers("\n \r\n") == [""])
  }

  @Test func aLineThatIsTooLongIsPassedOver() async throws {
    let answers = try await answers("{\"text\":\"" + String(repeating: "a", count: 40 << 20) + "\"}\n{\"text\":\"\"}\n")
    #expect(answers.count == 3)
    #expect(answers[0].contains("The request is longer than 16777216 bytes."))
    #expect(answers[1].hasPrefix("{\"version\":1,\"measurements\""))
  }

  @Test func anEmptyInputHasNoAnswer() async throws {
    #expect(try await answers("") == [""])
  }

  @Test func anAnswerIsThereWhenTheInputPauses() async throws {
    let run = try await Workspace().shell(
      "mkfifo in out; exec 3<>in; $galley measure --jsonl <in >out & echo '{\"text\":\"a\"}' >&3; "
        + "head -n 1 <out; kill $!")
    #expect(run.output.hasPrefix("{\"version\":1,\"measurements\""), "\(run)")
  }

  @Test func aReaderThatGoesEndsItQuietly() async throws {
    let run = try await Workspace().shell(
      "yes '{\"text\":\"Hello\"}' 2>yes.txt | { $galley measure --jsonl; echo $? >status; } | head -n 3 | wc -l; cat status"
    )
    #expect(run.output.split(whereSeparator: \.isWhitespace) == ["3", "0"] && run.errors.isEmpty, "\(run)")
  }
}
