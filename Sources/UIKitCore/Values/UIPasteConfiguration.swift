public import Foundation
public import UIKitValues

/// The types that can be pasted into something. Stored; nothing is dragged or pasted by hand.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The uniform types that are accepted.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration that accepts uniform types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Creates a configuration that accepts nothing.
  public override convenience init() {
    self.init(acceptableTypeIdentifiers: [])
  }

  /// Creates a configuration that accepts the types that a class can be read from.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Also accepts uniform types.
  open func addAcceptableTypeIdentifiers(_ types: [String]) {
    acceptableTypeIdentifiers += types
  }

  /// Also accepts the types that a class can be read from.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
}

/// An object that items can be pasted into: every responder.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types that can be pasted.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Called with what is pasted.
  func paste(itemProviders: [NSItemProvider])
  /// Whether what is pasted is accepted.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
