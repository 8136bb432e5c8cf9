import Foundation
import Testing
import UIKitValues

/// Undoing and redoing as Foundation documents it (`UndoManager`): what is registered while a group is undone is redone.
@Suite struct UndoManagerTests {
  private final class Counter {
    var value = 0
    let manager = UndoManager()

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test func aChangeIsUndoneAndRedone() {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    counter.manager.undo()
    #expect(counter.value == 1 && counter.manager.canUndo && counter.manager.canRedo)
    counter.manager.redo()
    #expect(counter.value == 2 && !counter.manager.canRedo)
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.value == 0 && !counter.manager.canUndo)
  }

  @Test func aGroupIsUndoneAsAWholeFromItsEnd() {
    let counter = Counter()
    counter.manager.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    counter.manager.endUndoGrouping()
    counter.manager.setActionName("Counting")
    #expect(counter.manager.undoMenuItemTitle == "Undo Counting")
    counter.manager.undo()
    #expect(counter.value == 0 && counter.manager.redoActionName == "Counting")
    counter.manager.redo()
    #expect(counter.value == 2)
  }

  @Test func aNewChangeForgetsWhatWasUndone() {
    let counter = Counter()
    counter.set(1)
    counter.manager.undo()
    counter.set(5)
    #expect(!counter.manager.canRedo)
  }

  @Test func disabledRegistrationAndLimitsAreKept() {
    let counter = Counter()
    counter.manager.disableUndoRegistration()
    counter.set(1)
    #expect(!counter.manager.canUndo)
    counter.manager.enableUndoRegistration()
    counter.manager.levelsOfUndo = 2
    for value in 2...5 { counter.set(value) }
    while counter.manager.canUndo { counter.manager.undo() }
    #expect(counter.value == 3)
    counter.set(9)
    counter.manager.removeAllActions(withTarget: counter)
    #expect(!counter.manager.canUndo)
  }
}
