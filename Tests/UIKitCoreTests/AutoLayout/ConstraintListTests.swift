import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct ConstraintListTests {
  /// Every number of constraints up to 40, with each of them removed, from the front, the back and in between.
  @Test func theOrderStays() {
    for count in 0...40 {
      for stride in 1...7 {
        let list = ConstraintList()
        var expected = (0..<count).map { _ in NSLayoutConstraint() }
        expected.forEach(list.append)
        var place = 0
        while !expected.isEmpty {
          place = (place + stride) % expected.count
          list.remove(expected.remove(at: place))
          #expect(list.elements == expected && list.count == expected.count)
        }
      }
    }
  }

  @Test func whatIsNotThereIsNotRemoved() {
    let list = ConstraintList()
    let constraints = (0..<20).map { _ in NSLayoutConstraint() }
    constraints.forEach(list.append)
    list.remove(NSLayoutConstraint())
    list.remove(constraints[3])
    list.remove(constraints[3])
    #expect(list.count == 19)
    list.append(constraints[3])
    #expect(list.elements.last === constraints[3])
    list.replaceAll(with: [])
    #expect(list.elements.isEmpty)
  }
}
