/// An element's answer when it is asked which size it prefers.
package enum SizeAnswer<Placement: ElementPlacement> {
  /// It keeps its size.
  case keeps
  /// It prefers this placement, with its size and all else.
  case wants(Placement)
  /// It prefers this placement, whose size is computed only when it is read, as it may not be needed.
  case waits(Placement)
  /// The answer cannot be laid out, which is reported as a fault.
  case unusable
}

/// The reply to an element's preference, from whatever decides about sizes, such as a layout.
package enum SizeReply<Placement: ElementPlacement> {
  /// The preference is granted, with the placement as the layout left it.
  case granted(Placement)
  case refused
  /// The preference is refused without its size having been read.
  case refusedUnread

  package var isRefusedUnread: Bool { if case .refusedUnread = self { true } else { false } }
}
