package import ArgumentParser
import CommandSupport
import Foundation
import Snapshots

package struct ReviewCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Go through a run's changes, and accept, reject or skip each.",
    discussion: """
      Shows the changes group by group; a group is all cases of a scene that changed for one cause. For each it shows what \
      moved, the paths of the pictures, and the pictures themselves if the terminal can (kitty, Ghostty, WezTerm, iTerm2). \
      Answers are read line by line:

        a  accept: the group's pictures become references, at once
        r  reject: it has to be fixed
        s  skip: decide later
        o  one by one: ask for each case of the group
        q  quit: skip the rest
        ?  show these answers

      EXAMPLES
        galley review
        galley review galley-output/7

      The exit status is 1 if something was rejected or skipped.
      """)

  @OptionGroup var options: AcceptanceOptions

  package init() {}

  package func run() throws {
    let run = try RunToAccept(options)
    var review = Review(of: run, showing: PictureTerminal.current)
    try review.askAll()
    Terminal.print(review.totals)
    if review.isIncomplete { throw ExitStatus.review }
  }
}
