import CairoRendering
import Drawing
import Foundation
import Raster
import Testing

/// The limits of lines, gradients, masks, shadows of paths and backdrops, which stay bounded.
@Suite struct LayerLimitTests {
  private let fill = DrawCommand.fill(.rectangle(0, 0, 9, 9), .black)

  private func fault(_ commands: [DrawCommand], scale: Double = 1) -> RenderingError? {
    do throws(RenderingError) {
      let list = DisplayList(size: CGSize(width: 40, height: 40), commands: commands)
      _ = try CairoRenderer().draw(list, scale: scale, into: BitmapPool())
      return nil
    } catch {
      return error
    }
  }

  private func line(_ x: Double) -> Outline { Outline([.move(to: .zero), .line(to: CGPoint(x: x, y: 9))]) }

  private func shadow(_ x: Double = 0, blur: Double = 0) -> Shadow {
    Shadow(offset: CGSize(width: x, height: 0), blurRadius: blur, color: .black)
  }

  @Test func numbersThatAreNotFiniteAreRefused() {
    let square = Path.rectangle(0, 0, 9, 9)
    func gradient(_ x: Double = 1, location: Double = 0, scale: Double = 1) -> Paint {
      .gradient(
        Gradient(
          .axial(from: .zero, to: CGPoint(x: x, y: 0)), stops: [Gradient.Stop(location: location, color: .black)],
          transform: AffineTransform(scaleByX: scale, byY: 1)))
    }
    let commands: [DrawCommand] = [
      .stroke(line(.nan), StrokeStyle(width: 1), .color(.black)),
      .stroke(line(1), StrokeStyle(width: .infinity), .color(.black)),
      .stroke(line(1), StrokeStyle(width: 1, dashes: [.nan]), .color(.black)),
      .stroke(line(1), StrokeStyle(width: 1, dashes: [1], dashPhase: .infinity), .color(.black)),
      .fill(square, gradient(.nan)), .fill(square, gradient(location: .nan)), .fill(square, gradient(scale: .infinity)),
      .shadow(.rectangle(0, .nan, 1, 1), shadow()), .shadow(square, shadow(.nan)), .shadow(square, shadow(blur: .nan)),
      .backdrop(.rectangle(0, .nan, 1, 1), BackdropFilter(blur: 1)), .backdrop(square, BackdropFilter(blur: .nan)),
      .backdrop(square, BackdropFilter(blur: 1, saturation: .nan)), .begin(.group(alpha: .nan, blendMode: .copy)),
    ]
    for command in commands {
      #expect(fault([fill, command]) == .notFinite(command: 1, name: command.name), "\(command)")
    }
  }

  /// A fault within a mask is reported at the mask.
  @Test func faultsInMasksAreTheMasks() {
    let mask = [fill, .fill(.rectangle(.nan, 0, 1, 1), .black)]
    #expect(fault([fill, .begin(.mask(mask)), fill, .end]) == .notFinite(command: 1, name: "fill"))
    #expect(fault([.begin(.mask([.begin(.clip(.rectangle(0, 0, 9, 9)))])), fill, .end]) == .unclosed(count: 1))
    #expect(fault([fill, .begin(.mask([fill, .end])), fill, .end]) == .unbalanced(command: 1))
  }

