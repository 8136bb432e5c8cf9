import Testing
import TextLayout
import TextMeasuring

/// Ink, carets, characters and hits. TextLayout's tests check their values; these check that answers contain them.
@Suite struct PlaceTests {
  private func measured(_ request: MeasuringRequest) throws -> MeasuringAnswer.Measurement {
    try #require(try Measurers.shared.answer(request).measurements.first)
  }

  @Test func aWordHasACaretBeforeAndBehindEachCharacter() throws {
    var request = MeasuringRequest("e\u{301}a b", width: 300)
    request.want = [.size, .lines, .carets, .clusters]
    let measured = try measured(request)
    #expect(measured.carets.map(\.offset) == [0, 2, 3, 4, 5])
    #expect(measured.carets.first?.x == 0 && measured.carets.allSatisfy { $0.line == 0 })
    #expect(measured.clusters.map { $0.map(\.range) } == [[0..<2, 2..<3, 3..<4, 4..<5]])
    #expect(abs((measured.carets.last?.x ?? 0) - measured.size.width) < 1e-9)
  }

  @Test func aHitIsTheNearestCaret() throws {
    var request = MeasuringRequest("ab\ncd", width: 300)
    request.hits = [MeasuringPoint(x: -5, y: -5), MeasuringPoint(x: 1e6, y: 0), MeasuringPoint(x: 1e6, y: 1e6)]
    #expect(try measured(request).hits.map { $0?.offset } == [0, 2, 5])
    request.runs = [MeasuringRun("")]
    #expect(try measured(request).hits.count == 3)
  }

  @Test(arguments: [("and\nmore", 3, 1), ("\u{5D0}\u{5D1}\u{5D2}\n\u{5D3}\u{5D4}\u{5D5}", 3, 0), ("\nmore", 0, 0)])
  func aLineWhoseEndAnEllipsisStandsForHasACaretBeforeThat(text: String, end: Int, hit: Int) throws {
    var request = MeasuringRequest(text, width: 60)
    request.lines = 1
    request.want = [.carets, .clusters]
    request.hits = [MeasuringPoint(x: hit == 0 ? 0 : 28, y: 5), MeasuringPoint(x: hit == 0 ? 0 : 59, y: 5)]
    let measured = try measured(request)
    #expect(measured.carets.map(\.offset) == Array(0...end))
    #expect(measured.hits.map { $0?.offset } == [end, end])
    let last = try #require(measured.carets.last)
    #expect(measured.clusters[0].last.map { abs($0.trailingEdge - last.x) < 1e-9 } != false)
  }

  @Test func inkIsWithinTheLinesOfPlainText() throws {
    var request = MeasuringRequest("HEx", width: 300)
    request.want = [.ink]
    let measured = try measured(request)
    let ink = try #require(measured.ink)
    #expect(ink.x >= 0 && ink.width > 0 && ink.x + ink.width <= measured.size.width)
    #expect(ink.y > 0 && ink.y + ink.height <= measured.size.height)
    request.runs = [MeasuringRun("  ")]
    #expect(try self.measured(request).ink == nil)
  }

  @Test func theJSONHasThem() throws {
    let line = #"{"text":"ab","width":50,"want":["ink","carets","clusters"],"hit":[[0,0],[99,0]]}"#
    let answer = String(decoding: try Measurers.shared.answerLine(Array(line.utf8)), as: UTF8.self)
      .replacing(/[0-9]+\.[0-9]+/, with: "_")
    let places =
      #""ink":{"x":_,"y":_,"width":_,"height":_},"carets":[{"offset":0,"line":0,"x":0},{"offset":1,"line":0,"x":_},"#
      + #"{"offset":2,"line":0,"x":_}],"clusters":[[{"range":[0,1],"x":0,"width":_,"isRightToLeft":false},"#
      + #"{"range":[1,2],"x":_,"width":_,"isRightToLeft":false}]],"#
      + #""hits":[{"offset":0,"line":0,"x":0},{"offset":2,"line":0,"x":_}]"#
    #expect(answer.contains(places), "\(answer)")
    let wrong = #"{"text":"ab","hit":[[0]]}"#
    let error = String(decoding: try Measurers.shared.answerLine(Array(wrong.utf8)), as: UTF8.self)
    #expect(error.contains(#""message":"Expected two numbers, x and y.","field":"hit[0]","line":1,"column":21"#))
  }
}
