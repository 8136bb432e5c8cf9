import Testing

/// The table of constructs: each source is rewritten as its row says, once.
@Suite struct RewritingRowTests {
  @Test(arguments: RewritingRow.attributes) func attributes(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.protocols) func protocols(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.selectors) func selectors(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.properties) func selectorsOfProperties(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.keyPaths) func keyPaths(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.conditions) func conditions(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.literals) func literals(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.bundles) func bundles(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.appLocales) func appLocales(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.appFolders) func appFolders(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.defaults) func defaults(_ row: RewritingRow) throws { try row.check() }

  @Test(arguments: RewritingRow.classInstances) func classInstances(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.caughtErrors) func caughtErrors(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.anyObjects) func anyObjects(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.unmanagedValues) func unmanaged(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.ambiguousNumbers) func numbers(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.hiddenFunctions) func functions(_ row: RewritingRow) throws { try row.check() }

  @Test(arguments: RewritingRow.entries) func entries(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.generables) func generables(_ row: RewritingRow) throws { try row.check() }
  @Test(arguments: RewritingRow.models) func models(_ row: RewritingRow) throws { try row.check() }

  @Test(arguments: RewritingRow.mainActorTests) func mainActorTests(_ row: RewritingRow) throws { try row.check() }

  @Test(arguments: RewritingRow.observedProperties) func observedProperties(_ row: RewritingRow) throws {
    try row.check()
  }
}
