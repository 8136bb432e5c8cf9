// Names of the kernel's types, constants and functions are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation

// What code that shows its use of memory and processors asks the kernel: each question ends with `KERN_FAILURE`.

/// A number of the kernel's.
public typealias natural_t = UInt32
/// A number of the kernel's.
public typealias integer_t = Int32
/// The end of a call.
public typealias kern_return_t = Int32
/// The name of a task, a thread or a host.
public typealias mach_port_t = UInt32
/// The name of a task.
public typealias task_t = UInt32
/// The name of a thread.
public typealias thread_t = UInt32
/// The name of a thread.
public typealias thread_act_t = UInt32
/// The name of the device.
public typealias host_t = UInt32
/// A number of values.
public typealias mach_msg_type_number_t = UInt32
/// What is asked of a task.
public typealias task_flavor_t = UInt32
/// What is asked of a thread.
public typealias thread_flavor_t = UInt32
/// What is asked of the device.
public typealias host_flavor_t = Int32
/// What is asked of a processor.
public typealias processor_flavor_t = Int32
/// The values of a task.
public typealias task_info_t = UnsafeMutablePointer<integer_t>
/// The values of a thread.
public typealias thread_info_t = UnsafeMutablePointer<integer_t>
/// The values of the device.
public typealias host_info_t = UnsafeMutablePointer<integer_t>
/// The values of the device.
public typealias host_info64_t = UnsafeMutablePointer<integer_t>
/// The values of processors.
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>
/// The names of threads.
public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
/// The values of a thread.
public typealias thread_info_data_t = thread_basic_info
/// A place in memory.
public typealias vm_address_t = UInt
/// A number of bytes.
public typealias vm_size_t = UInt
/// A number of bytes.
public typealias mach_vm_size_t = UInt64

/// The end of a call that did what was asked.
public let KERN_SUCCESS: kern_return_t = 0
/// The end of a call that did not.
public let KERN_FAILURE: kern_return_t = 5
/// Asks for a task's memory.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// Asks for a task's memory in detail.
public let TASK_VM_INFO: Int32 = 22
/// Asks for a thread's times.
public let THREAD_BASIC_INFO: Int32 = 3
/// The number that a thread's use is a part of.
public let TH_USAGE_SCALE: Int32 = 1000
/// The flag of a thread that does nothing.
public let TH_FLAGS_IDLE: Int32 = 2
/// Asks for processors' ticks.
public let PROCESSOR_CPU_LOAD_INFO: processor_flavor_t = 2
/// Asks for the ticks of all processors.
public let HOST_CPU_LOAD_INFO: host_flavor_t = 3
/// Asks for the device's memory.
public let HOST_VM_INFO64: host_flavor_t = 4
/// The number of kinds of ticks.
public let CPU_STATE_MAX: Int32 = 4
/// Ticks in which code ran.
public let CPU_STATE_USER: Int32 = 0
/// Ticks in which the system ran.
public let CPU_STATE_SYSTEM: Int32 = 1
/// Ticks in which nothing ran.
public let CPU_STATE_IDLE: Int32 = 2
/// Ticks in which code of low priority ran.
public let CPU_STATE_NICE: Int32 = 3
/// The name of the program's own task.
public let mach_task_self_: mach_port_t = 0
/// The bytes of a page of memory.
public let vm_kernel_page_size: vm_size_t = 16_384
/// The bytes of a page of memory.
public let vm_page_size: vm_size_t = 16_384

/// A time in seconds and microseconds.
public struct time_value_t: Sendable {
  /// The seconds.
  public var seconds: integer_t = 0
  /// The microseconds.
  public var microseconds: integer_t = 0

  /// Creates no time.
  public init() {}
}

/// The memory of a task.
public struct mach_task_basic_info: Sendable {
  /// The bytes of addresses.
  public var virtual_size: mach_vm_size_t = 0
  /// The bytes in memory.
  public var resident_size: mach_vm_size_t = 0
  /// The most bytes that were in memory.
  public var resident_size_max: mach_vm_size_t = 0
  /// The time in which code ran.
  public var user_time = time_value_t()
  /// The time in which the system ran.
  public var system_time = time_value_t()
  /// The policy for threads.
  public var policy: Int32 = 0
  /// How often the task was suspended.
  public var suspend_count: integer_t = 0

  /// Creates values that are zero.
  public init() {}
}

