import InterfaceDocuments
import ViewDocuments

/// The names of a document's objects: the outlets of what is shown and of the file's owner, and what Interface Builder calls
/// them. An id stands for its object, too.
struct OutletNames {
  /// The names in the order of the document.
  private(set) var all: [String] = []
  private let document: InterfaceDocument
  private var ids: [String: String] = [:]

  init(of screen: ScreenDefinition) {
    document = screen.file.document
    let owners = document.scenes.flatMap(\.objects).filter { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let elements = screen.element?.descendants ?? []
    for element in (elements.first.map { [$0] } ?? []) + owners { addOutlets(of: element) }
    // The outlets of views inside, and other names, behind those of what is shown.
    for element in elements.dropFirst() { addOutlets(of: element) }
    for element in elements {
      guard let id = element.id, let label = element["userLabel"] else { continue }
      add(label, id)
    }
  }

  /// The element of a name; nil for one that nothing has.
  subscript(name: String) -> InterfaceElement? { document[ids[name] ?? name] }

  private mutating func addOutlets(of element: InterfaceElement) {
    for connection in element.connections {
      if case .outlet(let property, let destination) = connection.kind { add(property, destination) }
    }
  }

  private mutating func add(_ name: String, _ id: String) {
    guard ids[name] == nil, document[id] != nil else { return }
    ids[name] = id
    all.append(name)
  }
}

extension ViewClass {
  /// The class of the views that an element stands for; nil for one without properties of its own.
  init?(element name: String) {
    switch name {
    case "label": self = .label
    case "imageView": self = .imageView
    case "button": self = .button
    case "textField": self = .textField
    case "textView": self = .textView
    case "searchBar": self = .searchBar
    case "stackView": self = .stackView
    case "scrollView": self = .scrollView
    case "visualEffectView": self = .visualEffectView
    case "switch": self = .switchControl
    case "segmentedControl": self = .segmentedControl
    case "slider": self = .slider
    case "stepper": self = .stepper
    case "progressView": self = .progressView
    case "pageControl": self = .pageControl
    case "activityIndicatorView": self = .activityIndicatorView
    case "datePicker": self = .datePicker
    case "pickerView": self = .pickerView
    case "colorWell": self = .colorWell
    default: return nil
    }
  }
}
