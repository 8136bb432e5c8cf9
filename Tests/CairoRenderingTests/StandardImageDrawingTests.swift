import Drawing
import Foundation
import Raster
import Testing

@testable import CairoRendering

/// Images that code draws, in a process that has chosen no renderer.
@Suite struct StandardImageDrawingTests {
  @Test func theClassIsFoundByItsName() {
    #expect(_typeByName("14CairoRendering20StandardImageDrawingC") == StandardImageDrawing.self)
    #expect(ImageDrawing.isPossible)
  }

  @Test func anImageIsDrawn() throws {
    let list = DisplayList(size: CGSize(width: 3, height: 2), commands: [])
    let bitmap = try #require(StandardImageDrawing.bitmap(of: ImageDrawing(list, scale: 2)))
    #expect(bitmap.width == 6 && bitmap.height == 4)
  }
}
