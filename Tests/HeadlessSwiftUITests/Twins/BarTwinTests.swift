import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitCore

/// Navigation bars, toolbars and tab bars of SwiftUI's have the pictures of UIKit's: on iOS they are UIKit's.
@MainActor @Suite(.ownEnvironment) struct BarTwinTests {
  /// A stack of UIKit's with a title and what a closure sets.
  private func navigation(
    _ titles: String..., large: Bool = false, _ prepare: (UIViewController) -> Void = { _ in }
  ) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.navigationBar.prefersLargeTitles = true
    for title in titles {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      controller.title = title
      controller.navigationItem.largeTitleDisplayMode = large ? .always : .never
      navigation.pushViewController(controller, animated: false)
    }
    if let top = navigation.topViewController { prepare(top) }
    return navigation
  }

  private func expectSame(
    _ name: String, _ view: some View, _ terms: TwinTerms, _ twin: () -> UIViewController
  ) throws {
    let pictures = try TwinPictures(of: view, and: twin(), terms)
    expectEqual(pictures, name, terms)
  }

  @Test(arguments: TwinTerms.some) func titles(_ terms: TwinTerms) throws {
    for title in ["Settings", "A title that is far too long for the width of a telephone"] {
      let inline = NavigationStack {
        Color.clear.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
      }
      try expectSame("inline \(title.count)", inline, terms) { navigation(title) }
      let large = NavigationStack { Color.clear.navigationTitle(title) }
      try expectSame("large \(title.count)", large, terms) { navigation(title, large: true) }
    }
  }

  @Test(arguments: TwinTerms.some) func items(_ terms: TwinTerms) throws {
    let view = NavigationStack {
      Color.clear.navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Share", systemImage: "square.and.arrow.up") {}.disabled(true)
          }
        }
    }
    try expectSame("items", view, terms) {
      navigation("Settings") { controller in
        let item = controller.navigationItem
        item.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
        let share = UIBarButtonItem(
          image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: nil, action: nil)
        share.isEnabled = false
        item.rightBarButtonItems = [
          share, UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil),
        ]
      }
    }
  }

  @Test(arguments: TwinTerms.some) func actions(_ terms: TwinTerms) throws {
    let view = NavigationStack {
      Color.clear.navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
    }
    try expectSame("actions", view, terms) {
      navigation("Settings") { controller in
        let item = controller.navigationItem
        item.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
        item.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
      }
    }
  }

  @Test(arguments: TwinTerms.some) func backButtons(_ terms: TwinTerms) throws {
    for (first, second) in [("First", "Second"), ("Of a long title", "Back is left over"), ("", "Details")] {
      let view = NavigationStack(path: .constant([1])) {
        Color.clear.navigationTitle(first).navigationBarTitleDisplayMode(.inline)
          .navigationDestination(for: Int.self) { _ in
            Color.clear.navigationTitle(second).navigationBarTitleDisplayMode(.inline)
          }
      }
      try expectSame("back \(first)", view, terms) { navigation(first, second) }
    }
  }

  /// In a sheet the bar is 56 points high.
  @Test func barsOfSheets() throws {
    let view = NavigationStack {
      Color.clear.navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
    }
    let presenters = [UIViewController(), UIViewController()]
    let sheets = [UIHostingController(rootView: view), navigation("Settings")]
    let pictures = try TwinPictures(of: presenters[0], and: presenters[1]) { root in
      for (presenter, sheet) in zip(presenters, sheets) where presenter.view === root {
        presenter.present(sheet, animated: false)
      }
    }
    expectEqual(pictures, "sheet", TwinTerms())
  }

  @Test(arguments: TwinTerms.some) func searches(_ terms: TwinTerms) throws {
    for (text, prompt) in [("", nil), ("", "Find a walk"), ("Alps", nil)] {
      let view = NavigationStack {
        Color.clear.navigationTitle("Hikes")
          .searchable(text: .constant(text), prompt: prompt.map { Text(verbatim: $0) })
      }
      try expectSame("search \(text)\(prompt ?? "")", view, terms) {
        navigation("Hikes", large: true) { controller in
          let search = UISearchController()
          search.searchBar.placeholder = prompt ?? "Search"
          search.searchBar.text = text
          controller.navigationItem.searchController = search
        }
      }
    }
  }

  @Test(arguments: TwinTerms.some) func toolbars(_ terms: TwinTerms) throws {
    let view = NavigationStack {
      Color.clear.navigationTitle("Mail").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Edit") {}
            Spacer()
            Button("New", systemImage: "square.and.pencil") {}
          }
        }
    }
    try expectSame("toolbar", view, terms) {
      let navigation = navigation("Mail") { controller in
        controller.toolbarItems = [
          UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
          UIBarButtonItem(systemItem: .flexibleSpace),
          UIBarButtonItem(image: UIImage(systemName: "square.and.pencil"), style: .plain, target: nil, action: nil),
        ]
      }
      navigation.isToolbarHidden = false
      return navigation
    }
  }

  @Test(arguments: TwinTerms.some) func tabs(_ terms: TwinTerms) throws {
    let titles = [("Home", "house"), ("Search", "magnifyingglass"), ("Profile", "person")]
    let view = TabView(selection: .constant(1)) {
      ForEach(0..<3, id: \.self) { index in
        Color.clear.tabItem { Label(titles[index].0, systemImage: titles[index].1) }.tag(index)
          .badge(index == 0 ? 3 : 0)
      }
    }
    try expectSame("tabs", view, terms) {
      let tabs = UITabBarController()
      tabs.tabs = titles.enumerated().map { index, title in
        let tab = UITab(title: title.0, image: UIImage(systemName: title.1), identifier: title.0) { _ in
          let controller = UIViewController()
          controller.view.backgroundColor = .systemBackground
          return controller
        }
        tab.badgeValue = index == 0 ? "3" : nil
        return tab
      }
      tabs.selectedIndex = 1
      return tabs
    }
  }

  /// A list below a large title, above tabs: the bars at the ends of content have no background.
  @Test(arguments: TwinTerms.some) func barsAroundLists(_ terms: TwinTerms) throws {
    // Bars blur what is under them, also where a text is a pixel higher.
    for count in terms.category == .large ? [3, 40] : [3] {
      let view = TabView {
        NavigationStack {
          List(0..<count, id: \.self) { Text(verbatim: "Row \($0)") }.listStyle(.plain).navigationTitle("Rows")
        }
        .tabItem { Label("Rows", systemImage: "star") }
      }
      try expectSame("list in bars \(count)", view, terms) {
        let rows: [@MainActor (UICollectionViewListCell) -> Void] = (0..<count).map { index in
          { $0.show("Row \(index)") }
        }
        let list = ListTwin(.plain, [.init(rows: rows)])
        list.title = "Rows"
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(title: "Rows", image: UIImage(systemName: "star"), tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        return tabs
      }
    }
  }
}
