public import UIKit

/// A note on a page. Stored; it is not drawn.
open class PDFAnnotation: NSObject {
  open var bounds: CGRect
  open var type: String?
  open var color = UIColor.yellow
  open var contents: String?
  open var font: UIFont?
  open var fontColor: UIColor?
  open var url: URL?
  open var widgetStringValue: String?
  open var widgetFieldType = PDFAnnotationWidgetSubtype.text
  open var widgetControlType = PDFWidgetControlType.unknownControl
  open var widgetDefaultStringValue: String?
  open var buttonWidgetState = PDFWidgetCellState.offState
  open var buttonWidgetStateString = ""
  open var fieldName: String?
  open var caption: String?
  open var choices: [String]?
  open var isReadOnly = false
  open var isMultiline = false
  open var isListChoice = false
  open var maximumLength = 0
  open var hasComb = false
  open var allowsToggleToOff = false
  open var radiosInUnison = false
  open var border: PDFBorder?
  open var action: PDFAction?
  open var destination: PDFDestination?
  open var popup: PDFAnnotation?
  open var alignment = NSTextAlignment.left
  open var backgroundColor: UIColor?
  open var interiorColor: UIColor?
  open var userName: String?
  open var modificationDate: Date?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
  open var startLineStyle = PDFLineStyle.none
  open var endLineStyle = PDFLineStyle.none
  open var quadrilateralPoints: [NSValue]?
  open var isHighlighted = false
  open private(set) var paths: [UIBezierPath]?
  open private(set) var annotationKeyValues: [AnyHashable: Any] = [:]
  open weak var page: PDFPage?
  open var shouldDisplay = true
  open var shouldPrint = true

  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
  ) {
    (self.bounds, type, annotationKeyValues) = (bounds, annotationType.rawValue, properties ?? [:])
    super.init()
  }

  open var hasAppearanceStream: Bool { false }
  open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
  open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    annotationKeyValues[key] = value
    return true
  }
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { annotationKeyValues[key] }
  open func removeValue(forAnnotationKey key: PDFAnnotationKey) { annotationKeyValues[key] = nil }

  open func draw(with box: PDFDisplayBox, in context: CGContext) {}
}

/// A kind of note.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// The line around a note. Stored.
open class PDFBorder: NSObject {
  open var style = PDFBorderStyle.solid
  open var lineWidth: CGFloat = 1
  open var dashPattern: [Any]?
}

/// The look of a line around a note, with its raw values.
public enum PDFBorderStyle: Int, Sendable {
  case solid = 0
  case dashed = 1
  case beveled = 2
  case inset = 3
  case underline = 4
}

/// The end of a line, with its raw values.
public enum PDFLineStyle: Int, Sendable {
  case none = 0
  case square = 1
  case circle = 2
  case diamond = 3
  case openArrow = 4
  case closedArrow = 5
}

/// The kind of a button, with its raw values.
public enum PDFWidgetControlType: Int, Sendable {
  case unknownControl = -1
  case pushButtonControl = 0
  case radioButtonControl = 1
  case checkBoxControl = 2
}

/// Whether a button is on, with its raw values.
public enum PDFWidgetCellState: Int, Sendable {
  case mixedState = -1
  case offState = 0
  case onState = 1
}

/// The kind of a field.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
  public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
  public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
  public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
}

/// A property of a note.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let appearanceDictionary = PDFAnnotationKey(rawValue: "/AP")
  public static let border = PDFAnnotationKey(rawValue: "/Border")
  public static let color = PDFAnnotationKey(rawValue: "/C")
  public static let contents = PDFAnnotationKey(rawValue: "/Contents")
  public static let date = PDFAnnotationKey(rawValue: "/M")
  public static let flags = PDFAnnotationKey(rawValue: "/F")
  public static let name = PDFAnnotationKey(rawValue: "/NM")
  public static let page = PDFAnnotationKey(rawValue: "/P")
  public static let rect = PDFAnnotationKey(rawValue: "/Rect")
  public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
  public static let action = PDFAnnotationKey(rawValue: "/A")
  public static let inklist = PDFAnnotationKey(rawValue: "/InkList")
  public static let quadPoints = PDFAnnotationKey(rawValue: "/QuadPoints")
  public static let textLabel = PDFAnnotationKey(rawValue: "/T")
  public static let widgetFieldType = PDFAnnotationKey(rawValue: "/FT")
  public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
}

/// What a note does. Stored.
open class PDFAction: NSObject {
  open var type: String { "" }
}

/// A note that leads to a place. Stored.
open class PDFActionGoTo: PDFAction {
  open var destination: PDFDestination
  open override var type: String { "GoTo" }
  public init(destination: PDFDestination) { self.destination = destination }
}

/// A note that leads to an address. Stored.
open class PDFActionURL: PDFAction {
  open var url: URL?
  open override var type: String { "URI" }
  public init(url: URL) { self.url = url }
}

/// A note with a name of what it does. Stored.
open class PDFActionNamed: PDFAction {
  open var name: PDFActionNamedName
  open override var type: String { "Named" }
  public init(name: PDFActionNamedName) { self.name = name }
}

/// The names of what a note does, with their raw values.
public enum PDFActionNamedName: Int, Sendable {
  case none = 0
  case nextPage = 1
  case previousPage = 2
  case firstPage = 3
  case lastPage = 4
  case goBack = 5
  case goForward = 6
  case goToPage = 7
  case find = 8
  case print = 9
  case zoomIn = 10
  case zoomOut = 11
}
