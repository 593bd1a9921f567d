extension SDKType {
    static let combine: KeyValuePairs<SDKType, String> = [
        .eraser(of: "Cancellable", .combine, .openCombine): "AnyCancellable",
        .eraser(of: nil, .combine, .openCombine): "AnyPublisher AnySubscriber",
        .protocol(.combine, .openCombine, facts: .shared): "Cancellable Subscription",
        .protocol(.combine, .openCombine): "CustomCombineIdentifierConvertible",
        .protocol(.observation, facts: .marker): "Observable",
        .protocol(
            .combine,
            .openCombine,
            sendability: .never,
            facts: .ofObjects,
            associated: ["ObjectWillChangePublisher"]
        ): "ObservableObject",
        .protocol(.swiftData, facts: .ofObjects): "PersistentModel",
        .protocol(.combine, .openCombine, facts: .shared, associated: ["Failure", "Output"]): """
        Publisher Subject
        """,
        .protocol(.combine, .openCombine, facts: .shared, associated: ["Failure", "Input"]): "Subscriber",
        .wrapper(.value, .combine, .openCombine): "Published",
        .wrapper(.itself, .swiftData): "Query",
        .class(.coreData, .demanding): "NSManagedObject NSPersistentContainer",
    ]

    static let swiftUI: KeyValuePairs<SDKType, String> = [
        .eraser(of: "Layout", .swiftUI): "AnyLayout",
        .eraser(of: "Shape", .swiftUI): "AnyShape",
        .eraser(of: "ShapeStyle", .swiftUI): "AnyShapeStyle",
        .eraser(of: "Transition", .swiftUI): "AnyTransition",
        .eraser(of: "View", .swiftUI): "AnyView",
        .mainActorClass(.swiftUI, below: "NSViewController", .absent, coder: .failable): """
        NSHostingController
        """,
        .mainActorClass(.swiftUI, below: "NSView", .absent, coder: .failable): "NSHostingView",
        .mainActorClass(.swiftUI, below: "UIViewController", .absent, coder: .failable): """
        UIHostingController
        """,
        .value(.swiftUI, .unknown): """
        Alert Alignment Angle Animation Axis Button Circle Color ContentMode Divider Edge Font Form
        Grid Group Image Label Link List Menu Path Picker Section Settings Spacer Tab Table Text
        Toggle Transaction Window
        """,
        .wrapper(.itself, .swiftUI): """
        AccessibilityFocusState AppStorage Environment EnvironmentObject FetchRequest FocusedBinding
        FocusedObject FocusedValue FocusState Namespace NSApplicationDelegateAdaptor ScaledMetric
        SceneStorage SectionedFetchRequest UIApplicationDelegateAdaptor WKApplicationDelegateAdaptor
        WKExtensionDelegateAdaptor
        """,
        .wrapper(.reference, .swiftUI): "Bindable Binding ObservedObject",
        .wrapper(.value, .swiftUI): "GestureState State StateObject",
        .mainActorProtocol(.swiftUI, facts: .madeBySystem, associated: ["Body"]): "App",
        .mainActorProtocol(.swiftUI, associated: ["Body", "Configuration"]): "ButtonStyle",
        .mainActorProtocol(.swiftUI): """
        Commands DynamicProperty GroupBoxStyle LabelStyle PreviewProvider PrimitiveButtonStyle
        TableColumnContent ToggleStyle ToolbarContent WKInterfaceObjectRepresentable
        """,
        .mainActorProtocol(.swiftUI, associated: ["Context", "Coordinator", "NSViewControllerType"]): """
        NSViewControllerRepresentable
        """,
        .mainActorProtocol(.swiftUI, associated: ["Context", "Coordinator", "NSViewType"]): """
        NSViewRepresentable
        """,
        .mainActorProtocol(.swiftUI, associated: ["Body"]): "Scene View",
        .mainActorProtocol(.swiftUI, associated: ["Context", "Coordinator", "UIViewControllerType"]): """
        UIViewControllerRepresentable
        """,
        .mainActorProtocol(.swiftUI, associated: ["Context", "Coordinator", "UIViewType"]): """
        UIViewRepresentable
        """,
        .mainActorProtocol(.swiftUI, associated: ["Body", "Content"]): "ViewModifier",
        .mainActorProtocol(.swiftUI, facts: .madeBySystem): "Widget WidgetBundle",
        .protocol(.swiftUI, facts: .shared, associated: ["Value"]): "EnvironmentKey PreferenceKey",
        .protocol(.swiftUI, facts: .shared): "EnvironmentalModifier Gesture Shape ShapeStyle Transition",
        .protocol(.swiftUI, facts: .shared, associated: ["Cache"]): "Layout",
        .protocol(.coreTransferable, facts: .shared): "Transferable",
    ]
}

// The arguments are those of `super.init(…)` in a subclass.
extension SDKType {
    private static let page = "transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil"
    private static let grid = "collectionViewLayout: UICollectionViewFlowLayout()"
    private static let layout = "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
    private static let nib = "nibName: nil, bundle: nil"
    private static let cell = "style: .default, reuseIdentifier: nil"

    private static func controller(below superclass: String = "UIViewController", _ arguments: String = nib)
        -> SDKType
    {
        mainActorClass(.uiKit, below: superclass, .calling(arguments), coder: .failable)
    }

    private static func view(
        below superclass: String = "UIView",
        _ arguments: String = "frame: .zero",
        coder: SDKClass.Coder = .failable
    ) -> SDKType {
        mainActorClass(.uiKit, below: superclass, .calling(arguments), coder: coder)
    }

    private static func layout(below superclass: String = "NSObject") -> SDKType {
        mainActorClass(.uiKit, below: superclass, .designated, coder: .failable)
    }

