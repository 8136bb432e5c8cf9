import Drawing
import Foundation
import ImageComparison
import Raster

@testable import Snapshots

/// A folder of references and one of output, which are removed with the workbench.
final class Workbench {
  let folder: URL
  var references: URL { folder.appendingPathComponent("References", isDirectory: true) }
  var output: URL { folder.appendingPathComponent("output", isDirectory: true) }
  let run: RunFolder
  var store: ReferenceStore { ReferenceStore(root: references) }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    run = try RunFolder.claim(folder.appendingPathComponent("output", isDirectory: true))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func examiner(
    _ recordMode: RecordMode = .never, drawsAlways: Bool = false, tolerance: Tolerance = .none,
    keeping form: ReferenceForm = .pictures
  ) -> Examiner {
    var examiner = Examiner(
      store: store, recordMode: recordMode, drawsAlways: drawsAlways, tolerance: tolerance, output: self.run)
    examiner.form = form
    return examiner
  }

  /// Makes the case's picture and record the reference, or only its record.
  func record(_ card: Card, keeping form: ReferenceForm = .pictures) throws {
    _ = try examiner(.all, keeping: form).examine(card.rendered)
  }

  func url(_ card: Card, _ fileExtension: String) -> URL {
    references.appendingPathComponent("\(card.identity.referencePath).\(fileExtension)")
  }

  func recordText(_ card: Card) throws -> String { try String(contentsOf: url(card, "txt"), encoding: .utf8) }

  func write(_ text: String, to url: URL) throws { try Data(text.utf8).write(to: url) }

  /// All files below the folder with their contents; empty if there is no folder.
  func files(in folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
      let url = folder.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if !isFolder.boolValue { files[path] = try Data(contentsOf: url) }
    }
    return files
  }
}

/// A case with one card, by default 12 x 10 pixels, that counts how often it is drawn.
final class Card {
  let identity: CaseIdentity
  var engine = Hash128(hashing: Array("engine".utf8))
  var fonts = [Card.font("Inter-Regular")]
  /// The libraries of its images, with their versions.
  var libraries: [String] = []
  /// Changes when pixels change, unless a test sets it.
  var displayList: Hash128?
  var layout = Card.layout()
  var scale = 1.0
  var width = 12
  var height = 10
  /// `0xAARRGGBB` for the whole card.
  var color: UInt32 = 0xFF20_4060
  /// Pixels of another colour, by place.
  var marks: [Int: UInt32] = [:]
  private(set) var drawCount = 0

  init(scene: String = "title") throws {
    identity = try CaseIdentity(catalogueFile: "cards/plain", scene: scene, configuration: "card-AX3@2x")
  }

  static func font(_ name: String, bytes: String = "as bundled") -> UsedFont {
    UsedFont(name: name, file: Hash128(hashing: Array(bytes.utf8)))
  }

  static func layout(lines: [String] = ["Hello", "world"], height: Double = 152) -> LayoutNode {
    let label = LayoutNode(
      kind: "UILabel", name: "title", frame: .init(x: 16, y: 16, width: 311, height: height - 32),
      lines: lines.enumerated().map { .init(text: $1, x: 16, baseline: 32.5 + 20 * Double($0), width: 40.25) })
    return LayoutNode(
      kind: "UIView", name: "card", frame: .init(x: 0, y: 0, width: 343, height: height), children: [label])
  }

  func bitmap() throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.pixels.update(repeating: color)
    for (place, color) in marks { bitmap.pixels[place] = color }
    return bitmap
  }

  var rendered: RenderedCase {
    let content = "\(width) \(height) \(color) \(marks.sorted { $0.key < $1.key })"
    var rendered = RenderedCase(
      identity: identity, engine: engine, fonts: fonts,
      displayList: displayList ?? Hash128(hashing: Array(content.utf8)),
      layout: layout, scale: scale
    ) { [self] in
      drawCount += 1
      return try bitmap()
    }
    rendered.libraries = libraries.compactMap(UsedLibrary.init)
    rendered.spoken = libraries.isEmpty ? nil : []
    return rendered
  }
}

extension Outcome {
  static let pictures = Pictures(expected: "a/expected.png", actual: "a/actual.png", difference: "a/difference.png")

  /// A minimal outcome of each kind.
  static func sample(_ verdict: Verdict, isRecorded: Bool = false) -> Outcome {
    switch verdict {
    case .unchanged: .unchanged(engine: .same, isRecorded: isRecorded)
    case .tolerated:
      .tolerated(
        .sample(1, by: 3), Allowance(channel: .init(found: 3, limit: 4)), engine: .same, isRecorded: isRecorded)
    case .changed: .changed(.pixels(.sample(1, by: 3), engine: .same), pictures, isRecorded: isRecorded)
    case .new: .new(actual: "a/actual.png", isRecorded: isRecorded)
    case .unreadable: .unreadable(.picture(reason: "It is empty.", actual: "a/actual.png"), isRecorded: isRecorded)
    case .failed: .failed(reason: "cards.yaml:3:5: No.")
    }
  }

  /// A case of which only the layout changed.
  static func moved(_ sentences: [String], cause: String, engine: Engine = .same) -> Outcome {
    let layout = LayoutDifference(sentences: sentences, cause: cause)
    return .changed(.layout(layout, engine: engine), pictures, isRecorded: false)
  }
}

extension PixelDifference {
  static func sample(_ count: Int, by levels: Int, sizes: ImageDifference.Sizes? = nil) -> PixelDifference {
    PixelDifference(
      ImageDifference(
        width: 20, height: 20, differingPixels: count, largestChannelDifference: levels,
        boundingBox: .init(x: 1, y: 2, width: 3, height: 4), largestWindowCount: 1, sizes: sizes))
  }
}

/// A reference without a case.
extension OrphanedReference: ExpressibleByStringLiteral {
  public init(stringLiteral path: String) { self.init(path) }
}
