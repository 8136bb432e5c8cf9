extension UIDocumentProperties {
  private typealias Provider = (any UIDragSession) -> [UIDragItem]

  // The class knows no dragging.
  private static let providerKey = AssociatedValueKey<Provider>()

  /// Makes the items of the document's representation for dragging. Stored; nothing is dragged.
  public final var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])? {
    get { UIDocumentProperties.providerKey[self] }
    set { UIDocumentProperties.providerKey[self] = newValue }
  }
}
