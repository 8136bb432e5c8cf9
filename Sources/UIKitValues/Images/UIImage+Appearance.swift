extension UIImage {
  /// The image as layouts write it: `photo 1f3a5c7e`; nil for an image without content.
  package var recorded: String? { content?.recorded }
}
