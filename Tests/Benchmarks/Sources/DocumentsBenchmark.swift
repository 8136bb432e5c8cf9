import DynamicType
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceDocuments
import Renderers
import ViewRendering

/// Interface Builder documents: one of 100 views, and all of a folder at one size and at all twelve.
@MainActor
struct DocumentsBenchmark {
  private static let views = 100
  private let rounds: Int
  private let folder: String?

  init(_ arguments: Arguments) throws {
    rounds = try arguments.count("rounds")
    folder = arguments.optional("documents")
  }

  /// Milliseconds, each the least of the rounds after a first that is not counted: of reading, making, laying out and
  /// recording.
  func run() throws -> [Figure] {
    let document = Self.document(views: Self.views)
    let hundred = try least { try Self.show(document, "hundred.xib", [.large]) }
    var figures = [Figure(name: "documents.views-100", value: hundred * 1000, unit: "ms")]
    guard let folder else { return figures }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .map { ($0, try Array(Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent($0)))) }
    guard !files.isEmpty else { throw BenchmarkError.nothingMeasured }
    for (name, categories) in [("one-size", [ContentSizeCategory.large]), ("all-sizes", ContentSizeCategory.allCases)] {
      let seconds = try least { for (file, bytes) in files { try Self.show(bytes, file, categories) } }
      figures.append(Figure(name: "documents.\(name)", value: seconds * 1000, unit: "ms"))
    }
    figures.append(Figure(name: "documents.files", value: Double(files.count), unit: "documents"))
    return figures
  }

  private func least(_ work: () throws -> Void) throws -> Double {
    var least = Double.infinity
    for round in 0...rounds {
      let seconds = try processorSeconds(work)
      if round > 0 { least = min(least, seconds) }
    }
    return least
  }

  /// Reads a document once, and shows each of its screens at sizes.
  static func show(_ bytes: [UInt8], _ file: String, _ categories: [ContentSizeCategory]) throws {
    let screens = DocumentScreens(try InterfaceDocument(bytes, file: file))
    let renderer = ViewRenderer()
    guard let device = Device.named("iPhone 15") else { throw BenchmarkError.nothingMeasured }
    for category in categories {
      for screen in screens.screens {
        var configuration = Configuration(device: device)
        configuration.category = category
        var made: MadeScreen?
        // Faults, such as a font that is not there, are the document's.
        _ = try? renderer.layOut(under: configuration) {
          let screen = try screens.make(screen)
          made = screen
          switch screen.root {
          case .view(let view): return view
          case .controller(let controller): return controller.view
          }
        }
        withExtendedLifetime(made) {}
      }
    }
  }

  /// A document with rows of a picture and three labels in stack views.
  static func document(views: Int) -> [UInt8] {
    var rows = ""
    for row in 0..<views / 5 {
      let labels = (0..<3).map { column in
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Row \(row), text \(column)" \
        textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" \
        adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l\(row)-00-\(column)">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <color key="textColor" systemColor="secondaryLabelColor"/>
        </label>
        """
      }
      rows += """
        <stackView opaque="NO" contentMode="scaleToFill" alignment="firstBaseline" spacing="8" \
        translatesAutoresizingMaskIntoConstraints="NO" id="s\(row)-00-000"><subviews>
        <imageView contentMode="scaleAspectFit" image="star" catalog="system" \
        translatesAutoresizingMaskIntoConstraints="NO" id="i\(row)-00-000"/>
        \(labels.joined(separator: "\n"))
        </subviews></stackView>

        """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><objects>
      <view contentMode="scaleToFill" id="v00-00-000">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews><stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="4" \
      translatesAutoresizingMaskIntoConstraints="NO" id="c00-00-000"><subviews>
      \(rows)</subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="c00-00-000" firstAttribute="top" secondItem="v00-00-000" secondAttribute="top" id="k1"/>
      <constraint firstItem="c00-00-000" firstAttribute="leading" secondItem="v00-00-000" \
      secondAttribute="leading" constant="16" id="k2"/>
      <constraint firstAttribute="trailing" secondItem="c00-00-000" secondAttribute="trailing" constant="16" id="k3"/>
      </constraints></view></objects></document>
      """
    return Array(text.utf8)
  }
}
