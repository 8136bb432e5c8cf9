import DynamicType
import Foundation
import HeadlessUIKit
import Renderers
import ViewRendering

/// A form of 40 controls at all twelve sizes: five of each of eight kinds in a column.
@MainActor
struct FormBenchmark {
  private static let (size, repetitions, scale) = (CGSize(width: 393, height: 4000), 5, 3.0)
  private let rounds: Int

  init(_ arguments: Arguments) throws { rounds = try arguments.count("rounds") }

  /// Milliseconds for all sizes, each the least of the rounds after a first that is not counted: of the form, and of forms
  /// with 40 controls of one kind.
  func run() throws -> [Figure] {
    let controls = Array(repeating: Self.kinds, count: Self.repetitions).flatMap(\.self)
    let all = Figure(name: "form.all", value: try milliseconds(controls.map(\.make)), unit: "ms")
    return try [all]
      + Self.kinds.map { name, make in
        let one = try milliseconds(Array(repeating: make, count: controls.count))
        return Figure(name: "form.\(name)", value: one, unit: "ms")
      }
  }

  /// The processor time of making, laying out and recording a form at the twelve sizes.
  private func milliseconds(_ controls: [@MainActor () -> UIView]) throws -> Double {
    let renderer = ViewRenderer()
    let times = try (0...rounds).map { _ in
      try processorSeconds {
        for configuration in Self.configurations {
          _ = try renderer.layOut(under: configuration) { Self.form(controls) }
        }
      }
    }
    guard UIKitFaults.take().isEmpty, let least = times.dropFirst().min() else { throw BenchmarkError.nothingMeasured }
    return least * 1000
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

  private static func form(_ controls: [@MainActor () -> UIView]) -> UIView {
    let view = UIView()
    view.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: controls.map { $0() })
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
    ("label", label), ("field", field), ("switch", toggle), ("slider", slider), ("segments", segments),
    ("stepper", stepper), ("button", button), ("date", date),
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
    return row(toggle)
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

  private static func stepper() -> UIView { row(UIStepper()) }

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
    return row(picker)
  }

  /// The control at its own size, at the end of a row.
  private static func row(_ control: UIView) -> UIView {
    let row = UIStackView(arrangedSubviews: [UIView(), control])
    row.alignment = .center
    return row
  }
}