/// The memory of a task.
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// The memory of a task in detail.
public struct task_vm_info: Sendable {
  /// The bytes of addresses.
  public var virtual_size: mach_vm_size_t = 0
  /// The number of regions.
  public var region_count: integer_t = 0
  /// The bytes of a page.
  public var page_size: integer_t = 0
  /// The bytes in memory.
  public var resident_size: mach_vm_size_t = 0
  /// The most bytes that were in memory.
  public var resident_size_peak: mach_vm_size_t = 0
  /// The bytes that are the task's own.
  public var `internal`: mach_vm_size_t = 0
  /// The bytes that are compressed.
  public var compressed: mach_vm_size_t = 0
  /// The bytes that the task is charged for.
  public var phys_footprint: mach_vm_size_t = 0

  /// Creates values that are zero.
  public init() {}
}

/// The memory of a task in detail.
public typealias task_vm_info_data_t = task_vm_info

/// The times of a thread.
public struct thread_basic_info: Sendable {
  /// The time in which code ran.
  public var user_time = time_value_t()
  /// The time in which the system ran.
  public var system_time = time_value_t()
  /// The part of a processor, of `TH_USAGE_SCALE`.
  public var cpu_usage: integer_t = 0
  /// The policy.
  public var policy: Int32 = 0
  /// What the thread does.
  public var run_state: integer_t = 0
  /// The flags, such as `TH_FLAGS_IDLE`.
  public var flags: integer_t = 0

  /// Creates values that are zero.
  public init() {}
}

/// The ticks of a processor.
public struct processor_cpu_load_info: Sendable {
  /// The ticks by kind.
  public var cpu_ticks: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)

  /// Creates values that are zero.
  public init() {}
}

/// The ticks of all processors.
public struct host_cpu_load_info: Sendable {
  /// The ticks by kind.
  public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)

  /// Creates values that are zero.
  public init() {}
}

/// The memory of the device.
public struct vm_statistics64: Sendable {
  /// Pages that nothing uses.
  public var free_count: natural_t = 0
  /// Pages in use.
  public var active_count: natural_t = 0
  /// Pages out of use.
  public var inactive_count: natural_t = 0
  /// Pages that stay.
  public var wire_count: natural_t = 0
  /// Pages that can be given up.
  public var purgeable_count: natural_t = 0
  /// Pages of compressed memory.
  public var compressor_page_count: natural_t = 0

  /// Creates values that are zero.
  public init() {}
}

/// The memory of the device.
public typealias vm_statistics64_data_t = vm_statistics64

/// Sets nothing, and fails.
@discardableResult
public func task_info(
  _ target_task: mach_port_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t?,
  _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t { KERN_FAILURE }

/// Sets nothing, and fails.
@discardableResult
public func task_threads(
  _ target_task: mach_port_t, _ act_list: UnsafeMutablePointer<thread_act_array_t?>?,
  _ act_listCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t { KERN_FAILURE }

/// Sets nothing, and fails.
@discardableResult
public func thread_info(
  _ target_act: thread_t, _ flavor: thread_flavor_t, _ thread_info_out: thread_info_t?,
  _ thread_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t { KERN_FAILURE }

/// The name of the device.
public func mach_host_self() -> mach_port_t { 0 }

/// Sets nothing, and fails.
@discardableResult
public func host_processor_info(
  _ host: host_t, _ flavor: processor_flavor_t, _ out_processor_count: UnsafeMutablePointer<natural_t>?,
  _ out_processor_info: UnsafeMutablePointer<processor_info_array_t?>?,
  _ out_processor_infoCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t { KERN_FAILURE }

/// Sets nothing, and fails.
@discardableResult
public func host_statistics(
  _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info_out: host_info_t?,
  _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t { KERN_FAILURE }

/// Sets nothing, and fails.
@discardableResult
public func host_statistics64(
  _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info64_out: host_info64_t?,
  _ host_info64_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t { KERN_FAILURE }

/// Sets a page's bytes.
@discardableResult
public func host_page_size(_ host: host_t, _ out_page_size: UnsafeMutablePointer<vm_size_t>?) -> kern_return_t {
  out_page_size?.pointee = vm_page_size
  return KERN_SUCCESS
}

/// Gives back nothing, as the kernel gave nothing.
@discardableResult
public func vm_deallocate(_ target_task: mach_port_t, _ address: vm_address_t, _ size: vm_size_t) -> kern_return_t {
  KERN_SUCCESS
}
