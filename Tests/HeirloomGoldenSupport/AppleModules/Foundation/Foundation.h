// Classes of Foundation, with the initializers that they have. What is written in Swift there is in Foundation.swift.
@import ObjectiveC;
#include "../Shapes.h"
#pragma clang assume_nonnull begin
__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
@end
NAMED(Bundle)
@interface NSBundle : NSObject
@end
@interface NSCoder : NSObject
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) _Bool supportsSecureCoding;
@end
NAMED(Formatter)
@interface NSFormatter : NSObject <NSCoding>
@end
NAMED(DateFormatter)
@interface NSDateFormatter : NSFormatter
@end
SENDABLE NAMED(Operation)
@interface NSOperation : NSObject
- (void)main;
@end
NAMED(UndoManager)
@interface NSUndoManager : NSObject
@end
@interface NSIndexPath : NSObject
@property (readonly) long row;
@end
@interface NSUserActivity : NSObject
- (instancetype)initWithActivityType:(NSString *)activityType DESIGNATED;
- (instancetype)init;
@end
NAMED(XMLParser)
@interface NSXMLParser : NSObject
- (instancetype)initWithText:(NSString *)text DESIGNATED;
@end
NAMED(XMLParserDelegate)
@protocol NSXMLParserDelegate <NSObject>
@end
NAMED(UserDefaults)
@interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults NAMED(standard);
- (_Bool)boolForKey:(NSString *)key NAMED(bool(forKey:));
- (void)setBool:(_Bool)value forKey:(NSString *)key NAMED(set(_:forKey:));
@end
struct CGRect { double x, y, width, height; };
typedef struct CGRect CGRect;
extern const CGRect CGRectZero __attribute__((swift_name("CGRect.zero")));
#pragma clang assume_nonnull end
