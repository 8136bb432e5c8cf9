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

  /// Compares poppler's rendering at 72 dots per inch with a bitmap, except at edges, which it smooths differently.
  private func expectTheSame(_ commands: [DrawCommand], within tolerance: Int = 2, _ comment: Comment) throws {
    let seen = try PNG.decode(PDFTool.picture(of: pdf(commands)))
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
        let distances = zip(seen.channels(x, y), expected.channels(x, y)).map { abs($0 - $1) }
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
      .radial(from: middle, startRadius: 2, to: middle, endRadius: 18), stops: stops(), transform: .identity,
      extendsAfter: false)
    for (commands, name) in [
      ([.stroke(line, style, .color(blue))], "line"),
      ([.fill(.rectangle(2, 2, 36, 36), .gradient(axial))], "axial"),
      ([.fill(.rectangle(0, 0, 40, 40), .gradient(radial))], "radial"),
    ] as [([DrawCommand], Comment)] {
      try expectTheSame(commands, within: 4, name)
      #expect(try imageCount(commands) == 0, name)
    }
  }

  @Test func blendModesAndMasksArePDFsOwn() throws {
    let below = DrawCommand.fill(.rectangle(0, 0, 26, 40), blue)
    let above = DrawCommand.fill(.rectangle(10, 5, 30, 30), Color(red: 0.9, green: 0.6, blue: 0.2))
    for mode in BlendMode.allCases where mode.rawValue <= BlendMode.luminosity.rawValue {
      // Of the page's white, PDF blends with the paper; a bitmap, too, as it is white below.
      let commands = [.fill(.rectangle(0, 0, 40, 40), .white), below] + above.blended(mode)
      try expectTheSame(commands, within: 3, "\(mode)")
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
    let shadow = Shadow(offset: CGSize(width: 2, height: 3), blurRadius: 8, color: .black)
    let pictures: [(Comment, [DrawCommand])] = [
      ("conic", [.fill(.rectangle(4, 4, 32, 32), .gradient(conic))]),
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
}

extension DrawCommand {
  fileprivate func blended(_ mode: BlendMode) -> [DrawCommand] { [self].inside(.group(alpha: 1, blendMode: mode)) }
}
