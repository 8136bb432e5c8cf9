import ElementGeometry
import Foundation
import Testing

/// Foundation's class for index paths has the indices of the value.
@Suite struct IndexPathTests {
  @Test func rowsOfTheClass() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path as IndexPath == IndexPath(row: 3, section: 2))
    #expect((IndexPath(item: 5, section: 1) as NSIndexPath).row == 5)
    #expect(NSIndexPath(item: 4, section: 6).section == 6 && NSIndexPath(item: 4, section: 6).item == 4)
  }
}
