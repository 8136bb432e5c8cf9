package import ArgumentParser
import CommandSupport
import Foundation
import Snapshots

package struct ReviewCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Go through a run's changes, and accept, reject or skip each.",
    discussion: """
      Shows the changes group by group, each on a screen; a group is all cases that changed for one cause. For each it \
      shows what changed, before and after side by side if the terminal can (kitty, Ghostty, WezTerm, iTerm2), and the \
      path of a picture to open. An answer is a key, or a line where input comes from a file:

        a  accept: the group's pictures become references, at once
        r  reject: it has to be fixed
        s  skip: decide later
        o  one by one: ask for each case of the group
        q  quit: skip the rest
        ?  help: show these answers

      EXAMPLES
        galley review
        galley review galley-output/7

      The exit status is 1 if something was rejected or skipped.
      """)

  @OptionGroup var options: AcceptanceOptions

  package init() {}

  package func run() throws {
    let run = try RunToAccept(options)
    var review = Review(of: run, on: .current)
    try review.askAll()
    Terminal.print(review.totals)
    if review.isIncomplete { throw ExitStatus.review }
  }
}
