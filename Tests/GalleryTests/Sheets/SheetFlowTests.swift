import Testing

@testable import Gallery

@Suite struct SheetFlowTests {
  private let style = SheetStyle.paper

  private func places(_ parts: [SheetFlow.Part]) -> [[Double]] {
    SheetFlow(parts, style).places.map { [Double($0.page), $0.y] }
  }

  @Test func partsStandBelowEachOther() {
    let parts = [SheetFlow.Part(height: 50, gap: 9), .init(height: 100, gap: 10), .init(height: 1, gap: 2)]
    #expect(places(parts) == [[0, 0], [0, 60], [0, 162]])
  }

  @Test func whatHasNoRoomBeginsAPage() {
    let parts = [SheetFlow.Part(height: 300, gap: 0), .init(height: 300, gap: 10), .init(height: 100, gap: 10)]
    #expect(places(parts) == [[0, 0], [1, 0], [1, 310]])
  }

  @Test func aTitleStaysWithWhatItIsOf() {
    let parts = [
      SheetFlow.Part(height: 450, gap: 0), .init(height: 10, gap: 10, isTitle: true), .init(height: 300, gap: 10),
    ]
    #expect(places(parts) == [[0, 0], [1, 0], [1, 20]])
  }

  /// A4 is 595 points high in landscape, less two margins of 34; one of several pages has a line at the bottom.
  @Test func onePageIsFullToItsMargin() {
    #expect(SheetFlow.pageCount(of: [.init(height: 527, gap: 0)], style) == 1)
    #expect(SheetFlow.pageCount(of: [.init(height: 264, gap: 0), .init(height: 253, gap: 10)], style) == 1)
    #expect(SheetFlow.pageCount(of: [.init(height: 264, gap: 0), .init(height: 254, gap: 10)], style) == 2)
  }

  @Test func whatIsHigherThanAPageHasNoRoom() {
    #expect(SheetFlow.pageCount(of: [.init(height: 528, gap: 0)], style) == nil)
    #expect(SheetFlow.pageCount(of: [.init(height: 9, gap: 0), .init(height: 520, gap: 0)], style) == nil)
  }

  @Test func aScreenIsAsLongAsItsParts() {
    let parts = [SheetFlow.Part(height: 5_000, gap: 0), .init(height: 5_000, gap: 0)]
    #expect(SheetFlow(parts, .screen).places.last == .init(page: 0, y: 5_000))
    #expect(SheetFlow.pageCount(of: parts, .screen) == 9)
  }
}
