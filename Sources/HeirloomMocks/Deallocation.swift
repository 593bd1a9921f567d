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
/// enumeration, or an array of objects.
///
/// - Parameter depth: The number of levels of structures to search. Indirect enumerations may have any number.
func holdsDeallocatedObject(_ value: Any, depth: Int = 6) -> Bool {
    if type(of: value) is AnyClass { return isBeingDeallocated(value as AnyObject) }
    let isCustom = value is any CustomReflectable
    // A mirror of other types runs their code, or has a child for each byte.
    guard depth > 0, !isCustom || value is any EmptyAnswer else { return false }
    let mirror = Mirror(reflecting: value)
    if isCustom && mirror.displayStyle != .optional {
        return mirror.children.lazy.map(\.value).prefix { type(of: $0) is AnyClass }
            .contains { isBeingDeallocated($0 as AnyObject) }
    }
    return mirror.children.contains { holdsDeallocatedObject($0.value, depth: depth - 1) }
}
