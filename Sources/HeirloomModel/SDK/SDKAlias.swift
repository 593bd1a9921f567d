/// A documented alias of Apple's SDKs or of the standard library: `TimeInterval` is `Double`.
///
/// It counts where the file that names it can see its module. Aliases that differ between platforms are left out.
package struct SDKAlias: Sendable {
    package let module: SDKModule
    /// The name of a type of the standard library.
    package let target: String

    private init(_ module: SDKModule, _ target: String) {
        self.module = module
        self.target = target
    }

    /// The alias of that name, in whichever module it is declared.
    package static func named(_ name: String) -> SDKAlias? { all[name] }

    /// The names of those that every file sees.
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