  @Test func sizesOutsideTheirRangeAreRefused() {
    let square = Path.rectangle(0, 0, 9, 9)
    #expect(fault([.shadow(square, shadow(4097))]) == .unsupportedShadow(command: 0))
    #expect(fault([.shadow(square, shadow(blur: 1025))]) == .unsupportedShadow(command: 0))
    #expect(fault([.shadow(square, shadow(4096, blur: 1024))]) == nil)
    #expect(fault([.backdrop(square, BackdropFilter(blur: 161))]) == .unsupportedBackdrop(command: 0))
    #expect(fault([.backdrop(square, BackdropFilter(blur: 81))], scale: 2) == .unsupportedBackdrop(command: 0))
    #expect(fault([.backdrop(square, BackdropFilter(blur: -1))]) == .unsupportedBackdrop(command: 0))
    #expect(fault([.backdrop(square, BackdropFilter(blur: 160, saturation: 16))]) == nil)
    #expect(fault([.stroke(line(9), StrokeStyle(width: 1e6), .color(.black))]) == .unsupportedStroke(command: 0))
    let dust = StrokeStyle(width: 1, dashes: [1e-6, 1e-6])
    #expect(fault([.stroke(line(30), dust, .color(.black))]) == .unsupportedStroke(command: 0))
    #expect(
      fault([.stroke(line(30), dust, .color(.black))])?.description.contains("Choose longer dashes") == true)
  }

  /// 10,000 layers within each other: an error, of each kind.
  @Test func nestingHasALimit() {
    let scopes: [Scope] = [
      .group(alpha: 1), .group(alpha: 1, blendMode: .multiply), .group(alpha: 1, blendMode: .hue), .mask([fill]),
    ]
    for scope in scopes {
      let open = Array(repeating: DrawCommand.begin(scope), count: 10_000)
      let list = open + [fill] + Array(repeating: .end, count: 10_000)
      #expect(fault(list) == .nestedTooDeeply(command: 256), "\(scope)")
    }
    // The shapes of the outermost group are drawn first.
    let copies = Array(repeating: DrawCommand.begin(.group(alpha: 0.5, blendMode: .copy)), count: 10_000)
    #expect(fault(copies + [fill] + Array(repeating: .end, count: 10_000)) == .nestedTooDeeply(command: 0))
  }

  /// Masks of masks count as nested.
  @Test func masksOfMasksHaveALimit() {
    var mask = [fill]
    for _ in 0..<300 { mask = [fill].inside(.mask(mask)) }
    #expect(fault(mask) == .nestedTooDeeply(command: 0))
  }

  /// Lines through the whole picture are refused in such a number; short ones are drawn.
  @Test func aMillionSegments() throws {
    let far = (0..<1_000_000).map { index -> Outline.Element in
      .line(to: CGPoint(x: Double(index % 400), y: Double(index % 2) * 400))
    }
    let near = (0..<1_000_000).map { index -> Outline.Element in
      .line(to: CGPoint(x: Double(index) / 25_000, y: Double(index % 3)))
    }
    let long = Outline([.move(to: .zero)] + far)
    func list(_ commands: [DrawCommand]) -> DisplayList {
      DisplayList(size: CGSize(width: 400, height: 400), commands: commands)
    }
    for command in [
      DrawCommand.fill(.outline(long), .black), .stroke(long, StrokeStyle(width: 1), .color(.black)),
      .shadow(.outline(long), shadow(blur: 2)),
    ] {
      #expect(throws: RenderingError.pathTooLong(command: 0)) {
        try CairoRenderer().draw(list([command]), scale: 1, into: BitmapPool())
      }
    }
    let short = Outline([.move(to: .zero)] + near)
    let bitmap = try CairoRenderer().draw(list([.fill(.outline(short), .black)]), scale: 1, into: BitmapPool())
    #expect(bitmap.coveredArea > 20)
  }

  /// Paths that would be intersected with each other are painted apart, with the same result.
  @Test func longPathsAreClippedAsShortOnesAre() throws {
    let points = (0..<400).map { index -> CGPoint in
      let (sine, cosine) = Trigonometry.sineAndCosine(Double(index) * 2 * .pi / 400)
      return CGPoint(x: 20 + 15 * cosine, y: 20 + 15 * sine)
    }
    let polygon = Outline([.move(to: points[0])] + points[1...].map { .line(to: $0) } + [.close])
    let circle = Path.rectangle(5, 5, 30, 30, radius: 15)
    let triangle = Path.outline(
      Outline([.move(to: .zero), .line(to: CGPoint(x: 40, y: 0)), .line(to: CGPoint(x: 0, y: 40)), .close]))
    let short = try draw(40, 40, [.fill(circle, .black)].inside(.clip(triangle)))
    let long = try draw(40, 40, [.fill(.outline(polygon), .black)].inside(.clip(triangle)))
    let clip = try draw(40, 40, [.fill(triangle, .black)].inside(.clip(.outline(polygon))))
    for bitmap in [long, clip] {
      let largest = zip(short.allPixels, bitmap.allPixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 255
      #expect(largest <= 40)
      #expect(abs(short.coveredArea - bitmap.coveredArea) < 1)
    }
  }

  @Test func singularTransformsPaintNothing() throws {
    let square = Path.rectangle(0, 0, 9, 9)
    let content: [DrawCommand] = [
      fill, .stroke(line(9), StrokeStyle(width: 2), .color(.black)), .shadow(square, shadow(2)),
      .fill(square, .gradient(Gradient(.conic(center: .zero, angle: 0), stops: [.init(location: 0, color: .black)]))),
      .backdrop(square, BackdropFilter(blur: 2)),
    ]
    let all = content + content.inside(.mask([fill])) + content.inside(.group(alpha: 1, blendMode: .copy))
    for transform in [
      AffineTransform(scale: 0), AffineTransform(scaleByX: 0, byY: 1),
      AffineTransform(m11: 1, m12: 1, m21: 1, m22: 1, tX: 3, tY: 0),
    ] { #expect(try draw(20, 20, all.inside(.transform(transform))).coveredArea == 0) }
  }
}
