import Foundation
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI

/// Containers of an app's own that are made of sections, by Apple's documentation of `Group(sections:transform:)`: views
/// outside of any section are one without a header and a footer.
@MainActor @Suite(.ownEnvironment) struct SectionTests {
  private var views: some View {
    Group {
      Text(verbatim: "a")
      Section {
        Text(verbatim: "b")
        Text(verbatim: "c")
      } header: {
        Text(verbatim: "B")
      } footer: {
        Text(verbatim: "E")
      }
      Section { Text(verbatim: "d") }
    }
  }

  @Test func sectionsAreTakenApart() {
    var found: [[Int]] = []
    let view = Group(sections: views) { sections in
      // swift-format-ignore: NoAssignmentInExpressions
      let _ = found = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
      ForEach(sections) { $0.content }
    }
    let picture = WindowPicture(VStack { view })
    #expect(found.suffix(3) == [[0, 1, 0], [1, 2, 1], [0, 1, 0]])
    let plain = VStack { ForEach(["a", "b", "c", "d"], id: \.self) { Text(verbatim: $0) } }
    #expect(picture.displayList == WindowPicture(plain).displayList)
  }

  @Test func everySectionMakesAView() {
    let sections = VStack { ForEach(sections: views) { section in HStack { section.content } } }
    let plain = VStack {
      HStack { Text(verbatim: "a") }
      HStack {
        Text(verbatim: "b")
        Text(verbatim: "c")
      }
      HStack { Text(verbatim: "d") }
    }
    #expect(WindowPicture(sections).displayList == WindowPicture(plain).displayList)
  }
}
