#if canImport(Darwin)
import ObjectiveC
#endif

/// Whether the deallocation of an object has begun. A reference that outlives the deallocation stops the program.
private func isBeingDeallocated(_ object: AnyObject) -> Bool {
    #if canImport(Darwin)
    // Objective-C stops the program where a weak reference to such an object is formed.
    let selector = sel_registerName("_isDeallocating")
    typealias Function = @convention(c) (AnyObject, Selector) -> Bool
    guard let method = class_getInstanceMethod(type(of: object), selector) else { return false }
    return unsafeBitCast(method_getImplementation(method), to: Function.self)(object, selector)
    #else
    weak var reference: AnyObject?
    reference = object
    return reference == nil
    #endif
}

/// Whether a value is an object whose deallocation has begun, or contains one in a tuple, an optional, a structure, an
/// enumeration, or among the first elements of an array, a set or a dictionary.
///
/// - Parameter depth: The number of levels to search. Indirect enumerations may have any number.
func holdsDeallocatedObject(_ value: Any, depth: Int = 6) -> Bool {
    if type(of: value) is AnyClass { return isBeingDeallocated(value as AnyObject) }
    let isCustom = value is any CustomReflectable
    // A mirror of other types runs their code, or has a child for each byte.
    guard depth > 0, !isCustom || value is any EmptyAnswer else { return false }
    // Each element costs about a microsecond.
    return Mirror(reflecting: value).children.prefix(isCustom ? 64 : .max)
        .contains { holdsDeallocatedObject($0.value, depth: depth - 1) }
}
