import Foundation

/// The negotiation between elements and the host or layout that decides their sizes.
extension SelfSizingHost {
  /// The number of passes in a row that may bring no new element into view.
  static var maximumIdlePasses: Int { 16 }

  /// Shows the visible elements and grants the sizes they ask for, until nothing changes.
  ///
  /// An element with another size can bring others into view; as long as new ones appear, there is progress.
  ///
  /// - Returns: `true` if nothing changes any more, `false` if sizes went on changing.
  func showElementsInAgreedSizes() -> Bool {
    for element in shown.sorted { element.resolvedSizes = [] }
    var met: Set<Key> = []
    var idlePasses = 0
    while idlePasses < Self.maximumIdlePasses {
      showVisibleElements()
      guard grantSizes() || !arePlacementsValid else { return true }
      let metBefore = met.count
      for element in shown.sorted where element.isWanted { met.insert(element.key) }
      idlePasses = met.count > metBefore ? 0 : idlePasses + 1
    }
    return false
  }

  /// Asks each element for its preference once at each size that it gets during a layout.
  ///
  /// - Returns: whether any preference was granted.
  private func grantSizes() -> Bool {
    var isAnyGranted = false
    for element in shown.sorted where element.isWanted && sizesItself(element) {
      guard let placement = element.placement, !element.resolvedSizes.contains(placement.size) else { continue }
      let isGranted = grantSize(of: element, at: placement, mayDefer: refusesUnread)
      isAnyGranted = isGranted || isAnyGranted
    }
    return isAnyGranted
  }

  private func grantSize(of element: Element, at placement: Placement, mayDefer: Bool) -> Bool {
    switch answer(of: element, at: placement, mayDefer: mayDefer) {
    case .keeps, .unusable: return false
    case .wants(let preferred):
      element.resolvedSizes.append(placement.size)
      guard case .granted(let granted) = reply(to: preferred, of: element, at: placement) else { return false }
      grant(granted, to: element, at: placement)
      return true
    case .waits(let preferred):
      if reply(to: preferred, of: element, at: placement).isRefusedUnread {
        element.resolvedSizes.append(placement.size)
        return false
      }
      // The decision depends on the size, so the view is asked for one that is computed at once.
      element.preference = nil
      return grantSize(of: element, at: placement, mayDefer: false)
    }
  }

  /// The element's answer about its size: from the view itself, once for each width, or its earlier answer.
  private func answer(of element: Element, at placement: Placement, mayDefer: Bool) -> SizeAnswer<Placement> {
    let preferred: Placement
    if let known = element.preferred(at: placement) {
      preferred = known.moved(to: placement)
    } else {
      guard let new = preference(of: element, at: placement, mayDefer: mayDefer) else { return .unusable }
      element.preference = DisplayedElement.Preference(width: placement.size.width, placement: new)
      preferred = new
    }
    if mayDefer, preferred.isSizeDeferred { return .waits(preferred) }
    return preferred.differs(from: placement) ? .wants(preferred) : .keeps
  }
}
