import HeirloomModel

/// Names that need no import: the common ones of the standard library, and Heirloom's own.
enum StandardLibraryNames {
    /// Heirloom's own names.
    static let ofHeirloom = BuilderKind.typeNames.union(["InstanceLifetime", "Instantiable", "Kept"])

    /// The types that generated mocks use.
    static let ofMocks = [
        "AsyncStub", "CallLog", "Handler", "MockRequirements", "StaticMock", "Stub", "StubbedProperty",
        "UnansweredCall",
    ]

    package static let all = SDKType.names { $0.facts.contains(.common) }.union(ofHeirloom)
        .union(["AnyClass", "Heirloom", "Self", "Swift", "Void"])

    /// Names of the standard library that others also give to their own types, or that rarely occur in stored
    /// properties. Whether one of them needs an import is unknown.
    static let others = SDKType.names { $0.isOfStandardLibrary && !$0.facts.contains(.common) }
        .union(SDKAlias.namesOfStandardLibrary)
}
