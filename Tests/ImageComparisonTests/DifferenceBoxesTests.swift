import Raster
import TestSupport
import Testing

@testable import ImageComparison

@Suite struct DifferenceBoxesTests {
  private typealias Place = DifferenceBoxes.Place

  private func white(_ width: Int, _ height: Int, black: [(x: Int, y: Int)] = []) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.pixels.update(repeating: 0xFFFF_FFFF)
    for place in black { bitmap.pixels[place.y * width + place.x] = 0xFF00_0000 }
    return bitmap
  }

  private func boxes(_ width: Int, _ height: Int, _ places: [(x: Int, y: Int)]) throws -> DifferenceBoxes {
    ImageComparison.boxes(expected: try white(width, height), actual: try white(width, height, black: places))
  }

  private func place(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ count: Int) -> Place {
    Place(box: .init(x: x, y: y, width: width, height: height), differingPixels: count)
  }

  @Test func equalPicturesHaveNone() throws {
    let boxes = try boxes(100, 3, [])
    #expect(boxes.places.isEmpty && boxes.rest == nil)
  }

  @Test func pixelsThatFitIntoAWindowOfEightBelongTogether() throws {
    #expect(try boxes(200, 30, [(100, 10), (107, 17)]).places == [place(100, 10, 8, 8, 2)])
    #expect(try boxes(200, 30, [(107, 10), (100, 17)]).places == [place(100, 10, 8, 8, 2)])
    #expect(try boxes(200, 30, [(100, 10), (108, 10)]).places == [place(100, 10, 1, 1, 1), place(108, 10, 1, 1, 1)])
    #expect(try boxes(200, 30, [(100, 18), (100, 10)]).places == [place(100, 10, 1, 1, 1), place(100, 18, 1, 1, 1)])
  }

  @Test func whatOnlyALowerPixelJoinsIsOnePlace() throws {
    let left = (0..<20).map { (x: 10, y: $0) }
    let right = (0..<20).map { (x: 30, y: $0) }
    #expect(try boxes(64, 40, left + right).places.count == 2)
    let bridge = (10...30).map { (x: $0, y: 20) }
    #expect(try boxes(64, 40, left + right + bridge).places == [place(10, 0, 21, 21, 61)])
  }

  @Test func placesAreWhatJoiningPairByPairFinds() throws {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let (width, height) = (1 + random.number(90), 1 + random.number(90))
      let places = (0..<(1 + random.number(50))).map { _ in (x: random.number(width), y: random.number(height)) }
      #expect(try boxes(width, height, places) == DifferenceBoxes(joined(places)), "seed \(seed)")
    }
  }

  /// The definition, pixel by pixel.
  private func joined(_ places: [(x: Int, y: Int)]) -> [Place] {
    var left = Dictionary(places.map { ([$0.x, $0.y], $0) }) { first, _ in first }
    var found: [Place] = []
    while let first = left.first {
      left[first.key] = nil
      var group = [first.value]
      var index = 0
      while index < group.count {
        let near = left.filter { abs($0.value.x - group[index].x) <= 7 && abs($0.value.y - group[index].y) <= 7 }
        for one in near { left[one.key] = nil }
        group += near.values
        index += 1
      }
      let (xs, ys) = (group.map(\.x), group.map(\.y))
      let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
      found.append(place(x, y, (xs.max() ?? 0) - x + 1, (ys.max() ?? 0) - y + 1, group.count))
    }
    return found
  }

  @Test func theSmallestOfTooManyAreTheRest() throws {
    // 40 places of one pixel in rows of 10, and one with two pixels, the last.
    let dots = (0..<40).map { (x: $0 % 10 * 20, y: $0 / 10 * 20) }
    let boxes = try boxes(220, 100, dots + [(x: 200, y: 90), (x: 201, y: 90)])
    #expect(boxes.places.count == DifferenceBoxes.mostPlaces)
    #expect(boxes.places.last == place(200, 90, 2, 1, 2))
    #expect(boxes.places.dropLast() == dots.prefix(31).map { place($0.x, $0.y, 1, 1, 1) }[...])
    #expect(
      boxes.rest == .init(placeCount: 9, box: .init(x: 20, y: 60, width: 161, height: 1), differingPixels: 9))
  }

  @Test func whatOnlyOnePictureHasDiffers() throws {
    let boxes = ImageComparison.boxes(expected: try white(40, 10), actual: try white(20, 30))
    #expect(boxes.places == [place(0, 0, 40, 30, 20 * 10 + 40 * 20)])
    let wider = ImageComparison.boxes(expected: try white(20, 10), actual: try white(25, 10))
    #expect(wider.places == [place(20, 0, 5, 10, 50)])
  }
}
