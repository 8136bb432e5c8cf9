public import Foundation
public import UIKitCore

// Nothing is dragged on a still picture: these are for the app's code to compile.

/// A view whose text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// The delegate of drags.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
}

/// A view that text can be dropped into.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  /// The delegate of drops.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
}

/// A drag of text.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The range that is dragged.
  var dragRange: UITextRange { get }
  /// The items that the system would drag.
  var suggestedItems: [UIDragItem] { get }
  /// The items that are already dragged.
  var existingItems: [UIDragItem] { get }
  /// Whether the text is selected.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// A drop into text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// The place of the drop.
  var dropPosition: UITextPosition { get }
  /// The proposal of the system.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the text was dragged from the same view.
  var isSameView: Bool { get }
  /// The drop.
  var dropSession: any UIDropSession { get }
}

/// The proposed result of a drop into text. Stored; nothing is dropped.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  /// The text that is replaced.
  open var dropAction = Action.insert
  /// The one who shows the progress of a drop.
  open var dropProgressMode = ProgressMode.system
  /// Whether dropped text is inserted by the view's own means.
  open var useFastSameViewOperations = false

  /// The one who shows the progress of a drop, with UIKit's raw values.
  public enum ProgressMode: UInt, Sendable, CaseIterable {
    /// The system.
    case system = 0
    /// The app.
    case custom = 1
  }

  /// The text that a drop replaces, with UIKit's raw values.
  public enum Action: UInt, Sendable, CaseIterable {
    /// Nothing.
    case insert = 0
    /// The selection.
    case replaceSelection = 1
    /// Everything.
    case replaceAll = 2
  }
}

/// The delegate of drags from text. It is never called automatically; methods have defaults.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// The items that are dragged.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// Called before a drag begins.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
}

extension UITextDragDelegate {
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
}

/// The delegate of drops into text. It is never called automatically; methods have defaults.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// The proposal for a drop.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Called before something is dropped.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
}

extension UITextDropDelegate {
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
}

/// A view that something can be pasted into.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// The delegate of pasting.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Something that is pasted into text.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// The provider of the item.
  var itemProvider: NSItemProvider { get }
  /// Makes a plain text of it.
  func setResult(string: String)
  /// Makes a text of it.
  func setResult(attributedString string: NSAttributedString)
  /// Makes an attachment of it.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Leaves it out.
  func setNoResult()
  /// Makes of it what the system would.
  func setDefaultResult()
}

/// The delegate of pasting into text. It is never called automatically; methods have defaults.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Makes a text of something.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// Makes one text of several.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let whole = NSMutableAttributedString()
    itemStrings.forEach(whole.append)
    return whole
  }
}

/// The options of drags of text.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text is dragged without its colour.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}
