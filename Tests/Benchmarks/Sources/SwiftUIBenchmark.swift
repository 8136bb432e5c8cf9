import Drawing
import DynamicType
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Renderers
import ViewRendering

/// SwiftUI's views: a screen at all twelve sizes, and the top of a long lazy stack.
@MainActor
struct SwiftUIBenchmark {
  private let rounds: Int

  init(_ arguments: Arguments) throws { rounds = try arguments.count("rounds") }

  /// Milliseconds, each the least of the rounds after a first that is not counted.
  func run() throws -> [Figure] {
    let renderer = ViewRenderer()
    let all = DynamicType.ContentSizeCategory.allCases
    let screen = try milliseconds { try Self.record(Screen(), at: all, renderer) }
    let rows = try milliseconds { try Self.record(Rows(), at: [.large], renderer) }
    guard UIKitFaults.take().isEmpty else { throw BenchmarkError.nothingMeasured }
    return [
      Figure(name: "swiftui.screen", value: screen, unit: "ms"), Figure(name: "swiftui.rows", value: rows, unit: "ms"),
    ]
  }

  private func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for round in 0...rounds {
      let seconds = try processorSeconds(body)
      if round > 0 { least = min(least, seconds) }
    }
    return least * 1000
  }

  /// Makes, lays out and records a view on a phone at sizes.
  static func record(
    _ view: some View, at categories: [DynamicType.ContentSizeCategory] = [.large],
    _ renderer: ViewRenderer = ViewRenderer()
  ) throws {
    guard let device = Device.named("iPhone 15") else { throw BenchmarkError.nothingMeasured }
    for category in categories {
      var configuration = Configuration(device: device)
      configuration.category = category
      let controller = UIHostingController(rootView: view)
      let recording = try withExtendedLifetime(controller) {
        try renderer.layOut(under: configuration) { controller.view }
      }
      guard !recording.displayList.commands.isEmpty else { throw BenchmarkError.nothingMeasured }
    }
  }
}

/// A screen of 80 views: a header, eight rows of a symbol, two texts and a badge, and a banner with two buttons.
private struct Screen: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Good morning").font(.largeTitle).bold()
        ForEach(0..<8, id: \.self) { number in
          Entry(number: number)
          Divider()
        }
        HStack {
          Button("Cancel") {}
          Button("Save") {}.buttonStyle(.borderedProminent)
        }
        RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(0.3)).frame(height: 80)
          .overlay { Text("Banner").font(.title2) }
      }
      .padding()
    }
  }
}

private struct Entry: View {
  let number: Int

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Image(systemName: "star.fill").foregroundStyle(.yellow)
      VStack(alignment: .leading, spacing: 4) {
        Text("Entry number \(number)").font(.headline)
        Text("A longer text that wraps at the larger sizes, \(number)").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text("12").font(.caption).padding(6).background(Color.blue.opacity(0.2)).clipShape(Capsule())
    }
    .padding(.vertical, 8)
  }
}

/// A thousand rows, of which a screen shows some.
private struct Rows: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<1_000, id: \.self) { Text("Row \($0)").padding(.horizontal) }
      }
    }
  }
}
