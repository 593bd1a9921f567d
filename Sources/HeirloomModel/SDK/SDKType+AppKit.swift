// The arguments are those of `super.init(…)` in a subclass.
extension SDKType {
    private static let nib = "nibName: nil, bundle: nil"
    private static let window = "contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false"

    private static func controller(below superclass: String = "NSViewController") -> SDKType {
        mainActorClass(.appKit, below: superclass, .calling(nib), coder: .failable)
    }

    private static func view(below superclass: String = "NSView", _ arguments: String = "frame: .zero")
        -> SDKType
    {
        mainActorClass(.appKit, below: superclass, .calling(arguments), coder: .failable)
    }

    static let appKit: KeyValuePairs<SDKType, [String]> = [
        .mainActorClass(.appKit, .designated, coder: .failable): ["NSDocumentController", "NSResponder"],
        .mainActorClass(.appKit, below: "NSResponder", .designated, coder: .failable): [
            "NSApplication", "NSPopover",
        ],
        .mainActorClass(.appKit, .designated, .createdBySystem): ["NSDocument"],
        .mainActorClass(.appKit, .calling("title: \"\""), coder: .unfailing): ["NSMenu"],
        .mainActorClass(.appKit, below: "NSWindow", .calling(window)): ["NSPanel"],
        .mainActorClass(.appKit, .calling("identifier: \"\"")): ["NSToolbar"],
        .mainActorClass(.appKit, below: "NSResponder", .calling(window)): ["NSWindow"],
        .mainActorClass(.appKit, below: "NSResponder", .calling("window: nil"), coder: .failable): [
            "NSWindowController"
        ],
        .view(below: "NSControl"): ["NSButton", "NSImageView", "NSSlider", "NSTableView", "NSTextField"],
        .view(): [
            "NSCollectionView", "NSControl", "NSProgressIndicator", "NSScrollView", "NSSplitView",
            "NSStackView", "NSTableCellView", "NSTabView", "NSVisualEffectView",
        ],
        .view(below: "NSTableView"): ["NSOutlineView"],
        .view(below: "NSTextField"): ["NSSearchField"],
        .view("frame: .zero, textContainer: nil"): ["NSTextView"],
        .view(below: "NSResponder"): ["NSView"],
        .controller(): ["NSCollectionViewItem", "NSSplitViewController", "NSTabViewController"],
        .controller(below: "NSResponder"): ["NSViewController"],
        .mainActorProtocol(.appKit, facts: .createdBySystem): ["NSApplicationDelegate"],
        .mainActorProtocol(.appKit): [
            "NSCollectionViewDataSource", "NSCollectionViewDelegate", "NSMenuDelegate",
            "NSOutlineViewDataSource", "NSOutlineViewDelegate", "NSPopoverDelegate", "NSSplitViewDelegate",
            "NSTableViewDataSource", "NSTableViewDelegate", "NSTextFieldDelegate", "NSTextViewDelegate",
            "NSToolbarDelegate", "NSWindowDelegate",
        ],
    ]
}
