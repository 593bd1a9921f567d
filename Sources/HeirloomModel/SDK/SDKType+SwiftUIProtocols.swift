// One line per protocol.
extension SDKType {
    static let swiftUIProtocols: [SDKType] = [
        .mainActorProtocol("App", .swiftUI, facts: .madeBySystem, associated: ["Body"]),
        .mainActorProtocol("ButtonStyle", .swiftUI, associated: ["Body", "Configuration"]),
        .mainActorProtocol("Commands", .swiftUI),
        .mainActorProtocol("DynamicProperty", .swiftUI),
        .mainActorProtocol("GroupBoxStyle", .swiftUI),
        .mainActorProtocol("LabelStyle", .swiftUI),
        .mainActorProtocol(
            "NSViewControllerRepresentable",
            .swiftUI,
            associated: ["Context", "Coordinator", "NSViewControllerType"]
        ),
        .mainActorProtocol(
            "NSViewRepresentable",
            .swiftUI,
            associated: ["Context", "Coordinator", "NSViewType"]
        ),
        .mainActorProtocol("PreviewProvider", .swiftUI),
        .mainActorProtocol("PrimitiveButtonStyle", .swiftUI),
        .mainActorProtocol("Scene", .swiftUI, associated: ["Body"]),
        .mainActorProtocol("TableColumnContent", .swiftUI),
        .mainActorProtocol("ToggleStyle", .swiftUI),
        .mainActorProtocol("ToolbarContent", .swiftUI),
        .mainActorProtocol(
            "UIViewControllerRepresentable",
            .swiftUI,
            associated: ["Context", "Coordinator", "UIViewControllerType"]
        ),
        .mainActorProtocol(
            "UIViewRepresentable",
            .swiftUI,
            associated: ["Context", "Coordinator", "UIViewType"]
        ),
        .mainActorProtocol("View", .swiftUI, associated: ["Body"]),
        .mainActorProtocol("ViewModifier", .swiftUI, associated: ["Body", "Content"]),
        .mainActorProtocol("WKInterfaceObjectRepresentable", .swiftUI),
        .mainActorProtocol("Widget", .swiftUI, facts: .madeBySystem),
        .mainActorProtocol("WidgetBundle", .swiftUI, facts: .madeBySystem),
        .protocol("EnvironmentKey", .swiftUI, facts: .shared, associated: ["Value"]),
        .protocol("EnvironmentalModifier", .swiftUI, facts: .shared),
        .protocol("Gesture", .swiftUI, facts: .shared),
        .protocol("Layout", .swiftUI, facts: .shared, associated: ["Cache"]),
        .protocol("PreferenceKey", .swiftUI, facts: .shared, associated: ["Value"]),
        .protocol("Shape", .swiftUI, facts: .shared),
        .protocol("ShapeStyle", .swiftUI, facts: .shared),
        .protocol("Transferable", .coreTransferable, facts: .shared),
        .protocol("Transition", .swiftUI, facts: .shared),
    ]
}
