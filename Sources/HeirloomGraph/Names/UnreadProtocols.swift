/// The associated types of common protocols that are not read, by the names of the protocols.
enum UnreadProtocols {
    static let associatedTypes: [String: Set<String>] = [
        // The standard library
        "AsyncIteratorProtocol": ["Element", "Failure"],
        "AsyncSequence": ["AsyncIterator", "Element", "Failure"],
        "BidirectionalCollection": ["Element", "Index", "Indices", "Iterator", "SubSequence"],
        "CaseIterable": ["AllCases"],
        "Collection": ["Element", "Index", "Indices", "Iterator", "SubSequence"],
        "Identifiable": ["ID"],
        "IteratorProtocol": ["Element"],
        "MutableCollection": ["Element", "Index", "Indices", "Iterator", "SubSequence"],
        "OptionSet": ["ArrayLiteralElement", "Element", "RawValue"],
        "RandomAccessCollection": ["Element", "Index", "Indices", "Iterator", "SubSequence"],
        "RawRepresentable": ["RawValue"],
        "Sequence": ["Element", "Iterator"],
        "SetAlgebra": ["ArrayLiteralElement", "Element"],
        "Strideable": ["Stride"],
        // Combine, SwiftUI and the kits
        "App": ["Body"],
        "ButtonStyle": ["Body", "Configuration"],
        "NSViewControllerRepresentable": ["Context", "Coordinator", "NSViewControllerType"],
        "NSViewRepresentable": ["Context", "Coordinator", "NSViewType"],
        "ObservableObject": ["ObjectWillChangePublisher"],
        "Publisher": ["Failure", "Output"],
        "Scene": ["Body"],
        "Subject": ["Failure", "Output"],
        "Subscriber": ["Failure", "Input"],
        "UIViewControllerRepresentable": ["Context", "Coordinator", "UIViewControllerType"],
        "UIViewRepresentable": ["Context", "Coordinator", "UIViewType"],
        "View": ["Body"],
        "ViewModifier": ["Body", "Content"],
    ]

    /// All of these, and those of further protocols. Within a type that conforms to one of them they mean what stands for
    /// them there.
    static let allAssociatedTypes: Set<String> = associatedTypes.values.reduce(
        into: Set(["BooleanLiteralType", "Cache", "Key", "PreviewRenderer", "Value"])
    ) { $0.formUnion($1) }
}
