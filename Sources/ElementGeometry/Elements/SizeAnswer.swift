/// What an element answers to the question which size it wants instead of the one it has.
package enum SizeAnswer<Placement: ElementPlacement> {
  /// None: it keeps what it has.
  case keeps
  /// The size, and whatever else, of this placement.
  case wants(Placement)
  /// A size that is worked out when somebody reads it from this placement, as nobody may want to know.
  case waits(Placement)
  /// Nothing that could be laid out; that is reported.
  case unusable
}

/// What whoever decides about sizes, such as a layout, replies to what an element wants.
package enum SizeReply<Placement: ElementPlacement> {
  /// It gets this placement's size, which is what it wants as the reply has left it.
  case granted(Placement)
  case refused
  /// Refused whatever the size is: nobody has read it.
  case refusedUnread

  package var isRefusedUnread: Bool { if case .refusedUnread = self { true } else { false } }
}
