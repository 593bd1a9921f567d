// Classes of AppKit, with the initializers that they have.
@import Foundation;
#include "../Shapes.h"
#pragma clang assume_nonnull begin
@class NSWindow, NSApplication;
UI
@interface NSResponder : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
UI
@protocol NSApplicationDelegate <NSObject>
@optional
- (void)applicationDidFinishLaunching:(NSApplication *)application;
@end
UI
@interface NSApplication : NSResponder
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (class, readonly, strong) NSApplication *sharedApplication NAMED(shared);
@property (nonatomic, weak, nullable) id<NSApplicationDelegate> delegate;
@end
UI
@interface NSView : NSResponder
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (void)addSubview:(NSView *)view;
@end
UI
@interface NSControl : NSView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
UI
@interface NSTextField : NSControl
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
UI
@interface NSViewController : NSResponder
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (strong) NSView *view;
- (void)loadView;
- (void)viewDidLoad;
@end
UI
@interface NSSplitViewController : NSViewController
@end
UI
@protocol NSWindowDelegate <NSObject>
@end
enum __attribute__((flag_enum, enum_extensibility(open))) NAMED(NSWindow.StyleMask) NSWindowStyleMask : unsigned long {
    NSWindowStyleMaskTitled = 1
};
typedef enum NSWindowStyleMask NSWindowStyleMask;
enum __attribute__((enum_extensibility(closed))) NSBackingStoreType : unsigned long {
    NSBackingStoreBuffered NAMED(buffered) = 2
};
typedef enum NSBackingStoreType NSBackingStoreType;
UI
@interface NSWindow : NSResponder
- (instancetype)initWithContentRect:(CGRect)rect styleMask:(NSWindowStyleMask)style backing:(NSBackingStoreType)backing defer:(_Bool)flag DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder UNAVAILABLE;
@property (strong, nullable) NSViewController *contentViewController;
@property (weak, nullable) id<NSWindowDelegate> delegate;
@end
UI
@interface NSWindowController : NSResponder
- (instancetype)initWithWindow:(nullable NSWindow *)window DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithWindowNibName:(NSString *)name;
@property (strong, nullable) NSWindow *window;
- (void)windowDidLoad;
@end
UI
@interface NSDocument : NSObject
- (instancetype)init DESIGNATED;
- (void)makeWindowControllers;
@end
UI
@interface NSDocumentController : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
UI
@interface NSMenu : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
UI
@protocol NSTableViewDataSource <NSObject>
@end
UI
@protocol NSMenuDelegate <NSObject>
@end
#pragma clang assume_nonnull end
