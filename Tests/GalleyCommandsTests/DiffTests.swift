import Foundation
import Testing

/// `galley diff` of two files.
@Suite struct DiffTests {
  @Test func equalPicturesExitWithZero() async throws {
    let workspace = try Workspace.differing()
    try workspace.write(workspace.read("a.png"), to: "c.png")
    let run = try await workspace.run("diff", "a.png", "c.png")
    #expect(run.status == 0)
    #expect(run.output == "equal\tc.png: 20x10 pixels\n" && run.errors.isEmpty)
    let line = try await workspace.run("diff", "a.png", "c.png", "--json")
    #expect(
      line.output == #"{"actual":"c.png","expected":"a.png","schemaVersion":1,"size":[20,10],"verdict":"equal"}"# + "\n"
    )
  }

  @Test func aDifferenceIsToldInNumbersAndBoxes() async throws {
    let run = try await Workspace.differing().run("diff", "a.png", "b.png")
    #expect(run.status == 1)
    #expect(
      run.output == """
        different\tb.png: 3 of 200 pixels differ (1.5 %), by at most 255 of 255, at most 2 in a window of 8x8
          1x1 at 3,2: 1
          2x1 at 14,7: 2

        """)
  }

  @Test func theLineForProgramsHasItsKeysInAlphabeticalOrder() async throws {
    let run = try await Workspace.differing().run("diff", "a.png", "b.png", "--json", "--threshold", "0.5")
    #expect(run.status == 1)
    let boxes = #"[{"box":[3,2,1,1],"differing":1},{"box":[14,7,2,1],"differing":2}]"#
    #expect(
      run.output == #"{"actual":"b.png","antialiased":0,"box":[3,2,13,6],"boxes":"# + boxes
        + #","differing":3,"expected":"a.png","largestChannelDifference":255,"largestWindowCount":2,"perceived":2,"#
        + #""schemaVersion":1,"share":0.015,"size":[20,10],"threshold":0.5,"verdict":"different"}"# + "\n")
  }

  /// 40 dots, of which 32 are listed.
  @Test func ofManyPlacesTheSmallestAreOne() async throws {
    let workspace = try Workspace()
    let dots = (0..<40).map { (x: 10 * ($0 % 20), y: 10 * ($0 / 20), color: UInt32(0xFF00_0000)) }
    try workspace.write(DiffPictures.file(200, 20), to: "a.png")
    try workspace.write(DiffPictures.file(200, 20, 0xFFFF_FFFF, dots), to: "b.png")
    let run = try await workspace.run("diff", "a.png", "b.png")
    #expect(run.lines.count == 34)
    #expect(run.lines.last == "  71x1 at 120,10: 8 in 8 more places", "\(run)")
    let line = try await workspace.run("diff", "a.png", "b.png", "--json")
    #expect(line.output.contains(#""otherPlaces":{"box":[120,10,71,1],"differing":8,"places":8},"#), "\(line)")
  }

  /// Black and white have a difference of 32857: 35215 · 0.96² is less, 35215 · 0.97² is more.
  @Test func whatIsWithinTheThresholdExitsWithZero() async throws {
    let workspace = try Workspace.differing()
    let run = try await workspace.run("diff", "a.png", "b.png", "--threshold", "0.97")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("within-threshold\tb.png: 3 of 200 pixels differ (1.5 %), "))
    #expect(run.lines.contains("  beyond the threshold 0.97: 0; 0 more smooth an edge"))
    #expect(try await workspace.run("diff", "a.png", "b.png", "--threshold", "0.96").status == 1)
  }

  @Test func unequalSizesDifferWhateverTheThreshold() async throws {
    let workspace = try Workspace.differing()
    try workspace.write(DiffPictures.file(20, 12), to: "c.png")
    let run = try await workspace.run("diff", "a.png", "c.png", "--threshold", "1")
    #expect(run.status == 1)
    #expect(
      run.output == """
        different\tc.png: 40 of 240 pixels differ (16.67 %), by at most 255 of 255, at most 16 in a window of 8x8
          20x10 → 20x12 pixels
          beyond the threshold 1.0: 40; 0 more smooth an edge
          20x2 at 0,10: 40

        """)
  }

  @Test func aPictureOfTheDifferenceIsWritten() async throws {
    let workspace = try Workspace()
    try workspace.write(DiffPictures.file(2, 1), to: "a.png")
    try workspace.write(DiffPictures.file(2, 1, 0xFFFF_FFFF, [(1, 0, 0xFFFF_FFFE)]), to: "b.png")
    let grey = [UInt32](repeating: 0xFF80_8080, count: 8)
    let pictures: [String: [UInt32]] = [
      "overlay": [0xFFFF_FFFF, 0xFFFF_0000], "amplified": [0xFF00_0000, 0xFF40_40A0],
      "side-by-side": [0xFFFF_FFFF, 0xFFFF_FFFF] + grey + [0xFFFF_FFFF, 0xFFFF_0000] + grey
        + [0xFFFF_FFFF, 0xFFFF_FFFE],
    ]
    for (kind, pixels) in pictures {
      let run = try await workspace.run("diff", "a.png", "b.png", "--output", "new/d.png", "--difference", kind)
      #expect(run.status == 1 && run.lines.last == "  picture: new/d.png", "\(run)")
      #expect(try DiffPictures.pixels(workspace.read("new/d.png")) == pixels, "\(kind)")
    }
    _ = try await workspace.run("diff", "a.png", "b.png", "--output", "default.png")
    #expect(try DiffPictures.pixels(workspace.read("default.png")) == pictures["overlay"])
  }

  /// An earlier picture of a difference is replaced even if there is none any more.
  @Test func equalPicturesReplaceThePicture() async throws {
    let workspace = try Workspace.differing()
    _ = try await workspace.run("diff", "a.png", "b.png", "--output", "d.png")
    #expect(try await workspace.run("diff", "a.png", "a.png", "--output", "d.png").status == 0)
    #expect(try DiffPictures.pixels(workspace.read("d.png")).allSatisfy { $0 == 0xFFFF_FFFF })
  }
}
