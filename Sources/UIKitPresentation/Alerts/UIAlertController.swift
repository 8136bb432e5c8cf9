public import Foundation
import PresentationGeometry
@_spi(Subclasses) public import UIKitCore
public import UIKitText

/// A box with a title, a message, text fields and buttons in the middle of the screen, or a sheet of buttons at its bottom.
///
/// Where the width is regular, a sheet of buttons is a popover at its source, without the button that cancels.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The styles of alert, with UIKit's raw values.
  public enum Style: Int, Sendable, CaseIterable {
    /// A list of actions, at the bottom of phones and in a popover on tablets.
    case actionSheet = 0
    /// A box in the centre of the screen.
    case alert = 1
  }

  private var style = Style.actionSheet
  private var fields: [UITextField] = []

  /// The text of the first lines.
  open override var title: String? {
    didSet { contentDidChange() }
  }

  open override class var namedProperties: [NamedProperty] { super.namedProperties + alertProperties(Self.self) }

  private class func alertProperties<Alert: UIAlertController>(_: Alert.Type) -> [NamedProperty] {
    [
      NamedProperty("message", \Alert.message)
    ]
  }

  /// The text below the title.
  open var message: String? {
    didSet { contentDidChange() }
  }
  /// The actions in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that the return key chooses, and whose title stands out in place of the one that cancels. In an action
  /// sheet it has no effect.
  open var preferredAction: UIAlertAction? {
    didSet { contentDidChange() }
  }
  /// The severity of the alert. Stored; phones and tablets show no difference.
  open var severity = UIAlertControllerSeverity.default

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    style = preferredStyle
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
  }

  /// The style given on creation.
  open var preferredStyle: Style { style }

  /// Adds an action after the others. A second action with the style `cancel` is a fault and has no effect.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      raiseFault(
        "NSInternalInconsistencyException", call: "UIAlertController.addAction",
        reason: "an alert can have one action with the style cancel only")
      return
    }
    action.changeHandler = { [weak self] in self?.contentDidChange() }
    actions.append(action)
    contentDidChange()
  }

  // MARK: Text fields

  /// The text fields, in the order in which they were added; `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a text field, which the handler configures. In an action sheet it is a fault, as in UIKit.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return raiseFault(
        "NSInternalInconsistencyException", call: "UIAlertController.addTextField",
        reason: "text fields can only be added to an alert controller of the style alert")
    }
    let field = UITextField(frame: .zero)
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    fields.append(field)
    configurationHandler?(field)
    contentDidChange()
  }

  // MARK: View

  open override func loadView() {
    view = style == .alert ? AlertView(of: self) : ActionSheetView(of: self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    contentDidChange()
  }

  /// In a popover, the size of the sheet; what the app set wins.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      guard own == .zero, let sheet = view as? ActionSheetView else { return own }
      return sheet.sizeInPopover()
    }
    set { super.preferredContentSize = newValue }
  }

  /// The view that shows the texts and buttons, if it is loaded.
  var contentView: (any AlertContentView)? { viewIfLoaded as? any AlertContentView }

  private func contentDidChange() {
    contentView?.reload()
  }

  // MARK: Presentation

  @_spi(Subclasses) open override func activePresentationController(
    _ styled: UIPresentationController, under traits: UITraitCollection
  ) -> UIPresentationController {
    if title == nil, message == nil, actions.isEmpty, fields.isEmpty {
      raiseFault(
        "NSInternalInconsistencyException", call: "UIAlertController",
        reason: "it must have a title, a message or an action to display")
    }
    guard style == .alert || traits.horizontalSizeClass == .compact else { return styled }
    return AlertPresentationController(
      presentedViewController: self, presenting: styled.presentingViewController)
  }
}

/// A view that shows what an alert controller has.
@MainActor
protocol AlertContentView: UIView {
  /// Adopts the controller's texts, fields and actions.
  func reload()
  /// The frame of the view in a container; later layouts are for that room.
  func frame(in room: PresentationSpace) -> CGRect
}
