/// A wrapper of the system's that hides a type: `AnyView(content)`.
package struct SystemWrapper: Sendable {
    /// The modules that show it.
    package let modules: Set<String>
    /// What it can be made from, where that alone decides.
    package let wrapped: String?

    /// By name.
    package static let all: [String: SystemWrapper] = [
        "AnyView": SystemWrapper(modules: ["SwiftUI", "SwiftUICore"], wrapped: "View"),
        "AnyShape": SystemWrapper(modules: ["SwiftUI", "SwiftUICore"], wrapped: "Shape"),
        "AnyShapeStyle": SystemWrapper(modules: ["SwiftUI", "SwiftUICore"], wrapped: "ShapeStyle"),
        "AnyLayout": SystemWrapper(modules: ["SwiftUI", "SwiftUICore"], wrapped: "Layout"),
        "AnyTransition": SystemWrapper(modules: ["SwiftUI", "SwiftUICore"], wrapped: "Transition"),
        "AnyPublisher": SystemWrapper(modules: ["Combine", "OpenCombine"], wrapped: nil),
        "AnySubscriber": SystemWrapper(modules: ["Combine", "OpenCombine"], wrapped: nil),
        "AnyCancellable": SystemWrapper(modules: ["Combine", "OpenCombine"], wrapped: "Cancellable"),
    ]
}

/// What of the system's may stand behind a type's colon without making it conform to anything of the user's.
package enum SystemSupertypes {
    /// Protocols, none of which inherits from one of the user's.
    package static let protocols: Set<String> = [
        "App", "Cancellable", "Commands", "CustomNSError", "DynamicProperty", "EnvironmentKey",
        "EnvironmentalModifier", "Gesture", "Layout", "LocalizedError", "NSCoding", "NSCopying",
        "NSObjectProtocol", "NSSecureCoding", "NSViewControllerRepresentable", "NSViewRepresentable",
        "Observable", "ObservableObject", "PersistentModel", "PreferenceKey", "PreviewProvider",
        "Publisher", "RecoverableError", "Scene", "Shape", "ShapeStyle", "Subject", "Subscriber",
        "Subscription", "ToolbarContent", "Transferable", "Transition", "UIApplicationDelegate",
        "UISceneDelegate", "UIViewControllerRepresentable", "UIViewRepresentable",
        "UIWindowSceneDelegate", "URLSessionDelegate", "View", "ViewModifier",
    ]

    /// Classes, which an extension may make conform to a protocol of the user's.
    package static let classes: Set<String> = [
        "NSDocument", "NSObject", "NSProxy", "NSResponder", "NSView", "NSViewController", "NSWindow",
        "NSWindowController", "Operation", "Thread", "UIControl", "UINavigationController",
        "UIResponder", "UITableViewController", "UICollectionViewController", "UITabBarController",
        "UIView", "UIViewController", "UIWindow",
    ]
}