    static let uiKit: KeyValuePairs<SDKType, String> = [
        .mainActorClass(.uiKit, .designated): "UIActivity UIResponder",
        .mainActorClass(.uiKit, below: "UIResponder", .designated): "UIApplication",
        .mainActorClass(.uiKit, below: "UIResponder", .absent): "UIScene",
        .mainActorClass(.uiKit, below: "UIScene", .absent): "UIWindowScene",
        .mainActorClass(.uiKit, .designated, coder: .failable): "UIBarButtonItem",
        .mainActorClass(.uiKit, .demanding): "UIDocument",
        .mainActorClass(.uiKit, .calling("target: nil, action: nil")): "UIGestureRecognizer",
        .mainActorClass(.uiKit, .absent): "UIPresentationController",
        .controller(below: "UIResponder"): "UIViewController",
        .controller(grid): "UICollectionViewController",
        .controller(): """
        UIInputViewController UINavigationController UISplitViewController UITabBarController
        UITableViewController
        """,
        .controller(page): "UIPageViewController",
        .layout(below: "UICollectionViewLayout"): "UICollectionViewFlowLayout",
        .layout(): "UICollectionViewLayout",
        .view(below: "UIResponder"): "UIView",
        .view(): """
        UIActivityIndicatorView UICollectionReusableView UIControl UIImageView UILabel UINavigationBar
        UIPickerView UIProgressView UIScrollView UITabBar UIToolbar UIWindow
        """,
        .view(below: "UIControl"): """
        UIButton UIDatePicker UIPageControl UISegmentedControl UISlider UIStepper UISwitch UITextField
        """,
        .view(below: "UIScrollView", layout): "UICollectionView",
        .view(below: "UICollectionReusableView"): "UICollectionViewCell",
        .view(below: "UICollectionViewCell"): "UICollectionViewListCell",
        .view(coder: .unfailing): "UIStackView",
        .view(below: "UIScrollView", "frame: .zero, style: .plain"): "UITableView",
        .view(cell): "UITableViewCell",
        .view("reuseIdentifier: nil"): "UITableViewHeaderFooterView",
        .view(below: "UIScrollView", "frame: .zero, textContainer: nil"): "UITextView",
        .view("effect: nil"): "UIVisualEffectView",
        .mainActorProtocol(.uiKit, facts: .createdBySystem): """
        UIApplicationDelegate UISceneDelegate UIWindowSceneDelegate
        """,
        .mainActorProtocol(.uiKit): """
        UICollectionViewDataSource UICollectionViewDelegate UICollectionViewDelegateFlowLayout
        UIGestureRecognizerDelegate UIImagePickerControllerDelegate UINavigationControllerDelegate
        UIPageViewControllerDataSource UIPageViewControllerDelegate
        UIPopoverPresentationControllerDelegate UIScrollViewDelegate UISearchBarDelegate
        UISearchResultsUpdating UISplitViewControllerDelegate UITabBarControllerDelegate
        UITableViewDataSource UITableViewDelegate UITextFieldDelegate UITextViewDelegate
        UIViewControllerTransitioningDelegate
        """,
    ]
}

// The same for AppKit.
extension SDKType {
    private static let window = "contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false"

    private static func appKitController(below superclass: String = "NSViewController") -> SDKType {
        mainActorClass(.appKit, below: superclass, .calling(nib), coder: .failable)
    }

    private static func appKitView(
        below superclass: String = "NSView",
        _ arguments: String = "frame: .zero"
    ) -> SDKType {
        mainActorClass(.appKit, below: superclass, .calling(arguments), coder: .failable)
    }

    static let appKit: KeyValuePairs<SDKType, String> = [
        .mainActorClass(.appKit, .designated, coder: .failable): "NSDocumentController NSResponder",
        .mainActorClass(.appKit, below: "NSResponder", .designated, coder: .failable): """
        NSApplication NSPopover
        """,
        .mainActorClass(.appKit, .designated, .createdBySystem): "NSDocument",
        .mainActorClass(.appKit, .calling("title: \"\""), coder: .unfailing): "NSMenu",
        .mainActorClass(.appKit, below: "NSWindow", .calling(window)): "NSPanel",
        .mainActorClass(.appKit, .calling("identifier: \"\"")): "NSToolbar",
        .mainActorClass(.appKit, below: "NSResponder", .calling(window)): "NSWindow",
        .mainActorClass(.appKit, below: "NSResponder", .calling("window: nil"), coder: .failable): """
        NSWindowController
        """,
        .appKitView(below: "NSControl"): "NSButton NSImageView NSSlider NSTableView NSTextField",
        .appKitView(): """
        NSCollectionView NSControl NSProgressIndicator NSScrollView NSSplitView NSStackView
        NSTableCellView NSTabView NSVisualEffectView
        """,
        .appKitView(below: "NSTableView"): "NSOutlineView",
        .appKitView(below: "NSTextField"): "NSSearchField",
        .appKitView("frame: .zero, textContainer: nil"): "NSTextView",
        .appKitView(below: "NSResponder"): "NSView",
        .appKitController(): "NSCollectionViewItem NSSplitViewController NSTabViewController",
        .appKitController(below: "NSResponder"): "NSViewController",
        .mainActorProtocol(.appKit, facts: .createdBySystem): "NSApplicationDelegate",
        .mainActorProtocol(.appKit): """
        NSCollectionViewDataSource NSCollectionViewDelegate NSMenuDelegate NSOutlineViewDataSource
        NSOutlineViewDelegate NSPopoverDelegate NSSplitViewDelegate NSTableViewDataSource
        NSTableViewDelegate NSTextFieldDelegate NSTextViewDelegate NSToolbarDelegate NSWindowDelegate
        """,
    ]
}
