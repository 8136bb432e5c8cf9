import Glibc

/// CPU seconds that all threads of this process have used.
func processorSeconds() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}

/// CPU seconds that `work` takes.
func processorSeconds(_ work: () throws -> Void) rethrows -> Double {
  let start = processorSeconds()
  try work()
  return processorSeconds() - start
}
