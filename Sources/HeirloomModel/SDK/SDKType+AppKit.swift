// One line per type, as in the table for UIKit.
extension SDKType {
    private static let nib = "nibName: nil, bundle: nil"
    private static let window = "contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false"

    private static func controller(_ name: String, below superclass: String = "NSViewController") -> SDKType {
        mainActorClass(name, .appKit, below: superclass, .calling(nib), coder: .failable)
    }

    private static func view(
        _ name: String,
        below superclass: String = "NSView",
        _ arguments: String = "frame: .zero"
    ) -> SDKType {
        mainActorClass(name, .appKit, below: superclass, .calling(arguments), coder: .failable)
    }

    static let appKit: [SDKType] = [
        .mainActorClass("NSResponder", .appKit, .designated, coder: .failable),
        .mainActorClass("NSApplication", .appKit, below: "NSResponder", .designated, coder: .failable),
        .view("NSButton", below: "NSControl"),
        .view("NSCollectionView"),
        .controller("NSCollectionViewItem"),
        .view("NSControl"),
        .mainActorClass("NSDocument", .appKit, .designated, .createdBySystem),
        .mainActorClass("NSDocumentController", .appKit, .designated, coder: .failable),
        .view("NSImageView", below: "NSControl"),
        .mainActorClass("NSMenu", .appKit, .calling("title: \"\""), coder: .unfailing),
        .view("NSOutlineView", below: "NSTableView"),
        .mainActorClass("NSPanel", .appKit, below: "NSWindow", .calling(window)),
        .mainActorClass("NSPopover", .appKit, below: "NSResponder", .designated, coder: .failable),
        .view("NSProgressIndicator"),
        .view("NSScrollView"),
        .view("NSSearchField", below: "NSTextField"),
        .view("NSSlider", below: "NSControl"),
        .view("NSSplitView"),
        .controller("NSSplitViewController"),
        .view("NSStackView"),
        .view("NSTabView"),
        .controller("NSTabViewController"),
        .view("NSTableCellView"),
        .view("NSTableView", below: "NSControl"),
        .view("NSTextField", below: "NSControl"),
        .view("NSTextView", "frame: .zero, textContainer: nil"),
        .mainActorClass("NSToolbar", .appKit, .calling("identifier: \"\"")),
        .view("NSView", below: "NSResponder"),
        .controller("NSViewController", below: "NSResponder"),
        .view("NSVisualEffectView"),
        .mainActorClass("NSWindow", .appKit, below: "NSResponder", .calling(window)),
        .mainActorClass(
            "NSWindowController",
            .appKit,
            below: "NSResponder",
            .calling("window: nil"),
            coder: .failable
        ),
    ]

    static let appKitProtocols: [SDKType] = [
        .mainActorProtocol("NSApplicationDelegate", .appKit, facts: .createdBySystem),
        .mainActorProtocol("NSCollectionViewDataSource", .appKit),
        .mainActorProtocol("NSCollectionViewDelegate", .appKit),
        .mainActorProtocol("NSMenuDelegate", .appKit),
        .mainActorProtocol("NSOutlineViewDataSource", .appKit),
        .mainActorProtocol("NSOutlineViewDelegate", .appKit),
        .mainActorProtocol("NSPopoverDelegate", .appKit),
        .mainActorProtocol("NSSplitViewDelegate", .appKit),
        .mainActorProtocol("NSTableViewDataSource", .appKit),
        .mainActorProtocol("NSTableViewDelegate", .appKit),
        .mainActorProtocol("NSTextFieldDelegate", .appKit),
        .mainActorProtocol("NSTextViewDelegate", .appKit),
        .mainActorProtocol("NSToolbarDelegate", .appKit),
        .mainActorProtocol("NSWindowDelegate", .appKit),
    ]
}
