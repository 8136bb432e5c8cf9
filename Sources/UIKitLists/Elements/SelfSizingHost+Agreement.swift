import Foundation

/// The hand-shake between elements and whoever decides about their sizes.
extension SelfSizingHost {
  /// How many passes may bring no element into view that was not there before.
  static var passLimit: Int { 16 }

  /// Shows what is visible and lets it have the sizes it wants, until nothing changes.
  ///
  /// An element that gets another size can bring others into view: as long as new ones appear there is progress.
  ///
  /// - Returns: whether it came to that; if not, sizes went on changing.
  func showElementsInAgreedSizes() -> Bool {
    for element in shown.sorted { element.decidedSizes = [] }
    var met: Set<Key> = []
    var idlePasses = 0
    while idlePasses < Self.passLimit {
      showVisibleElements()
      guard grantSizes() || !arePlacementsValid else { return true }
      let metBefore = met.count
      for element in shown.sorted where element.isWanted { met.insert(element.key) }
      idlePasses = met.count > metBefore ? 0 : idlePasses + 1
    }
    return false
  }

  /// Asks each element once at each size it is given in a layout.
  ///
  /// - Returns: whether one gets what it wants.
  private func grantSizes() -> Bool {
    var isAnyGranted = false
    for element in shown.sorted where element.isWanted && sizesItself(element) {
      guard let placement = element.placement, !element.decidedSizes.contains(placement.size) else { continue }
      let isGranted = grantSize(of: element, at: placement, mayLeaveOpen: refusesUnread)
      isAnyGranted = isGranted || isAnyGranted
    }
    return isAnyGranted
  }

  private func grantSize(of element: Element, at placement: Placement, mayLeaveOpen: Bool) -> Bool {
    switch answer(of: element, at: placement, mayLeaveOpen: mayLeaveOpen) {
    case .keeps, .unusable: return false
    case .wants(let preferred):
      element.decidedSizes.append(placement.size)
      guard case .granted(let granted) = reply(to: preferred, of: element, at: placement) else { return false }
      grant(granted, to: element, at: placement)
      return true
    case .waits(let preferred):
      if reply(to: preferred, of: element, at: placement).isRefusedUnread {
        element.decidedSizes.append(placement.size)
        return false
      }
      // Somebody wants to know: the view is asked for a size that is worked out there and then.
      element.preference = nil
      return grantSize(of: element, at: placement, mayLeaveOpen: false)
    }
  }

  /// Where elements are asked which size they want: the view itself, once for each width, or what it answered before.
  private func answer(of element: Element, at placement: Placement, mayLeaveOpen: Bool) -> SizeAnswer<Placement> {
    let preferred: Placement
    if let known = element.preferred(at: placement) {
      preferred = known.moved(to: placement)
    } else {
      guard let new = preference(of: element, at: placement, mayLeaveOpen: mayLeaveOpen) else { return .unusable }
      element.preference = DisplayedElement.Preference(width: placement.size.width, placement: new)
      preferred = new
    }
    if mayLeaveOpen, preferred.isSizeOpen { return .waits(preferred) }
    return preferred.differs(from: placement) ? .wants(preferred) : .keeps
  }
}
