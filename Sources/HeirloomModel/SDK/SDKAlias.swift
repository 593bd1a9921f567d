/// A documented alias in Apple's SDKs or the standard library: `TimeInterval` is `Double`.
///
/// It applies if the file that names it can see its module. Aliases that differ between platforms are excluded.
package struct SDKAlias: Sendable {
    package let module: SDKModule
    /// The name of the aliased type in the standard library.
    package let target: String

    private init(_ module: SDKModule, _ target: String) {
        self.module = module
        self.target = target
    }

    /// Returns the alias with a name, in whichever module it is declared.
    package static func named(_ name: String) -> SDKAlias? { all[name] }

    /// The names of the aliases that every file can see.
    package static let namesOfStandardLibrary = Set(
        all.lazy.filter { $0.value.module == .standardLibrary }.map(\.key)
    )

    private static let all: [String: SDKAlias] = [
        "TimeInterval": SDKAlias(.foundation, "Double"),
        "unichar": SDKAlias(.foundation, "UInt16"),
        "CFAbsoluteTime": SDKAlias(.coreFoundation, "Double"),
        "CFTimeInterval": SDKAlias(.coreFoundation, "Double"),
        "CBool": SDKAlias(.standardLibrary, "Bool"),
        "CDouble": SDKAlias(.standardLibrary, "Double"),
        "CFloat": SDKAlias(.standardLibrary, "Float"),
        "CInt": SDKAlias(.standardLibrary, "Int32"),
        "CLongLong": SDKAlias(.standardLibrary, "Int64"),
        "CShort": SDKAlias(.standardLibrary, "Int16"),
        "CSignedChar": SDKAlias(.standardLibrary, "Int8"),
        "CUnsignedChar": SDKAlias(.standardLibrary, "UInt8"),
        "CUnsignedInt": SDKAlias(.standardLibrary, "UInt32"),
        "CUnsignedLongLong": SDKAlias(.standardLibrary, "UInt64"),
        "CUnsignedShort": SDKAlias(.standardLibrary, "UInt16"),
        "Float32": SDKAlias(.standardLibrary, "Float"),
        "Float64": SDKAlias(.standardLibrary, "Double"),
    ]
}
