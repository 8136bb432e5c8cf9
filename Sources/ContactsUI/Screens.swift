@_exported public import Contacts
@_exported public import UIKit
import UIKitPresentation

/// A screen for choosing a contact: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?

  open override func loadView() {
    view = SystemScreenView("CNContactPickerViewController", "Chooses a contact.")
  }
}

/// The delegate of a choice. It is never called.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
}

/// A value of a contact: none is chosen.
open class CNContactProperty: NSObject {
  open var contact: CNContact { CNContact() }
  open var key: String { "" }
  open var value: Any? { nil }
  open var label: String? { nil }
}

/// A contact's screen: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  public let contact: CNContact
  open var contactStore: CNContactStore?
  open var allowsEditing = true
  open var allowsActions = true
  open var shouldShowLinkedContacts = false
  open var displayedPropertyKeys: [any CNKeyDescriptor]?

  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "contact" }

  open override func loadView() {
    view = SystemScreenView("CNContactViewController", "Shows a contact.")
  }
}

/// The delegate of a contact's screen. It is never called.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
}

extension CNContactViewControllerDelegate {
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { false }
}
