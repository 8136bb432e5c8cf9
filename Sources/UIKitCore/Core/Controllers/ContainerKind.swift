/// What a controller is for those that it contains.
@_spi(Subclasses) public enum ContainerKind: Sendable {
  case navigation, tabs, split
}
