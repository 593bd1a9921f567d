extension SDKType {
    static let combine: KeyValuePairs<SDKType, [String]> = [
        .eraser(of: "Cancellable", .combine, .openCombine): ["AnyCancellable"],
        .eraser(of: nil, .combine, .openCombine): ["AnyPublisher", "AnySubscriber"],
        .protocol(.combine, .openCombine, facts: .shared): ["Cancellable", "Subscription"],
        .protocol(.combine, .openCombine): ["CustomCombineIdentifierConvertible"],
        .protocol(.observation, facts: .marker): ["Observable"],
        .protocol(
            .combine,
            .openCombine,
            sendability: .never,
            facts: .ofObjects,
            associated: ["ObjectWillChangePublisher"]
        ): ["ObservableObject"],
        .protocol(.swiftData, facts: .ofObjects): ["PersistentModel"],
        .protocol(.combine, .openCombine, facts: .shared, associated: ["Failure", "Output"]): [
            "Publisher", "Subject",
        ],
        .protocol(.combine, .openCombine, facts: .shared, associated: ["Failure", "Input"]): ["Subscriber"],
        .wrapper(.value, .combine, .openCombine): ["Published"],
        .wrapper(.itself, .swiftData): ["Query"],
        .class(.coreData, .demanding): ["NSManagedObject", "NSPersistentContainer"],
    ]

    static let swiftUI: KeyValuePairs<SDKType, [String]> = [
        .eraser(of: "Layout", .swiftUI): ["AnyLayout"],
        .eraser(of: "Shape", .swiftUI): ["AnyShape"],
        .eraser(of: "ShapeStyle", .swiftUI): ["AnyShapeStyle"],
        .eraser(of: "Transition", .swiftUI): ["AnyTransition"],
        .eraser(of: "View", .swiftUI): ["AnyView"],
        .mainActorClass(.swiftUI, below: "NSViewController", .absent, coder: .failable): [
            "NSHostingController"
        ],
        .mainActorClass(.swiftUI, below: "NSView", .absent, coder: .failable): ["NSHostingView"],
        .mainActorClass(.swiftUI, below: "UIViewController", .absent, coder: .failable): [
            "UIHostingController"
        ],
        .value(.swiftUI, .unknown): [
            "Alert", "Alignment", "Angle", "Animation", "Axis", "Button", "Circle", "Color", "ContentMode",
            "Divider", "Edge", "Font", "Form", "Grid", "Group", "Image", "Label", "Link", "List", "Menu",
            "Path", "Picker", "Section", "Settings", "Spacer", "Tab", "Table", "Text", "Toggle",
            "Transaction", "Window",
        ],
        .wrapper(.itself, .swiftUI): [
            "AccessibilityFocusState", "AppStorage", "Environment", "EnvironmentObject", "FetchRequest",
            "FocusedBinding", "FocusedObject", "FocusedValue", "FocusState", "Namespace",
            "NSApplicationDelegateAdaptor", "ScaledMetric", "SceneStorage", "SectionedFetchRequest",
            "UIApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
        ],
        .wrapper(.reference, .swiftUI): ["Bindable", "Binding", "ObservedObject"],
        .wrapper(.value, .swiftUI): ["GestureState", "State", "StateObject"],
        .mainActorProtocol(.swiftUI, facts: .madeBySystem, associated: ["Body"]): ["App"],
        .mainActorProtocol(.swiftUI, associated: ["Body", "Configuration"]): ["ButtonStyle"],
        .mainActorProtocol(.swiftUI): [
            "Commands", "DynamicProperty", "GroupBoxStyle", "LabelStyle", "PreviewProvider",
            "PrimitiveButtonStyle", "TableColumnContent", "ToggleStyle", "ToolbarContent",
            "WKInterfaceObjectRepresentable",
        ],
        .mainActorProtocol(.swiftUI, associated: ["Context", "Coordinator", "NSViewControllerType"]): [
            "NSViewControllerRepresentable"
        ],
        .mainActorProtocol(.swiftUI, associated: ["Context", "Coordinator", "NSViewType"]): [
            "NSViewRepresentable"
        ],
        .mainActorProtocol(.swiftUI, associated: ["Body"]): ["Scene", "View"],
        .mainActorProtocol(.swiftUI, associated: ["Context", "Coordinator", "UIViewControllerType"]): [
            "UIViewControllerRepresentable"
        ],
        .mainActorProtocol(.swiftUI, associated: ["Context", "Coordinator", "UIViewType"]): [
            "UIViewRepresentable"
        ],
        .mainActorProtocol(.swiftUI, associated: ["Body", "Content"]): ["ViewModifier"],
        .mainActorProtocol(.swiftUI, facts: .madeBySystem): ["Widget", "WidgetBundle"],
        .protocol(.swiftUI, facts: .shared, associated: ["Value"]): ["EnvironmentKey", "PreferenceKey"],
        .protocol(.swiftUI, facts: .shared): [
            "EnvironmentalModifier", "Gesture", "Shape", "ShapeStyle", "Transition",
        ],
        .protocol(.swiftUI, facts: .shared, associated: ["Cache"]): ["Layout"],
        .protocol(.coreTransferable, facts: .shared): ["Transferable"],
    ]
}
