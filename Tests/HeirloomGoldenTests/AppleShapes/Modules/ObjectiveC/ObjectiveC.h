#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#pragma clang assume_nonnull begin
__attribute__((objc_root_class))
@interface NSObject
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end
@interface NSCoder : NSObject
@end
@interface NSString : NSObject
@end
@interface NSBundle : NSObject
@end
@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
typedef struct CGRect { double x, y, width, height; } CGRect;
extern const CGRect CGRectZero __attribute__((swift_name("CGRect.zero")));
#pragma clang assume_nonnull end
