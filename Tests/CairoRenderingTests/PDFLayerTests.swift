import CairoRendering
import Drawing
import Foundation
import Raster
import TestSupport
import Testing

/// Checks what layers have on pages with poppler, an independent PDF reader, against our own pixels over white paper.
@Suite struct PDFLayerTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0.3, blue: 1)
  private let size = 40.0

  private func pdf(_ commands: [DrawCommand]) throws -> Data {
    let document = PDFDocument(title: "")
    try document.addPage(DisplayList(size: CGSize(width: size, height: size), commands: commands))
    return try document.finish()
  }

  /// A page as poppler draws it at four pixels per point, averaged.
  ///
  /// At one pixel per point it is half a pixel off: it takes a gradient's colour at the corner of a pixel, and lays an
  /// image over one pixel more in each direction than it has.
  private func picture(of pdf: Data) throws -> [[Int]] {
    let scale = 4
    let fine = try PNG.decode(PDFTool.picture(of: pdf, pixelsPerPoint: scale))
    let (columns, rows) = (fine.width / scale, fine.height / scale)
    return (0..<rows * columns).map { (index: Int) -> [Int] in
      let left: Int = index % columns * scale
      let top: Int = index / columns * scale
      var sums = [0, 0, 0, 0]
      for y in top..<top + scale {
        for x in left..<left + scale {
          let channels: [Int] = fine.channels(x, y)
          for channel in 0..<4 { sums[channel] += channels[channel] }
        }
      }
      return sums.map { (sum: Int) -> Int in (sum + scale * scale / 2) / (scale * scale) }
    }
  }

  /// Compares poppler's rendering with a bitmap, except at edges, which it smooths differently.
  private func expectTheSame(_ commands: [DrawCommand], within tolerance: Int = 2, _ comment: Comment) throws {
    let seen = try picture(of: pdf(commands))
    try #require(seen.count == 1600)
    let expected = try draw(size, size, [.fill(.rectangle(0, 0, size, size), .white)] + commands)
    var compared = 0
    for y in 1..<39 {
      for x in 1..<39 {
        let around = (y - 1...y + 1).flatMap { y in (x - 1...x + 1).map { expected.channels($0, y) } }
        let ranges = (0..<4).map { channel in
          (around.map { $0[channel] }.max() ?? 0) - (around.map { $0[channel] }.min() ?? 0)
        }
        guard ranges.allSatisfy({ $0 <= 16 }) else { continue }
        compared += 1
        let distances = zip(seen[y * 40 + x], expected.channels(x, y)).map { abs($0 - $1) }
        #expect(distances.allSatisfy { $0 <= tolerance }, "\(comment) at \(x), \(y)")
      }
    }
    #expect(compared > 500, comment)
  }

  private func stops(_ alpha: Double = 1) -> [Gradient.Stop] {
    [
      Gradient.Stop(location: 0, color: red),
      Gradient.Stop(location: 1, color: Color(red: 0, green: 0.3, blue: 1, alpha: alpha)),
    ]
  }

  /// So near each other that no place of a short gradient counts as an edge.
  private var similarStops: [Gradient.Stop] {
    [
      Gradient.Stop(location: 0, color: red),
      Gradient.Stop(location: 1, color: Color(red: 0.75, green: 0.3, blue: 0.2)),
    ]
  }

  private func imageCount(_ commands: [DrawCommand]) throws -> Int {
    try PDFTool.run("pdfimages", ["-list"], on: pdf(commands)).split(separator: "\n").count - 2
  }

  @Test func linesAndGradientsArePDFsOwn() throws {
    let line = Outline([
      .move(to: CGPoint(x: 5, y: 8)), .line(to: CGPoint(x: 35, y: 8)), .line(to: CGPoint(x: 35, y: 35)),
    ])
    let style = StrokeStyle(width: 8, cap: .round, join: .round, dashes: [12, 14])
    let axial = Gradient(.axial(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 40, y: 30)), stops: stops(0.2))
    let middle = CGPoint(x: 20, y: 20)
    let radial = Gradient(
      .radial(from: middle, startRadius: 2, to: middle, endRadius: 18), stops: similarStops, extendsBefore: false,
      extendsAfter: false)
    // Its outermost stops lie within it.
    let ending = Gradient(
      .axial(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 30, y: 20)),
      stops: [Gradient.Stop(location: 0.3, color: red), Gradient.Stop(location: 0.8, color: blue)],
      extendsBefore: false, extendsAfter: false)
    let whole = Path.rectangle(0, 0, 40, 40)
    for (commands, name) in [
      ([.stroke(line, style, .color(blue))], "line"),
      ([.fill(.rectangle(2, 2, 36, 36), .gradient(axial))], "axial"),
      ([.fill(.rectangle(0, 0, 40, 40), .gradient(radial))], "radial"), ([.fill(whole, .gradient(ending))], "ending"),
    ] as [([DrawCommand], Comment)] {
      try expectTheSame(commands, within: 4, name)
      #expect(try imageCount(commands) == 0, name)
    }
  }

  @Test func blendModesAndMasksArePDFsOwn() throws {
    let below = DrawCommand.fill(.rectangle(0, 0, 26, 40), blue)
    let above = DrawCommand.fill(.rectangle(10, 5, 30, 30), Color(red: 0.9, green: 0.6, blue: 0.2))
    for mode in BlendMode.allCases where mode.rawValue <= BlendMode.luminosity.rawValue {
      // Poppler's own hue and saturation are wrong: (241, 0, 0) and (53, 53, 231) where the formulas of PDF 32000-1,
      // §11.3.5.3, are (115, 66, 0) and (22, 76, 200).
      if mode == .hue || mode == .saturation { continue }
      // Of the page's white, PDF blends with the paper; a bitmap, too, as it is white below.
      let commands = [.fill(.rectangle(0, 0, 40, 40), .white), below] + above.blended(mode)
      try expectTheSame(commands, within: 3, "\(mode)")
    }
    for (mode, name, color) in [(.hue, "Hue", [255, 115, 66, 0]), (.saturation, "Saturation", [255, 22, 76, 200])]
      as [(BlendMode, String, [Int])]
    {
      let commands = [below] + above.blended(mode)
      #expect(try pdf(commands).range(of: Data("/BM /\(name)".utf8)) != nil)
      let seen = try draw(size, size, [.fill(.rectangle(0, 0, 40, 40), .white)] + commands).channels(15, 15)
      #expect(zip(seen, color).allSatisfy { abs($0 - $1) <= 1 }, "\(mode): \(seen)")
    }
    let fade = Gradient(
      .axial(from: .zero, to: CGPoint(x: 40, y: 0)),
      stops: [
        Gradient.Stop(location: 0, color: .black),
        Gradient.Stop(location: 1, color: Color(red: 0, green: 0, blue: 0, alpha: 0)),
      ])
    let masked = [below].inside(.mask([.fill(.rectangle(2, 2, 30, 30), .gradient(fade))]))
    try expectTheSame(masked, within: 3, "mask")
    #expect(try imageCount(masked) == 0)
  }

  @Test func whatPDFDoesNotHaveIsAPicture() throws {
    let below = DrawCommand.fill(.rectangle(0, 0, 26, 40), blue)
    let above = DrawCommand.fill(.rectangle(10, 5, 30, 30), Color(red: 0.9, green: 0.6, blue: 0.2))
    let conic = Gradient(.conic(center: CGPoint(x: 20, y: 20), angle: 45), stops: stops())
    let half = Gradient(
      .radial(from: CGPoint(x: 4, y: 20), startRadius: 4, to: CGPoint(x: 34, y: 20), endRadius: 16),
      stops: similarStops, extendsBefore: true, extendsAfter: false)
    let shadow = Shadow(offset: CGSize(width: 2, height: 3), blurRadius: 8, color: .black)
    let pictures: [(Comment, [DrawCommand])] = [
      ("conic", [.fill(.rectangle(4, 4, 32, 32), .gradient(conic))]),
      ("continued on one side", [.fill(.rectangle(4, 4, 32, 32), .gradient(half))]),
      ("shadow of a path", [.shadow(.rectangle(8, 8, 20, 20), shadow)]),
      ("shadow", [.fill(.rectangle(8, 8, 20, 20), blue)].inside(.shadow(shadow))),
      ("backdrop", [below, .backdrop(.rectangle(6, 6, 28, 28), BackdropFilter(blur: 3))]),
      ("copy", [below] + above.blended(.copy)), ("plusDarker", [below] + above.blended(.plusDarker)),
      ("erased", ([below] + above.blended(.destinationOut)).inside(.group(alpha: 0.6))),
      (
        "backdrop in a mask",
        [below, .backdrop(.rectangle(6, 6, 28, 28), BackdropFilter(blur: 3))].inside(.mask([above]))
      ),
    ]
    for (name, commands) in pictures {
      try expectTheSame(commands, within: 6, name)
      #expect(try imageCount(commands) > 0, name)
    }
  }

  /// Of a page of one colour, a blur leaves nothing to see, not even at its smoothed edges.
  @Test func aBackdropHasNoSeam() throws {
    let glass = Path.rectangle(6.3, 7.4, 22.5, 21.1, radius: 6)
    let page = [.fill(.rectangle(0, 0, 40, 40), blue), DrawCommand.backdrop(glass, BackdropFilter(blur: 3))]
    #expect(try imageCount(page) == 1)
    for pixel in try picture(of: pdf(page)) {
      #expect(zip(pixel, [255, 0, 76, 255]).allSatisfy { abs($0 - $1) <= 1 }, "\(pixel)")
    }
  }
}

extension DrawCommand {
  fileprivate func blended(_ mode: BlendMode) -> [DrawCommand] { [self].inside(.group(alpha: 1, blendMode: mode)) }
}
