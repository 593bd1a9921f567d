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

    static let uiKit: KeyValuePairs<SDKType, [String]> = [
        .mainActorClass(.uiKit, .designated): ["UIActivity", "UIResponder"],
        .mainActorClass(.uiKit, below: "UIResponder", .designated): ["UIApplication"],
        .mainActorClass(.uiKit, below: "UIResponder", .absent): ["UIScene"],
        .mainActorClass(.uiKit, below: "UIScene", .absent): ["UIWindowScene"],
        .mainActorClass(.uiKit, .designated, coder: .failable): ["UIBarButtonItem"],
        .mainActorClass(.uiKit, .demanding): ["UIDocument"],
        .mainActorClass(.uiKit, .calling("target: nil, action: nil")): ["UIGestureRecognizer"],
        .mainActorClass(.uiKit, .absent): ["UIPresentationController"],
        .controller(below: "UIResponder"): ["UIViewController"],
        .controller(grid): ["UICollectionViewController"],
        .controller(): [
            "UIInputViewController", "UINavigationController", "UISplitViewController", "UITabBarController",
            "UITableViewController",
        ],
        .controller(page): ["UIPageViewController"],
        .layout(below: "UICollectionViewLayout"): ["UICollectionViewFlowLayout"],
        .layout(): ["UICollectionViewLayout"],
        .view(below: "UIResponder"): ["UIView"],
        .view(): [
            "UIActivityIndicatorView", "UICollectionReusableView", "UIControl", "UIImageView", "UILabel",
            "UINavigationBar", "UIPickerView", "UIProgressView", "UIScrollView", "UITabBar", "UIToolbar",
            "UIWindow",
        ],
        .view(below: "UIControl"): [
            "UIButton", "UIDatePicker", "UIPageControl", "UISegmentedControl", "UISlider", "UIStepper",
            "UISwitch", "UITextField",
        ],
        .view(below: "UIScrollView", layout): ["UICollectionView"],
        .view(below: "UICollectionReusableView"): ["UICollectionViewCell"],
        .view(below: "UICollectionViewCell"): ["UICollectionViewListCell"],
        .view(coder: .unfailing): ["UIStackView"],
        .view(below: "UIScrollView", "frame: .zero, style: .plain"): ["UITableView"],
        .view(cell): ["UITableViewCell"],
        .view("reuseIdentifier: nil"): ["UITableViewHeaderFooterView"],
        .view(below: "UIScrollView", "frame: .zero, textContainer: nil"): ["UITextView"],
        .view("effect: nil"): ["UIVisualEffectView"],
        .mainActorProtocol(.uiKit, facts: .createdBySystem): [
            "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
        ],
        .mainActorProtocol(.uiKit): [
            "UICollectionViewDataSource", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
            "UIGestureRecognizerDelegate", "UIImagePickerControllerDelegate",
            "UINavigationControllerDelegate", "UIPageViewControllerDataSource",
            "UIPageViewControllerDelegate", "UIPopoverPresentationControllerDelegate", "UIScrollViewDelegate",
            "UISearchBarDelegate", "UISearchResultsUpdating", "UISplitViewControllerDelegate",
            "UITabBarControllerDelegate", "UITableViewDataSource", "UITableViewDelegate",
            "UITextFieldDelegate", "UITextViewDelegate", "UIViewControllerTransitioningDelegate",
        ],
    ]
}
