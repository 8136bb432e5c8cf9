import Drawing
import Foundation
import HeadlessUIKit
import LayoutNotation
import Raster
import Renderers
import SystemText
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI

/// 55 pictures of SwiftUI's on iOS 17, set in Nunito Sans, as views: their sizes, and where their shapes and texts are. They are
/// laid out at the size that they like to have, as the tests of `ProposalText` do.
@MainActor @Suite(.ownEnvironment) struct SparkPictureTests {
  init() throws {
    for name in [Nunito.regular, Nunito.bold] { try FontRegistry.register(Nunito.file(name)) }
  }

  @Test func everyPictureHasItsSize() throws {
    let pictures = try SparkPicture.all()
    #expect(pictures.count == 55)
    for picture in pictures {
      let size = ideal(try SparkView().view(of: picture.view))
      let found = [size.width, size.height].map { Int(($0 * 3).rounded()) }
      #expect(found == picture.size, "\(picture.name): \(found)")
    }
  }

  /// Pictures have their size also where it is offered. One is higher then, for reasons that are not settled: the recorded size of
  /// `checkboxgroup-ax5-1` is its ideal one.
  @Test func picturesKeepTheSizeThatTheyAreOffered() throws {
    for picture in try SparkPicture.all() where picture.name != "checkboxgroup-ax5-1.png" {
      let room = CGSize(width: Double(picture.size[0]) / 3, height: Double(picture.size[1]) / 3)
      let size = size(of: try SparkView().view(of: picture.view), in: room)
      let found = [size.width, size.height].map { Int(($0 * 3).rounded()) }
      #expect(found == picture.size, "\(picture.name)")
    }
  }

  /// The shapes that alone have a colour in their picture: component, colour, name with role.
  private static let shapes: [(component: String, color: String, name: String)] = [
    ("Checkbox", "#0052FF", "Box selected"), ("CheckboxGroup", "#35376A", "Box selected"),
    ("ProgressBar", "#CC99FF", "RoundedRectangle bar"), ("Switch", "#0052FF", "RoundedRectangle"),
    ("Chip", "#F65651", "Badge: padding+clip"), ("Tab", "#F65651", "clip"),
  ]

  /// The boxes of all pixels of exactly a colour, measured in both pictures alike.
  @Test func shapesAreWhereTheirColourIs() throws {
    var compared = 0
    for picture in try SparkPicture.all() {
      for shape in Self.shapes where shape.component == picture.component {
        guard let recorded = picture.fills[shape.color] else { continue }
        let view = try SparkView(colors: [shape.name: try color(shape.color)]).view(of: picture.view)
        let bitmap = try draw(HostedTree(view.fixedSize(), in: ideal(view), background: .white))
        let box = try #require(try bitmap.box(of: shape.color), "\(picture.name)")
        #expect(box.distances(to: recorded).allSatisfy { $0 <= 1 }, "\(picture.name): \(box), \(recorded)")
        compared += 1
      }
    }
    #expect(compared == 19)
  }

  /// The pictures' font is an earlier version, and another rasterizer drew them: an edge may be a pixel away, and 1.4 at worst.
  @Test func inkIsWhereItIsInThePictures() throws {
    var distances: [Int: Int] = [:]
    for picture in try SparkPicture.all() where !picture.texts.isEmpty {
      let view = try SparkView(textColor: .white).view(of: picture.view)
      let tree = HostedTree(view.fixedSize(), in: ideal(view), background: .clear)
      let bitmap = try draw(tree)
      let drawn = Array(zip(picture.view.texts, tree.nodes("Text")))
      for text in picture.texts {
        let (notated, node) = try #require(
          try drawn.first { try SparkView.runs(of: $0.0).map(\.string).joined().hasSuffix(text.string) },
          "\(picture.name)")
        let boxes = try inkBoxes(of: node, size: SparkView.runs(of: notated)[0].size, in: bitmap)
        try #require(boxes.count >= text.ink.count, "\(picture.name)")
        for (box, recorded) in zip(boxes.suffix(text.ink.count), text.ink) {
          let edges = box.distances(to: recorded)
          for distance in edges { distances[distance, default: 0] += 1 }
          #expect(edges.allSatisfy { $0 <= 1 }, "\(picture.name): \(box), \(recorded)")
        }
      }
    }
    // 90 lines; four of five edges are where they are in the picture.
    #expect(distances.values.reduce(0, +) == 360)
    #expect(distances[0, default: 0] >= 288, "\(distances)")
  }

  /// The size that a view likes to have, in whole pixels, as the recorded pictures are.
  private func ideal(_ view: AnyView) -> CGSize {
    let controller = UIHostingController(rootView: view)
    let window = UIWindow(
      size: CGSize(width: 400, height: 600), safeAreaInsets: .zero, traits: phoneTraits(scale: 3))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return withExtendedLifetime(window) { controller.view.intrinsicContentSize }
  }

  private func color(_ hex: String) throws -> HeadlessSwiftUI.Color {
    let number = try #require(UInt32(hex.dropFirst(), radix: 16))
    return HeadlessSwiftUI.Color(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255, blue: Double(number & 255) / 255)
  }

  private func draw(_ tree: HostedTree) throws -> Bitmap {
    try Renderers.standard().draw(tree.recording.displayList, scale: 3, into: BitmapPool())
  }

  /// For each line with ink the box of the pixels that it covers by half at least, in the text's frame widened by 4 pixels. The
  /// font's ascent and descent are 1.011 and 0.353 of its size.
  private func inkBoxes(of node: Drawing.LayoutNode, size: Double, in bitmap: Bitmap) -> [PixelBox] {
    let columns = Int(node.frame.minX * 3) - 4..<Int(node.frame.maxX * 3) + 4
    return node.lines.compactMap { line in
      let top = Int(((line.baseline - 1.011 * size) * 3).rounded())
      let bottom = Int(((line.baseline + 0.353 * size) * 3).rounded())
      return bitmap.inkBox(inRows: top..<bottom, columns: columns, covered: 128)
    }
  }
}
