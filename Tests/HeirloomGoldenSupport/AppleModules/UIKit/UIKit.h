// Classes of UIKit, with the initializers that they have. 'NSObject *' stands for 'id': Swift's library for Linux does not
// bridge 'Any'.
@import Foundation;
#include "../Shapes.h"
#pragma clang assume_nonnull begin

// Responders.
@class UIWindow, UIViewController, UITableView, UITableViewCell, UIApplication, UIScene;
UI
@interface UIResponder : NSObject
@end
UI
@interface UIApplication : UIResponder
@property (class, readonly, strong) UIApplication *sharedApplication NAMED(shared);
@end
UI
@interface UISceneSession : NSObject
- (instancetype)init UNAVAILABLE;
@end
UI
NAMED(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
- (instancetype)init UNAVAILABLE;
@end
UI
@interface UIScene : UIResponder
- (instancetype)init UNAVAILABLE;
- (instancetype)initWithSession:(UISceneSession *)session connectionOptions:(UISceneConnectionOptions *)options DESIGNATED;
@end
UI
@interface UIWindowScene : UIScene
@end

// Views.
UI
@interface UIView : UIResponder <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (void)addSubview:(UIView *)view;
- (void)layoutSubviews;
@end
UI
@interface UIControl : UIView
- (void)addTarget:(nullable NSObject *)target action:(SEL)action NAMED(addTarget(_:action:));
@end
UI
@interface UIButton : UIControl
@end
UI
@interface UILabel : UIView
@end
UI
@interface UIImageView : UIView
@end
UI
@interface UIScrollView : UIView
@end
UI
@interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithArrangedSubview:(UIView *)view;
@end
UI
@protocol UITableViewDataSource <NSObject>
- (long)tableView:(UITableView *)tableView numberOfRowsInSection:(long)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@end
UI
@protocol UITableViewDelegate <NSObject>
@optional
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
@end
enum __attribute__((enum_extensibility(closed))) NAMED(UITableView.Style) UITableViewStyle : long { UITableViewStylePlain, UITableViewStyleGrouped };
typedef enum UITableViewStyle UITableViewStyle;
UI
@interface UITableView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@end
enum __attribute__((enum_extensibility(closed))) NAMED(UITableViewCell.CellStyle) UITableViewCellStyle : long { UITableViewCellStyleDefault, UITableViewCellStyleSubtitle };
typedef enum UITableViewCellStyle UITableViewCellStyle;
UI
@interface UITableViewCell : UIView
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(nullable NSString *)identifier DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
UI
@interface UITableViewHeaderFooterView : UIView
- (instancetype)initWithReuseIdentifier:(nullable NSString *)identifier DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
UI
@interface NSTextContainer : NSObject
@end
UI
@interface UITextView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame textContainer:(nullable NSTextContainer *)container DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
UI
@interface UICollectionReusableView : UIView
@end
UI
@interface UICollectionViewCell : UICollectionReusableView
@end
UI
@interface UICollectionViewLayout : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
UI
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@end
UI
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
UI
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, strong, nullable) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end

// Controllers.
UI
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, strong) UIView *view;
- (void)loadView;
- (void)viewDidLoad;
- (void)showViewController:(UIViewController *)controller sender:(nullable NSObject *)sender NAMED(show(_:sender:));
@end
UI
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)controller DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (void)pushViewController:(UIViewController *)controller animated:(_Bool)animated NAMED(pushViewController(_:animated:));
@end
UI
@interface UITabBarController : UIViewController
@property (nonatomic, strong, nullable) UIViewController *selectedViewController;
@end
UI
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
UI
@interface UICollectionViewController : UIViewController
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
enum __attribute__((enum_extensibility(closed))) UIPageViewControllerTransitionStyle : long {
    UIPageViewControllerTransitionStylePageCurl, UIPageViewControllerTransitionStyleScroll
};
typedef enum UIPageViewControllerTransitionStyle UIPageViewControllerTransitionStyle;
enum __attribute__((enum_extensibility(closed))) UIPageViewControllerNavigationOrientation : long {
    UIPageViewControllerNavigationOrientationHorizontal, UIPageViewControllerNavigationOrientationVertical
};
typedef enum UIPageViewControllerNavigationOrientation UIPageViewControllerNavigationOrientation;
UI
@interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style navigationOrientation:(UIPageViewControllerNavigationOrientation)orientation options:(nullable NSObject *)options DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
UI
@interface UIPresentationController : NSObject
- (instancetype)initWithPresentedViewController:(UIViewController *)presented presentingViewController:(nullable UIViewController *)presenting DESIGNATED;
- (instancetype)init UNAVAILABLE;
@end
UI
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable NSObject *)target action:(nullable SEL)action DESIGNATED;
- (instancetype)init;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
UI
@interface UIActivity : NSObject
- (instancetype)init DESIGNATED;
@end
UI
@interface UIBarButtonItem : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end

// What the system creates.
UI
@protocol UIApplicationDelegate <NSObject>
@optional
@property (nonatomic, strong, nullable) UIWindow *window;
- (void)applicationDidBecomeActive:(UIApplication *)application;
@end
UI
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options;
@end
UI
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nonatomic, strong, nullable) UIWindow *window;
@end
UI
@protocol UINavigationControllerDelegate <NSObject>
@end
UI
@protocol UITextFieldDelegate <NSObject>
@end
#pragma clang assume_nonnull end
