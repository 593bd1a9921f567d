// The root of all classes. What is written in Swift there is in ObjectiveC.swift.
#include "../Shapes.h"
#pragma clang assume_nonnull begin
@protocol NSObject
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init DESIGNATED;
@end
#pragma clang assume_nonnull end
