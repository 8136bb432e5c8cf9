public import Foundation
public import UIKitCore

extension UISegmentedControl {
  /// The segment that a number means: the last one for greater numbers; `nil` without segments or for a negative one.
  private func pinned(_ index: Int) -> Int? {
    guard index >= 0, !segments.isEmpty else { return nil }
    return min(index, segments.count - 1)
  }

  private func insert(_ segment: SegmentContent, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    moveSelection(insertedAt: index)
    segmentsDidChange()
  }

  private func change(_ index: Int, _ change: (inout SegmentContent) -> Void) {
    guard let index = pinned(index) else { return }
    change(&segments[index])
    segmentsDidChange()
  }

  // MARK: Inserting and removing

  /// Inserts a segment with a title, at once.
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }

  /// Inserts a segment with an image, at once.
  public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }

  /// Inserts a segment with an action's image or title, at once.
  public final func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(action), at: segment)
  }

  /// Removes a segment, at once.
  public final func removeSegment(at segment: Int, animated: Bool) {
    guard let index = pinned(segment) else { return }
    segments.remove(at: index)
    moveSelection(removedAt: index)
    segmentsDidChange()
  }

  /// Removes all segments.
  public final func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    segmentsDidChange()
  }

  /// Replaces all segments by others with already looked-up titles.
  package final func setSegments(titled titles: [LocalizedText]) {
    selectedSegmentIndex = Self.noSegment
    segments = titles.map { title in
      var segment = SegmentContent(title: nil)
      segment.title = title
      return segment
    }
    segmentsDidChange()
  }

  // MARK: Contents

  /// Sets a segment's title, in place of its image.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    setLocalizedTitle(title.map(StringsLookup().localizedText), forSegmentAt: segment)
  }

  /// Sets a segment's title, as an already looked-up text.
  package final func setLocalizedTitle(_ title: LocalizedText?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// A segment's title; `nil` for one with an image.
  public final func titleForSegment(at segment: Int) -> String? {
    pinned(segment).flatMap { segments[$0].title?.string }
  }

  /// Sets a segment's image, in place of its title.
  public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.image, $0.title) = (image, nil) }
  }

  /// A segment's image; `nil` for one with a title.
  public final func imageForSegment(at segment: Int) -> UIImage? { pinned(segment).flatMap { segments[$0].image } }

  /// Sets a segment's action, whose image or title it shows.
  public final func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      let new = SegmentContent(action)
      ($0.action, $0.image, $0.title) = (action, new.image, new.title)
    }
  }

  /// A segment's action, if it has one.
  public final func actionForSegment(at segment: Int) -> UIAction? { pinned(segment).flatMap { segments[$0].action } }

  /// The number of the segment whose action has an identifier; `NSNotFound` if there is none.
  public final func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  // MARK: Values

  /// Sets a segment's width in points; 0 for none. A width that is negative or not finite counts as 0.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }

  /// The width that was given to a segment; 0 for none.
  public final func widthForSegment(at segment: Int) -> CGFloat { pinned(segment).map { segments[$0].width } ?? 0 }

  /// Moves a segment's content from the middle.
  public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset.width.isFinite && offset.height.isFinite ? offset : .zero }
  }

  /// By how much a segment's content is moved from the middle.
  public final func contentOffsetForSegment(at segment: Int) -> CGSize {
    pinned(segment).map { segments[$0].offset } ?? .zero
  }

  /// Sets whether a segment can be selected.
  public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be selected.
  public final func isEnabledForSegment(at segment: Int) -> Bool {
    pinned(segment).map { segments[$0].isEnabled } ?? true
  }
}
