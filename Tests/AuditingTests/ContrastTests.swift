import Testing

@testable import Auditing
