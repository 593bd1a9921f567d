@import ObjectiveC;
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#pragma clang assume_nonnull begin
NS_SWIFT_UI_ACTOR
@interface NSResponder : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
@class NSWindow;
NS_SWIFT_UI_ACTOR
@interface NSWindowController : NSResponder
- (instancetype)initWithWindow:(nullable NSWindow *)window NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR
@interface NSWindow : NSResponder
@end
NS_SWIFT_UI_ACTOR
@interface NSDocument : NSObject
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end
#pragma clang assume_nonnull end
