/// The smallest and the largest content size category that a view and what is in it may have; `nil` for no limit.
package struct ContentSizeLimits: Hashable, Sendable {
  package var minimum: UIContentSizeCategory?
  package var maximum: UIContentSizeCategory?

  package init() {}

  /// The nearest category within the limits. An unspecified one stays unspecified. If the smallest is larger than the
  /// largest, the largest counts.
  package func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    var result = category
    if let minimum, result < minimum { result = minimum }
    if let maximum, result > maximum { result = maximum }
    return result
  }

  /// The limits of a view with the limits `inner`, in a view with these.
  package func followed(by inner: ContentSizeLimits) -> ContentSizeLimits {
    var result = ContentSizeLimits()
    result.minimum = minimum.map(inner.limited) ?? inner.minimum
    result.maximum = maximum.map(inner.limited) ?? inner.maximum
    return result
  }
}
