import CairoRendering
import Drawing
import Foundation
import LayoutNotation
import ProposalText
import Raster
import SystemText
import Testing
import TextLayout
@_spi(Subclasses) import UIKitValues

@testable import ProposalLayout

/// 55 pictures of SwiftUI's on iOS 17: their sizes, where their shapes are, and where the ink of their texts is.
@Suite struct SparkPictureTests {
  @Test func everyPictureHasItsSize() throws {
    let pictures = try SparkPicture.all()
    #expect(pictures.count == 55)
    for picture in pictures {
      #expect(try SparkView(picture.view).layOut() == picture.size, "\(picture.name)")
    }
  }

  /// The shapes that alone have a colour in their picture: component, colour, name, role.
  private static let shapes: [(component: String, color: String, name: String, role: String?)] = [
    ("Checkbox", "#0052FF", "Box", "selected"), ("CheckboxGroup", "#35376A", "Box", "selected"),
    ("ProgressBar", "#CC99FF", "RoundedRectangle", "bar"), ("Switch", "#0052FF", "RoundedRectangle", nil),
    ("Chip", "#F65651", "Badge: padding+clip", nil), ("Tab", "#F65651", "clip", nil),
  ]

  /// Round ends, and the symbols' own room, keep a pixel at an edge from being of exactly the colour.
  @Test func shapesAreWhereTheirColourIs() throws {
    var compared = 0
    for picture in try SparkPicture.all() {
      let view = try SparkView(picture.view)
      _ = view.layOut()
      let frames = frames(of: view)
      for shape in Self.shapes where shape.component == picture.component {
        guard let recorded = picture.fills[shape.color] else { continue }
        let boxes = view.shapes.filter { $0.name == shape.name && $0.role == shape.role }.compactMap {
          frames[ObjectIdentifier($0.node)].map { PixelBox($0) }
        }
        let box = try #require(boxes.reduce(nil as PixelBox?) { $0?.union($1) ?? $1 }, "\(picture.name)")
        #expect(box.distances(to: recorded).allSatisfy { $0 <= 1 }, "\(picture.name): \(box), \(recorded)")
        compared += 1
      }
    }
    #expect(compared == 19)
  }

  /// The bar below the first tab, which is as wide as the tab, has the colour of its text.
  @Test func tabsAreAsWideAsTheirBars() throws {
    let pictures = try SparkPicture.all().filter { $0.component == "Tab" }
    #expect(pictures.count == 4)
    for picture in pictures {
      let view = try SparkView(picture.view)
      _ = view.layOut()
      let tab = try #require(view.shapes.first { $0.name == "overlay" }?.node)
      let box = PixelBox(try #require(frames(of: view)[ObjectIdentifier(tab)]))
      let bar = try #require(picture.fills["#35376A"])
      #expect(box.left == bar.left && box.right == bar.right && box.bottom == bar.bottom, "\(picture.name)")
    }
  }

  /// P23: 79 to 149 and 11 to 81 pixels from the corner of a toggle at medium.
  @Test func theDotOfAToggleIsAtItsEnd() throws {
    for picture in try SparkPicture.all() where picture.name.hasPrefix("switch-m") {
      let view = try SparkView(picture.view)
      _ = view.layOut()
      let frames = frames(of: view)
      let boxes = try ["RoundedRectangle", "Circle"].map { name in
        let node = try #require(view.shapes.first { $0.name == name }?.node)
        return PixelBox(try #require(frames[ObjectIdentifier(node)]))
      }
      let (track, dot) = (boxes[0], boxes[1])
      let place = PixelBox(
        left: dot.left - track.left, top: dot.top - track.top, right: dot.right - track.left,
        bottom: dot.bottom - track.top)
      #expect(place == PixelBox(left: 79, top: 11, right: 149, bottom: 81), "\(picture.name)")
    }
  }

  /// P20: the text keeps what the padding leaves of 100 points. Its pixels of exactly its colour are covered whole.
  @Test func aTruncatedTextEndsWhereItDoesInItsPicture() throws {
    let picture = try #require(try SparkPicture.all().first { $0.name == "tag-m-5.png" })
    let view = try SparkView(picture.view)
    let size = view.layOut()
    let text = try #require(view.texts.first)
    let frame = try #require(frames(of: view)[ObjectIdentifier(text.node)])
    let boxes = try inkBoxes(of: text, at: frame.origin, in: size, CairoRenderer(), covered: 255)
    #expect(boxes.count == 1)
    let recorded = try #require(picture.fills["#353741"])
    #expect(boxes[0].distances(to: recorded).allSatisfy { $0 <= 1 }, "\(boxes[0])")
  }

  /// The pictures' font is an earlier version, and another rasterizer drew them: edges may be a pixel away, and nine of ten have to be
  /// no further. All are, and four of five are where they are in the picture.
  @Test func inkIsWhereItIsInThePictures() throws {
    let renderer = CairoRenderer()
    var distances: [Int: Int] = [:]
    for picture in try SparkPicture.all() where !picture.texts.isEmpty {
      let view = try SparkView(picture.view)
      let size = view.layOut()
      let frames = frames(of: view)
      for text in picture.texts {
        let drawn = try #require(view.texts.first { $0.text.text.string.hasSuffix(text.string) }, "\(picture.name)")
        let frame = try #require(frames[ObjectIdentifier(drawn.node)])
        let boxes = try inkBoxes(of: drawn, at: frame.origin, in: size, renderer)
        try #require(boxes.count >= text.ink.count, "\(picture.name)")
        for (box, recorded) in zip(boxes.suffix(text.ink.count), text.ink) {
          let edges = box.distances(to: recorded)
          for distance in edges { distances[distance, default: 0] += 1 }
          #expect(edges.allSatisfy { $0 <= 1 }, "\(picture.name): \(box), \(recorded)")
        }
      }
    }
    // 90 lines.
    #expect(distances.values.reduce(0, +) == 360)
    #expect(distances[0, default: 0] >= 288, "\(distances)")
  }

  private func frames(of view: SparkView) -> [ObjectIdentifier: LayoutRect] {
    var frames: [ObjectIdentifier: LayoutRect] = [:]
    for (node, frame) in view.root.frames() { frames[ObjectIdentifier(node)] = frame }
    return frames
  }

  /// For each line with ink the box of the pixels that it covers, by half at least or more.
  private func inkBoxes(
    of text: SparkView.Text, at origin: LayoutPoint, in size: [Int], _ renderer: CairoRenderer, covered: UInt32 = 128
  ) throws -> [PixelBox] {
    let proposal = try #require(text.node.placement).proposal
    let commands = text.text.commands(
      at: origin, proposing: proposal, paints: text.paints, on: OffsetPixelGrid(PixelGrid(scale: 3), zero: .zero),
      traits: UITraitCollection())
    let list = DisplayList(size: CGSize(width: Double(size[0]) / 3, height: Double(size[1]) / 3), commands: commands)
    let bitmap = try renderer.draw(list, scale: 3, into: BitmapPool())
    return text.text.layout(proposing: proposal).lines.compactMap { line in
      let baseline = origin.y + line.baseline
      let rows =
        Int(((baseline - line.metrics.ascent) * 3).rounded())..<Int(((baseline + line.metrics.descent) * 3).rounded())
      return bitmap.inkBox(inRows: rows, covered: covered)
    }
  }
}
