import ArgumentParser

/// The place where a job publishes the pictures that its comments show.
enum PicturePlace: String, CaseIterable, ExpressibleByArgument {
  /// With the run's other files: for comments on GitHub, which cannot show them, there is a link.
  case artifact
  /// On a branch of the repository, to which the job has to push.
  case branch
}
