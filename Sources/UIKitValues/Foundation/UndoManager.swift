public import Foundation

/// A record of changes that can be undone and redone.
///
/// Changes are collected in groups. There is no run loop here, so a change that is registered outside of a group is a group of
/// its own.
open class UndoManager: NSObject {
  private struct Change {
    let target: ObjectIdentifier
    let action: () -> Void
  }
  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The groups that are open, each in the one before.
  private var openGroups: [Group] = []
  private var disablings = 0

  /// Whether changes are being undone.
  open private(set) var isUndoing = false
  /// Whether changes are being redone.
  open private(set) var isRedoing = false
  /// The largest number of groups that are kept; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// Stored. A change outside of a group is always a group of its own.
  open var groupsByEvent = true

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.changes.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }
  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Opens a group of changes.
  open func beginUndoGrouping() { openGroups.append(Group()) }

  /// Closes the innermost group. Without an open one, does nothing.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast(), !group.changes.isEmpty else { return }
    add(group)
  }

  /// Stops recording changes, until `enableUndoRegistration()` has been called as often.
  open func disableUndoRegistration() { disablings += 1 }
  /// Records changes again.
  open func enableUndoRegistration() { disablings = max(0, disablings - 1) }

  /// Records how to undo a change; while changes are undone, how to redo it.
  ///
  /// The target is held weakly: what belongs to an object that is gone is not called.
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let change = Change(target: ObjectIdentifier(target)) { [weak target] in
      if let target { handler(target) }
    }
    if openGroups.isEmpty {
      add(Group(changes: [change]))
    } else {
      openGroups[openGroups.count - 1].changes.append(change)
    }
  }

  /// Undoes the last group. An open group is closed first.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group that is closed.
  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Redoes the group that was undone last.
  open func redo() {
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Forgets all changes.
  open func removeAllActions() { (undoStack, redoStack, openGroups) = ([], [], []) }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let identifier = ObjectIdentifier(target as AnyObject)
    func others(_ groups: [Group]) -> [Group] {
      groups.map { Group(changes: $0.changes.filter { $0.target != identifier }, name: $0.name) }
    }
    undoStack = others(undoStack).filter { !$0.changes.isEmpty }
    redoStack = others(redoStack).filter { !$0.changes.isEmpty }
    openGroups = others(openGroups)
  }

  /// Names the last group, or the open one.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// The name of the group that `undo()` undoes; empty without one.
  open var undoActionName: String { undoStack.last?.name ?? "" }
  /// The name of the group that `redo()` redoes; empty without one.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu's item for undoing, in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's item for redoing, in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of a menu's item for undoing a named group, in English.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a menu's item for redoing a named group, in English.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Calls a group's changes, the last one first, and makes one group of what they register.
  private func run(_ group: Group) {
    openGroups.append(Group(name: group.name))
    for change in group.changes.reversed() { change.action() }
    endUndoGrouping()
  }

  private func add(_ group: Group) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].changes += group.changes
    } else if isUndoing {
      redoStack.append(group)
    } else {
      if !isRedoing { redoStack = [] }
      undoStack.append(group)
      trim()
    }
  }

  private func trim() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
  }
}
