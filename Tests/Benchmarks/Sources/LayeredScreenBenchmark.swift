import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Scenes
import ViewRendering

/// A screen of 60 views with shadows, continuous corners and symbols at all twelve sizes, and the first image of
/// an asset catalogue of 2,000.
@MainActor
struct LayeredScreenBenchmark {
  private let rounds: Int

  private let imageSets: Int

  init(_ arguments: Arguments) throws {
    (rounds, imageSets) = (try arguments.count("rounds"), arguments.amount(2000))
  }

  func run() throws -> [Figure] {
    try TemporaryFolder.with { folder in
      [try screen(in: folder, scale: 1), try screen(in: folder, scale: 3), try firstImage(in: folder)]
    }
  }

  /// The processor time of making, laying out and recording the screen at the twelve sizes; with a scale above 1, of drawing
  /// it, too.
  private func screen(in folder: URL, scale: Int) throws -> Figure {
    let file = folder.appendingPathComponent("screen.yaml")
    try Data(BenchmarkScreen.yaml(categories: "all", card: Self.card).utf8).write(to: file)
    let cases = try Catalogue.load(at: file).cases
    let renderer = ViewRenderer()
    var start = 0.0
    for round in 0...rounds {
      if round == 1 { start = processorSeconds() }
      for one in cases {
        guard let configuration = one.configuration else { throw BenchmarkError.nothingMeasured }
        let recording = try renderer.layOut(under: configuration) {
          try one.definition.get().makeView(for: configuration)
        }
        if scale > 1 { _ = try renderer.draw(recording.displayList, scale: Double(scale)).hash }
      }
    }
    let name = scale > 1 ? "layers.screen-drawn" : "layers.screen"
    return Figure(name: name, value: 1000 * (processorSeconds() - start) / Double(rounds), unit: "ms")
  }

  /// The processor time from a bundle with 2,000 image sets to the first image, once for each round.
  private func firstImage(in folder: URL) throws -> Figure {
    let png = try PNG.encode(BitmapPool().bitmap(width: 20, height: 20))
    var seconds = 0.0
    for round in 1...rounds {
      let bundle = folder.appendingPathComponent("\(round).bundle")
      for index in 0..<imageSets {
        let set = bundle.appendingPathComponent("Assets.xcassets/Group \(index / 100)/image-\(index).imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try png.write(to: set.appendingPathComponent("image.png"))
        let contents =
          #"{"images":[{"idiom":"universal","filename":"image.png"}],"info":{"author":"xcode","version":1}}"#
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
      }
      let start = processorSeconds()
      guard UIImage(named: "image-\(imageSets / 2)", in: Bundle(path: bundle.path), compatibleWith: nil) != nil else {
        throw BenchmarkError.nothingMeasured
      }
      seconds += processorSeconds() - start
      try FileManager.default.removeItem(at: bundle)
    }
    return Figure(name: "layers.first-image", value: 1000 * seconds / Double(rounds), unit: "ms")
  }

  /// Five views.
  private static func card(_ card: CollectionCard) -> String {
    """
                    - class: UIStackView
                      axis: horizontal
                      spacing: 8
                      layoutMargins: [12, 12, 12, 12]
                      isLayoutMarginsRelativeArrangement: true
                      backgroundColor: secondarySystemBackground
                      layer.cornerRadius: 12
                      layer.cornerCurve: continuous
                      layer.shadowOpacity: 0.2
                      layer.shadowRadius: 8
                      layer.shadowOffset: [0, 4]
                      arrangedSubviews:
                        - {class: UIImageView, symbol: star.fill}
                        - class: UIStackView
                          axis: vertical
                          arrangedSubviews:
                            - {class: UILabel, numberOfLines: 2, font: {textStyle: headline}, text: "\(card.title)"}
                            - {class: UILabel, font: {textStyle: footnote}, textColor: secondaryLabel, text: "\(card.date)"}

    """
  }
}
