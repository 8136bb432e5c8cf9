import DynamicType
import Foundation
import HeadlessUIKit
import Renderers
import ViewRendering

/// A form of 40 controls at all twelve sizes: five of each of eight kinds in a column.
@MainActor
struct FormBenchmark {
  private static let (size, controls, scale) = (CGSize(width: 393, height: 4000), 40, 3.0)
  private let rounds: Int
  private let only: String?

  init(_ arguments: Arguments) throws {
    rounds = try arguments.count("rounds")
    only = arguments.optional("kind")
  }

  /// The figures of the form, and of forms with 40 controls of one kind.
  func run() throws -> [Figure] {
    let all = (name: "all", rows: Array(repeating: Self.mixed, count: Self.controls / 8).flatMap(\.self))
    let kinds = Self.kinds.map { (name: $0.name, rows: Array(repeating: $0.make, count: Self.controls)) }
    return try ([all] + kinds).filter { only == nil || $0.name == only }.flatMap(figures)
  }

  /// Milliseconds for all sizes, each the least of the rounds after a first that is not counted: of laying out and
  /// recording, of that with making the views and taking them down, and of the first with what VoiceOver reads.
  private func figures(_ name: String, rows: [@MainActor () -> UIView]) throws -> [Figure] {
    let renderer = ViewRenderer()
    var (layout, whole, spoken) = (Double.infinity, Double.infinity, Double.infinity)
    for round in 0...rounds {
      var shown = 0.0
      let all = try processorSeconds { shown = try Self.seconds(of: rows, isSpoken: false, renderer) }
      let read = try Self.seconds(of: rows, isSpoken: true, renderer)
      if round > 0 { (layout, whole, spoken) = (min(layout, shown), min(whole, all), min(spoken, read)) }
    }
    guard UIKitFaults.take().isEmpty else { throw BenchmarkError.nothingMeasured }
    return [
      Figure(name: "form.\(name)", value: layout * 1000, unit: "ms"),
      Figure(name: "form.\(name).made", value: whole * 1000, unit: "ms"),
      Figure(name: "form.\(name).spoken", value: spoken * 1000, unit: "ms"),
    ]
  }

  /// The time of laying out and recording in all configurations, without that of making the views.
  private static func seconds(
    of rows: [@MainActor () -> UIView], isSpoken: Bool, _ renderer: ViewRenderer
  ) throws -> Double {
    var seconds = 0.0
    for configuration in configurations {
      var made = 0.0
      let recording = try renderer.layOut(
        under: configuration, isSpoken: isSpoken, inspect: { _ in seconds += processorSeconds() - made },
        makeView: {
          let form = Self.form(rows)
          made = processorSeconds()
          return form
        })
      made = processorSeconds()
      guard recording.spokenElements.isEmpty != isSpoken else { throw BenchmarkError.nothingMeasured }
      seconds += processorSeconds() - made
    }
    return seconds
  }

  private static var configurations: [Configuration] {
    let device = Device(
      name: "form", kind: .free, width: size.width, height: size.height, scale: scale)
    return ContentSizeCategory.allCases.map { category in
      var configuration = Configuration(device: device)
      configuration.category = category
      return configuration
    }
  }

  // MARK: Controls

  private static func form(_ rows: [@MainActor () -> UIView]) -> UIView {
    let view = UIView()
    view.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: rows.map { $0() })
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    return view
  }

  private static let kinds: [(name: String, make: @MainActor () -> UIView)] = [
    ("label", label), ("field", field), ("switch", { row([toggle()]) }), ("slider", slider), ("segments", segments),
    ("stepper", { row([stepper()]) }), ("button", button), ("date", { row([date()]) }),
  ]

  /// One of each kind; a switch stands behind its label, a date behind a stepper.
  private static let mixed: [@MainActor () -> UIView] = [
    field, { row([label(), toggle()]) }, slider, segments, { row([stepper(), date()]) }, button,
  ]

  private static func label() -> UIView {
    let label = UILabel()
    label.text = "Remind me an hour before the walk"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  private static func field() -> UIView {
    let field = UITextField()
    field.placeholder = "Email"
    field.text = "ada@example.com"
    field.borderStyle = .roundedRect
    field.clearButtonMode = .always
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    return field
  }

  private static func toggle() -> UIView {
    let toggle = UISwitch()
    toggle.isOn = true
    return toggle
  }

  private static func slider() -> UIView {
    let slider = UISlider()
    slider.value = 0.4
    return slider
  }

  private static func segments() -> UIView {
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    return segments
  }

  private static func stepper() -> UIView { UIStepper() }

  private static func button() -> UIView {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Book"
    configuration.subtitle = "12 places"
    configuration.image = UIImage(systemName: "calendar")
    configuration.imagePadding = 6
    return UIButton(configuration: configuration)
  }

  private static func date() -> UIView {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    return picker
  }

  /// Controls at both ends of a row.
  private static func row(_ controls: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: controls)
    row.alignment = .center
    row.distribution = .equalSpacing
    row.spacing = 8
    return row
  }
}
