import ArgumentParser
import CommandSupport

struct SkillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skill", abstract: "Print a page that teaches programs to use Galley.",
    discussion: """
      What Galley is, its main commands, how to read a record, how to write a scene, and what not to do, in a few kilobytes of \
      Markdown for a program that writes views.

      EXAMPLES
        galley skill
        galley skill > SKILL.md
      """)

  func run() { Terminal.printText(SkillPage.text) }
}

/// The page for programs, `SKILL.md`.
enum SkillPage {
  static let text = String(decoding: PackageResources.SKILL_md, as: UTF8.self)
}
