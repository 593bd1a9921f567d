// One line per type, with the arguments of `super.init(…)` in a subclass, and the initializer for decoding that it must
// declare.
extension SDKType {
    private static let page = "transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil"
    private static let grid = "collectionViewLayout: UICollectionViewFlowLayout()"
    private static let layout = "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
    private static let nib = "nibName: nil, bundle: nil"
    private static let cell = "style: .default, reuseIdentifier: nil"

    private static func controller(
        _ name: String,
        below superclass: String = "UIViewController",
        _ arguments: String = nib
    ) -> SDKType {
        mainActorClass(name, .uiKit, below: superclass, .calling(arguments), coder: .failable)
    }

    private static func view(
        _ name: String,
        below superclass: String = "UIView",
        _ arguments: String = "frame: .zero",
        coder: SDKClass.Coder = .failable
    ) -> SDKType {
        mainActorClass(name, .uiKit, below: superclass, .calling(arguments), coder: coder)
    }

    private static func layout(_ name: String, below superclass: String = "NSObject") -> SDKType {
        mainActorClass(name, .uiKit, below: superclass, .designated, coder: .failable)
    }

    /// Responders, controllers and other types that are not views.
    static let uiKitResponders: [SDKType] = [
        .mainActorClass("UIResponder", .uiKit, .designated),
        .mainActorClass("UIApplication", .uiKit, below: "UIResponder", .designated),
        .mainActorClass("UIScene", .uiKit, below: "UIResponder", .absent),
        .mainActorClass("UIWindowScene", .uiKit, below: "UIScene", .absent),
        .controller("UIViewController", below: "UIResponder"),
        .controller("UICollectionViewController", grid),
        .controller("UIInputViewController"),
        .controller("UINavigationController"),
        .controller("UIPageViewController", page),
        .controller("UISplitViewController"),
        .controller("UITabBarController"),
        .controller("UITableViewController"),
        .mainActorClass("UIActivity", .uiKit, .designated),
        .mainActorClass("UIBarButtonItem", .uiKit, .designated, coder: .failable),
        .layout("UICollectionViewFlowLayout", below: "UICollectionViewLayout"),
        .layout("UICollectionViewLayout"),
        .mainActorClass("UIDocument", .uiKit, .demanding),
        .mainActorClass("UIGestureRecognizer", .uiKit, .calling("target: nil, action: nil")),
        .mainActorClass("UIPresentationController", .uiKit, .absent),
    ]

    static let uiKitViews: [SDKType] = [
        .view("UIView", below: "UIResponder"),
        .view("UIActivityIndicatorView"),
        .view("UIButton", below: "UIControl"),
        .view("UICollectionReusableView"),
        .view("UICollectionView", below: "UIScrollView", layout),
        .view("UICollectionViewCell", below: "UICollectionReusableView"),
        .view("UICollectionViewListCell", below: "UICollectionViewCell"),
        .view("UIControl"),
        .view("UIImageView"),
        .view("UILabel"),
        .view("UIDatePicker", below: "UIControl"),
        .view("UINavigationBar"),
        .view("UIPageControl", below: "UIControl"),
        .view("UIPickerView"),
        .view("UIProgressView"),
        .view("UIScrollView"),
        .view("UISegmentedControl", below: "UIControl"),
        .view("UISlider", below: "UIControl"),
        .view("UIStackView", coder: .unfailing),
        .view("UIStepper", below: "UIControl"),
        .view("UISwitch", below: "UIControl"),
        .view("UITabBar"),
        .view("UITableView", below: "UIScrollView", "frame: .zero, style: .plain"),
        .view("UITableViewCell", cell),
        .view("UITableViewHeaderFooterView", "reuseIdentifier: nil"),
        .view("UITextField", below: "UIControl"),
        .view("UITextView", below: "UIScrollView", "frame: .zero, textContainer: nil"),
        .view("UIToolbar"),
        .view("UIVisualEffectView", "effect: nil"),
        .view("UIWindow"),
    ]

    static let uiKitProtocols: [SDKType] = [
        .mainActorProtocol("UIApplicationDelegate", .uiKit, facts: .createdBySystem),
        .mainActorProtocol("UICollectionViewDataSource", .uiKit),
        .mainActorProtocol("UICollectionViewDelegate", .uiKit),
        .mainActorProtocol("UICollectionViewDelegateFlowLayout", .uiKit),
        .mainActorProtocol("UIGestureRecognizerDelegate", .uiKit),
        .mainActorProtocol("UIImagePickerControllerDelegate", .uiKit),
        .mainActorProtocol("UINavigationControllerDelegate", .uiKit),
        .mainActorProtocol("UIPageViewControllerDataSource", .uiKit),
        .mainActorProtocol("UIPageViewControllerDelegate", .uiKit),
        .mainActorProtocol("UIPopoverPresentationControllerDelegate", .uiKit),
        .mainActorProtocol("UISceneDelegate", .uiKit, facts: .createdBySystem),
        .mainActorProtocol("UIScrollViewDelegate", .uiKit),
        .mainActorProtocol("UISearchBarDelegate", .uiKit),
        .mainActorProtocol("UISearchResultsUpdating", .uiKit),
        .mainActorProtocol("UISplitViewControllerDelegate", .uiKit),
        .mainActorProtocol("UITabBarControllerDelegate", .uiKit),
        .mainActorProtocol("UITableViewDataSource", .uiKit),
        .mainActorProtocol("UITableViewDelegate", .uiKit),
        .mainActorProtocol("UITextFieldDelegate", .uiKit),
        .mainActorProtocol("UITextViewDelegate", .uiKit),
        .mainActorProtocol("UIViewControllerTransitioningDelegate", .uiKit),
        .mainActorProtocol("UIWindowSceneDelegate", .uiKit, facts: .createdBySystem),
    ]
}
