import Drawing
import Foundation
import Testing

@Suite struct OutlineTests {
  private func square(_ side: Double) -> Outline {
    Outline([
      .move(to: .zero), .line(to: CGPoint(x: side, y: 0)), .line(to: CGPoint(x: side, y: side)),
      .line(to: CGPoint(x: 0, y: side)), .close,
    ])
  }

  // MARK: Trimming

  @Test func halfOfASquareEndsAtItsThirdCorner() {
    let half = square(40).trimmed(from: 0, to: 0.5)
    #expect(half.elements == [.move(to: .zero), .line(to: CGPoint(x: 40, y: 0)), .line(to: CGPoint(x: 40, y: 40))])
  }

  /// From three eighths on: from the middle of the second side; the closing line counts.
  @Test func thePartOfASquareBetweenTwoShares() {
    let part = square(40).trimmed(from: 0.375, to: 0.875)
    #expect(
      part.elements == [
        .move(to: CGPoint(x: 40, y: 20)), .line(to: CGPoint(x: 40, y: 40)), .line(to: CGPoint(x: 0, y: 40)),
        .line(to: CGPoint(x: 0, y: 20)),
      ])
  }

  @Test func nothingOrEverything() {
    #expect(square(9).trimmed(from: 0, to: 1) == square(9))
    #expect(square(9).trimmed(from: -3, to: 7) == square(9))
    for (start, end) in [(0.5, 0.5), (0.7, 0.2), (1, 2), (0, 0), (-1, -0.5), (.nan, 0.5), (0.2, .nan)] {
      #expect(square(9).trimmed(from: start, to: end).elements.isEmpty, "\(start) to \(end)")
    }
    #expect(Outline([]).trimmed(from: 0, to: 0.5).elements.isEmpty)
    #expect(Outline([.move(to: .zero), .line(to: .zero)]).trimmed(from: 0, to: 0.5).elements.isEmpty)
  }

  /// Two contours share their lengths: 10 and 30.
  @Test func contoursAreOneLength() {
    func bar(_ y: Double, _ length: Double) -> [Outline.Element] {
      [.move(to: CGPoint(x: 0, y: y)), .line(to: CGPoint(x: length, y: y))]
    }
    let part = Outline(bar(0, 10) + bar(5, 30), usesEvenOddRule: true).trimmed(from: 0.125, to: 0.5)
    #expect(
      part.elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .move(to: CGPoint(x: 0, y: 5)),
        .line(to: CGPoint(x: 10, y: 5)),
      ])
    #expect(part.usesEvenOddRule)
  }

  /// An arc of a circle is cut at its angles, and has its length.
  @Test func curvesAreCutAlongTheirLength() {
    let arc = Arc(center: CGPoint(x: 3, y: 4), radius: 100, startAngle: 0, sweep: .pi)
    let outline = Outline([.move(to: arc.start)] + arc.curves)
    #expect(abs(outline.length - 100 * .pi) < 0.1)
    for share in [0.1, 0.25, 0.5, 0.8] {
      let end = outline.trimmed(from: 0, to: share).elements.last?.points.last ?? .zero
      #expect(abs(end.x - (3 + 100 * cos(.pi * share))) < 0.06)
      #expect(abs(end.y - (4 + 100 * sin(.pi * share))) < 0.06)
    }
  }

  /// A curve with a cusp: there and back again.
  @Test func aCuspIsMeasured() {
    let cusp = Outline([
      .move(to: .zero), .curve(to: .zero, control1: CGPoint(x: 30, y: 0), control2: CGPoint(x: 30, y: 0)),
    ])
    // x = 90 t (1 - t)² + 90 t² (1 - t) = 90 t (1 - t), at most 22.5.
    #expect(abs(cusp.length - 45) < 0.05)
  }

  // MARK: Arcs

  @Test func arcsLieOnTheirCircle() {
    for sweep in [0.3, 1.5707963267948966, 2, -4, 6.283185307179586, 40] {
      let arc = Arc(center: CGPoint(x: 10, y: -5), radius: 50, startAngle: 0.7, sweep: sweep)
      for element in arc.curves {
        let end = element.points[2]
        #expect(abs(hypot(end.x - 10, end.y + 5) - 50) < 1e-9)
      }
      #expect(arc.curves.count <= 17)
      let turned = max(-8 * .pi, min(sweep, 8 * .pi))
      #expect(abs(Outline([.move(to: arc.start)] + arc.curves).length - 50 * abs(turned)) < 0.03 * abs(turned))
    }
  }

  @Test func anArcOfNoAngleIsNotFinite() {
    let arc = Arc(center: .zero, radius: 1, startAngle: .nan, sweep: 1)
    #expect(arc.curves.first?.points.first?.x.isNaN == true)
  }

  // MARK: Trigonometry

  /// The C library's functions are right to the last place or two.
  @Test func sinesAndAnglesAreThoseOfTheLibrary() {
    for step in -4000...4000 {
      let angle = Double(step) * 0.0173
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      #expect(abs(sine - sin(angle)) < 4e-15)
      #expect(abs(cosine - cos(angle)) < 4e-15)
      #expect(abs(Trigonometry.angle(x: cosine, y: sine) - atan2(sine, cosine)) < 4e-15)
    }
    #expect(Trigonometry.angle(x: 0, y: 0) == 0)
    #expect(Trigonometry.angle(x: -1, y: 0) == .pi)
    #expect(Trigonometry.sineAndCosine(.infinity).sine.isNaN)
  }
}
