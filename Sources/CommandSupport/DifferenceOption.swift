package import ArgumentParser
package import ImageComparison

/// The option that selects how pictures of differences are drawn.
package struct DifferenceOption: ParsableArguments {
  @Option(help: ArgumentHelp("What pictures of differences show.", valueName: "overlay|side-by-side|amplified"))
  package var difference: DifferencePicture?

  /// The kind of picture; an overlay by default.
  package var kind: DifferencePicture { difference ?? .overlay }

  /// The kinds, for the discussions of commands.
  package static let explanation = """
    PICTURES
      overlay       the expected picture faded, differences in red
      side-by-side  the expected picture, the overlay, the actual picture
      amplified     the difference of each channel on black, strong enough to see one level
    """

  package init() {}
}

extension DifferencePicture: ExpressibleByArgument {}
