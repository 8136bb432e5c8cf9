import DynamicType
import Foundation
import HeadlessUIKit
import Renderers
import ViewRendering

/// A tab app's screen at all twelve sizes on an iPhone 15: three tabs, a large title with items, and rows of texts and
/// symbols that scroll; with the bars' own views at least 80 views.
@MainActor
struct TabScreenBenchmark {
  private static let (rows, leastViews) = (12, 80)
  private let rounds: Int

  init(_ arguments: Arguments) throws { rounds = try arguments.count("rounds") }

  /// Milliseconds for all sizes, each the least of the rounds after a first that is not counted: of laying out and recording,
  /// of that with making the screen and taking it down, and of the first with what VoiceOver reads.
  func run() throws -> [Figure] {
    let renderer = ViewRenderer()
    let configurations = try Self.configurations()
    var (layout, whole, spoken, views) = (Double.infinity, Double.infinity, Double.infinity, Int.max)
    for round in 0...rounds {
      var shown = 0.0
      let all = try processorSeconds {
        for configuration in configurations {
          shown += try Self.seconds(under: configuration, isSpoken: false, renderer) { views = min(views, $0) }
        }
      }
      let read = try configurations.reduce(0) { sum, configuration in
        sum + (try Self.seconds(under: configuration, isSpoken: true, renderer) { _ in })
      }
      if round > 0 { (layout, whole, spoken) = (min(layout, shown), min(whole, all), min(spoken, read)) }
    }
    guard UIKitFaults.take().isEmpty, views >= Self.leastViews else { throw BenchmarkError.nothingMeasured }
    return [
      Figure(name: "tab-screen", value: layout * 1000, unit: "ms"),
      Figure(name: "tab-screen.made", value: whole * 1000, unit: "ms"),
      Figure(name: "tab-screen.spoken", value: spoken * 1000, unit: "ms"),
      Figure(name: "tab-screen.views", value: Double(views), unit: "views"),
    ]
  }

  /// The time of laying out and recording, without that of making the screen.
  ///
  /// - Parameter counted: is given the number of views.
  private static func seconds(
    under configuration: Configuration, isSpoken: Bool, _ renderer: ViewRenderer, counted: (Int) -> Void
  ) throws -> Double {
    var (made, seconds, tabs): (Double, Double, UITabBarController?) = (0, 0, nil)
    let recording = try renderer.layOut(
      under: configuration, isSpoken: isSpoken,
      inspect: { view in
        seconds += processorSeconds() - made
        counted(count(view))
      },
      makeView: {
        let screen = Self.screen()
        tabs = screen
        let view: UIView = screen.view
        made = processorSeconds()
        return view
      })
    made = processorSeconds()
    guard recording.spokenElements.isEmpty != isSpoken else { throw BenchmarkError.nothingMeasured }
    withExtendedLifetime(tabs) { seconds += processorSeconds() - made }
    return seconds
  }

  private static func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }

  private static func configurations() throws -> [Configuration] {
    guard let device = Device.named("iPhone 15") else { throw BenchmarkError.nothingMeasured }
    return ContentSizeCategory.allCases.map { category in
      var configuration = Configuration(device: device)
      configuration.category = category
      return configuration
    }
  }

  // MARK: The screen

  private static func screen() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab("Walks", "figure.walk", list()), tab("Map", "map", UIViewController()),
      tab("Friends", "person.2", UIViewController()),
    ]
    return tabs
  }

  private static func tab(_ title: String, _ symbol: String, _ content: UIViewController) -> UIViewController {
    content.title = title
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
    ]
    let stack = UINavigationController(rootViewController: content)
    stack.navigationBar.prefersLargeTitles = true
    stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    return stack
  }

  private static func list() -> UIViewController {
    let controller = UIViewController()
    let scroll = UIScrollView()
    scroll.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: (0..<rows).map(row))
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -8),
      column.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -16),
    ])
    controller.view = scroll
    return controller
  }

  /// Five views: a symbol before two texts that wrap.
  private static func row(_ index: Int) -> UIView {
    let texts = UIStackView(arrangedSubviews: [
      label("Along the canal to mill \(index + 1)", .headline),
      label("Two hours, with a ford and a bridge", .subheadline),
    ])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [UIImageView(image: UIImage(systemName: "leaf.fill")), texts])
    row.alignment = .firstBaseline
    row.spacing = 8
    return row
  }

  private static func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }
}
