// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import ObjectiveC

/// What `#selector` makes.
public struct Selector {
    let pointer: OpaquePointer
}

/// What a `Bool` is to Objective-C.
public struct ObjCBool: ExpressibleByBooleanLiteral {
    public let boolValue: Bool
    public init(_ value: Bool) { boolValue = value }
    public init(booleanLiteral value: Bool) { boolValue = value }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }
