import BundledFonts
import Foundation
import TestSupport
import Testing
import TextLayout
import TextMeasuring

/// Requests whose font cannot be opened, among others.
@Suite struct FontFaultTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")

  /// A measurer with the bundled fonts, in which the last byte of one file is changed.
  private func measurer(changing path: String) throws -> TextMeasurer {
    try makeDamagedCopy(of: BundledFonts.locate(), changing: path, at: folder)
    return try TextMeasurer(fonts: FontLibrary(directory: folder))
  }

  /// The error for each of 400 concurrent requests; nil for those that are answered.
  private func mistakes(_ measurer: TextMeasurer, _ requests: [MeasuringRequest]) async -> [String?] {
    await withTaskGroup(of: (Int, String?).self) { group in
      for index in 0..<400 {
        let request = requests[index % requests.count]
        group.addTask {
          do {
            _ = try measurer.answer(request)
            return (index, nil)
          } catch { return (index, "\(error)") }
        }
      }
      return await group.reduce(into: [String?](repeating: nil, count: 400)) { $0[$1.0] = $1.1 }
    }
  }

  @Test func eachRequestIsToldOfItsOwnFontAlone() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = "NotoSansHebrew/NotoSansHebrew-Regular.ttf"
    let measurer = try measurer(changing: path)
    let requests = ["\u{5D0}", "Guten Tag", "\u{3B1}"].map { MeasuringRequest($0, font: .style(.body), width: 100) }
    for (index, mistake) in await mistakes(measurer, requests).enumerated() {
      #expect((mistake != nil) == (index % 3 == 0), "\(index): \(mistake ?? "no mistake")")
      #expect(mistake?.contains("\(folder.path)/\(path)") != false)
    }
  }

  /// The font is in the folder, so it is not reported as unknown.
  @Test func aFontOfThatNameIsSaidToBeDamaged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = "RobotoSlab/RobotoSlab-Bold.otf"
    let measurer = try measurer(changing: path)
    let request = MeasuringRequest("Guten Tag", font: .named("RobotoSlab-Bold", size: 17))
    for _ in 0..<2 {
      let error = #expect(throws: MeasuringError.self) { try measurer.answer(request) }
      #expect(error?.message.contains("\(folder.path)/\(path)") == true)
      #expect(error?.suggestion == nil)
    }
  }
}
