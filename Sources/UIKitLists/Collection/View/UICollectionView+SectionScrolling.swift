package import Foundation

extension UICollectionView {
  // MARK: Offsets

  /// The distance that a section is scrolled from its start, as the layout counts it.
  final func scrolledOffset(ofSection section: Int) -> CGFloat { sectionScrolling.offsets[section] ?? 0 }

  /// Scrolls a section that scrolls itself, to a distance from its start in points.
  package final func setScrolledOffset(_ offset: CGFloat, ofSection section: Int) {
    guard offset.isFinite else { return }
    sectionScrolling.offsets[section] = offset
    setNeedsLayout()
  }

  /// Adopts the offset of a section's scroll view, which the app has scrolled.
  final func sectionDidScroll(_ view: SectionScrollView) {
    let scrolled = view.scrolled
    let offset = scrolled.isHorizontal ? view.contentOffset.x : view.contentOffset.y
    sectionScrolling.offsets[scrolled.section] = isReversed(scrolled) ? scrolled.furthestOffset - offset : offset
    setNeedsLayout()
  }

  /// Whether the section starts at the right.
  private func isReversed(_ section: ScrolledSection) -> Bool { section.isHorizontal && isMirroring }

  /// The offset of the section's scroll view.
  private func offset(of section: ScrolledSection) -> CGPoint {
    let distance = scrolledOffset(ofSection: section.section)
    let offset = isReversed(section) ? section.furthestOffset - distance : distance
    return section.isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  // MARK: Views

  /// Gives every section near the visible area that scrolls itself its scroll view.
  final func placeSectionViews() {
    let layout = storedLayout
    let sections = asCurrent { layout.scrolledSections(in: mirrored(boundsStorage)) }
    guard !sections.isEmpty || !sectionScrolling.views.isEmpty else { return }
    let needed = Set(sections.map(\.section))
    for (section, view) in sectionScrolling.views where !needed.contains(section) {
      // Its elements move to another view, or are recycled.
      view.removeFromSuperview()
      sectionScrolling.views[section] = nil
    }
    for section in sections {
      let view = sectionScrolling.views[section.section] ?? SectionScrollView(section, of: self)
      sectionScrolling.views[section.section] = view
      if view.superview !== self { addSubview(view) }
      view.place(section, frame: mirrored(section.window), offset: offset(of: section))
    }
  }

  /// The view that an element belongs in.
  final func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.values.scrolledSection.flatMap { sectionScrolling.views[$0] } ?? self
  }

  /// The frame of an element in its view.
  final func frame(of attributes: UICollectionViewLayoutAttributes, in container: UIView) -> CGRect {
    let frame = attributes.frameWithoutTransform
    guard let scrolled = (container as? SectionScrollView)?.scrolled else { return mirrored(frame) }
    let inWindow = frame.offsetBy(dx: -scrolled.window.origin.x, dy: -scrolled.window.origin.y)
    guard isReversed(scrolled) else { return inWindow }
    return CGRect(
      x: max(scrolled.length, scrolled.window.size.width) - inWindow.origin.x - frame.size.width, y: inWindow.origin.y,
      width: frame.size.width, height: frame.size.height)
  }

  /// The frame at which an element appears in the content of the collection view.
  final func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let section = attributes.values.scrolledSection, let view = sectionScrolling.views[section] else {
      return mirrored(attributes.frame)
    }
    let distance = scrolledOffset(ofSection: section)
    let isHorizontal = view.scrolled.isHorizontal
    return mirrored(
      attributes.frame.offsetBy(dx: isHorizontal ? -distance : 0, dy: isHorizontal ? 0 : -distance))
  }

  // MARK: Order

  /// The elements from back to front, with each section's scroll view in place of the first element in it, whose other
  /// elements are ordered within.
  final func insertingSectionViews(_ ordered: [UICollectionReusableView]) -> [UIView] {
    guard !sectionScrolling.views.isEmpty else { return ordered }
    var result: [UIView] = []
    var contents: [ObjectIdentifier: [UIView]] = [:]
    for element in ordered {
      guard let view = element.superview as? SectionScrollView else {
        result.append(element)
        continue
      }
      if contents[ObjectIdentifier(view)] == nil { result.append(view) }
      contents[ObjectIdentifier(view), default: []].append(element)
    }
    for view in sectionScrolling.views.values {
      let elements = contents[ObjectIdentifier(view)] ?? []
      let others = view.children.filter { child in !elements.contains { $0 === child } }
      view.children = elements + others
    }
    let empty = sectionScrolling.views.sorted { $0.key < $1.key }.map(\.value)
    return empty.filter { contents[ObjectIdentifier($0)] == nil } + result
  }

  // MARK: Scrolling to items

  /// Scrolls the section of an item, if it scrolls itself, to where it comes to rest with the item in the position.
  ///
  /// - Returns: the frame to which the collection view scrolls.
  final func scrollSection(
    of attributes: UICollectionViewLayoutAttributes, to position: ScrollPosition, _ animated: Bool
  ) -> CGRect {
    guard let section = attributes.values.scrolledSection else { return mirrored(attributes.frame) }
    let layout = storedLayout
    // The item may be far beyond the window, which lies between the start of the content and the item.
    let around = attributes.frame.union(.zero)
    let sections = asCurrent { layout.scrolledSections(in: around) }
    guard let scrolled = sections.first(where: { $0.section == section }) else { return mirrored(attributes.frame) }
    let wanted =
      layout.restingOffset(ofItemAt: attributes.indexPath)
      ?? offset(bringing: attributes.frame, to: position, in: scrolled)
    if let wanted {
      setScrolledOffset(min(max(0, wanted), scrolled.furthestOffset), ofSection: section)
    }
    let distance = scrolledOffset(ofSection: section)
    return mirrored(
      attributes.frame.offsetBy(
        dx: scrolled.isHorizontal ? -distance : 0, dy: scrolled.isHorizontal ? 0 : -distance))
  }

  /// The distance from the section's start that brings the frame to the position; `nil` without a position along the
  /// section.
  private func offset(
    bringing frame: CGRect, to position: ScrollPosition, in section: ScrolledSection
  ) -> CGFloat? {
    let isReversed = isReversed(section)
    let start = section.isHorizontal ? frame.minX - section.window.minX : frame.minY - section.window.minY
    let extent = section.isHorizontal ? frame.width : frame.height
    let room = section.isHorizontal ? section.window.width : section.window.height
    let first: ScrollPosition = section.isHorizontal ? (isReversed ? .right : .left) : .top
    let last: ScrollPosition = section.isHorizontal ? (isReversed ? .left : .right) : .bottom
    if position.contains(first) { return start }
    if position.contains(last) { return start + extent - room }
    let centred: ScrollPosition = section.isHorizontal ? .centeredHorizontally : .centeredVertically
    return position.contains(centred) ? start + (extent - room) / 2 : nil
  }
}
