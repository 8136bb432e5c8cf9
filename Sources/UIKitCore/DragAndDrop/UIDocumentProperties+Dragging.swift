public import Foundation

extension UIDocumentProperties {
  private static var providerKey = 0

  /// An object that holds a closure.
  private final class Provider {
    let makeItems: (any UIDragSession) -> [UIDragItem]

    init(_ makeItems: @escaping (any UIDragSession) -> [UIDragItem]) {
      self.makeItems = makeItems
    }
  }

  /// Makes the items of the document's representation for dragging. Stored; nothing is dragged.
  public final var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])? {
    get { (objc_getAssociatedObject(self, &UIDocumentProperties.providerKey) as? Provider)?.makeItems }
    set {
      objc_setAssociatedObject(
        self, &UIDocumentProperties.providerKey, newValue.map(Provider.init), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
