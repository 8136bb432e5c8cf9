import Foundation
import HeadlessUIKit

@testable import HeadlessSwiftUI

extension ModifierMark {
  private static func stack(_ content: some View) -> some View { NavigationStack { content } }

  /// Bars and stacks of navigation.
  static var bars: [ModifierMark] {
    titles + [
      ModifierMark("navigationBarBackButtonHidden", of: second(MarkSample())) { _ in
        second(MarkSample().navigationBarBackButtonHidden())
      },
      ModifierMark("navigationBarHidden", of: stack(MarkSample().navigationTitle("Title"))) { _ in
        stack(MarkSample().navigationTitle("Title").navigationBarHidden(true))
      },
      ModifierMark("navigationBarItems", of: stack(MarkSample())) { _ in
        stack(MarkSample().navigationBarItems(trailing: Text(verbatim: "item")))
      },
      ModifierMark("navigationDestination", of: stack(MarkSample())) { _ in
        stack(MarkSample().navigationDestination(isPresented: .constant(true)) { Color.red })
      },
      ModifierMark("navigationDocument", of: stack(MarkSample())) { _ in
        stack(MarkSample().navigationDocument(URL(filePath: "/a")))
      },
      ModifierMark("searchable", of: stack(MarkSample())) { _ in stack(MarkSample().searchable(text: .constant(""))) },
      ModifierMark("tabItem", of: TabView { MarkSample() }) { _ in
        TabView { MarkSample().tabItem { Text(verbatim: "tab") } }
      },
      ModifierMark("toolbar", of: stack(MarkSample())) { _ in
        stack(MarkSample().toolbar { Button("item") {} })
      },
      ModifierMark("toolbar", of: stack(MarkSample())) { _ in stack(MarkSample().toolbar(.hidden, for: .bottomBar)) },
      ModifierMark("toolbarBackground", of: stack(MarkSample())) { _ in
        stack(
          MarkSample().toolbarBackground(.red, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar))
      },
      ModifierMark("toolbarBackgroundVisibility", of: stack(MarkSample())) { _ in
        stack(MarkSample().toolbarBackgroundVisibility(.visible, for: .navigationBar))
      },
      ModifierMark("toolbarColorScheme", of: stack(MarkSample().navigationTitle("Title"))) { _ in
        stack(
          MarkSample().navigationTitle("Title").toolbarBackground(.visible, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar))
      },
      ModifierMark("toolbarRole", of: stack(MarkSample())) { _ in stack(MarkSample().toolbarRole(.editor)) },
      ModifierMark("toolbarVisibility", of: stack(MarkSample().navigationTitle("Title"))) { _ in
        stack(MarkSample().navigationTitle("Title").toolbarVisibility(.hidden, for: .navigationBar))
      },
    ]
  }

  private static var titles: [ModifierMark] {
    let titled = MarkSample().navigationTitle("Title")
    return [
      ModifierMark("navigationBarTitle", of: stack(MarkSample())) { _ in stack(MarkSample().navigationBarTitle("Title"))
      },
      ModifierMark("navigationBarTitleDisplayMode", of: stack(titled)) { _ in
        stack(titled.navigationBarTitleDisplayMode(.inline))
      },
      ModifierMark("navigationTitle", of: stack(MarkSample())) { _ in stack(titled) },
      ModifierMark("toolbarTitleDisplayMode", of: stack(titled)) { _ in stack(titled.toolbarTitleDisplayMode(.inline))
      },
      ModifierMark("toolbarTitleMenu", of: stack(titled)) { _ in stack(titled.toolbarTitleMenu { Button("a") {} }) },
    ]
  }

  /// A stack that shows its second view.
  private static func second(_ content: some View) -> some View {
    NavigationStack(path: .constant([1])) {
      Color.blue.navigationTitle("First").navigationDestination(for: Int.self) { _ in content }
    }
  }
}
