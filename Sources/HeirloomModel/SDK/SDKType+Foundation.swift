// Classes of Foundation come from Objective-C on Apple's platforms and from Swift elsewhere.
extension SDKType {
    private static func formatter(_ sendability: Sendability, _ facts: Facts = []) -> SDKType {
        `class`(.foundation, below: "Formatter", .designated, coder: .failable, sendability, facts)
    }

    static let foundation: KeyValuePairs<SDKType, String> = [
        .class(.foundation, below: nil, .designated, .never): "NSObject",
        .class(.foundation, below: "Operation", .designated, .always): "BlockOperation",
        .class(.foundation, .unknown, .unknown, .unmistakable): """
        Bundle NotificationCenter ProcessInfo URLSession
        """,
        .class(.foundation, .designated, .unknown, .unmistakable): "FileManager",
        .class(.foundation, .designated, coder: .failable): "Formatter",
        .class(.foundation, below: nil, .designated, .always, .unmistakable): "JSONDecoder JSONEncoder",
        .class(.foundation, .calling("domain: \"\", code: 0"), coder: .failable, .always): "NSError",
        .class(.foundation, .designated, .always): "Operation Thread",
        .class(.foundation, .designated, .always, .unmistakable): "OperationQueue",
        .class(.foundation, .designated): "Process UndoManager",
        .class(.foundation, .demanding): "NSUserActivity XMLParser",
        .class(.foundation, below: nil, .absent): "NSProxy",
        .class(.foundation, .unknown, .always): "Progress",
        .class(.foundation, below: nil, .designated, .always): "PropertyListDecoder PropertyListEncoder",
        .class(.foundation, .demanding, .always): "URLProtocol",
        .class(.foundation, .demanding, .always, .unmistakable): "UserDefaults",
        .formatter(.unknown): "ByteCountFormatter MeasurementFormatter",
        .formatter(.always, .unmistakable): "DateFormatter NumberFormatter",
        .value(.foundation, .always, .plainValue): """
        AttributedString Data Date DateInterval Decimal IndexPath IndexSet NSRange URL URLRequest UUID
        """,
        .value(.foundation, .always, .unmistakable): "Calendar Locale TimeZone",
        .value(.coreGraphics, .always, .plainValue): "CGFloat CGPoint CGRect CGSize",
        .value(.foundation, .unknown): "Measurement Notification",
        .protocol(.foundation, sendability: .always): "CustomNSError LocalizedError RecoverableError",
        .protocol(.foundation, sendability: .never): "NSCoding NSCopying NSMutableCopying NSSecureCoding",
        .protocol(.foundation, sendability: .never, facts: .ofObjects): "NSObjectProtocol",
        .protocol(.foundation, facts: .ofObjects): "StreamDelegate XMLParserDelegate",
        .protocol(.foundation, sendability: .always, facts: .ofObjects): """
        URLSessionDataDelegate URLSessionDelegate URLSessionDownloadDelegate URLSessionTaskDelegate
        URLSessionWebSocketDelegate
        """,
    ]
}

// On each platform, the views inherit from those of that platform.
extension SDKType {
    private static func below(_ superclass: String, _ module: SDKModule, calling arguments: String) -> SDKType
    {
        mainActorClass(module, below: superclass, .calling(arguments), coder: .failable)
    }

    private static let nib = "nibName: nil, bundle: nil"
    private static let annotation = "annotation: nil, reuseIdentifier: nil"
    private static let web = "frame: .zero, configuration: WKWebViewConfiguration()"
    private static let sprite = "texture: nil, color: .clear, size: .zero"

    static let otherFrameworks: KeyValuePairs<SDKType, String> = [
        .below("UIViewController", .avKit, calling: nib): "AVPlayerViewController",
        .below("UINavigationController", .gameKit, calling: nib): "GKGameCenterViewController",
        .below("UIView", .mapKit, calling: annotation): "MKAnnotationView",
        .below("UIView", .mapKit, calling: "frame: .zero"): "MKMapView",
        .below("UIView", .sceneKit, calling: "frame: .zero, options: nil"): "SCNView",
        .below("SKNode", .spriteKit, calling: sprite): "SKSpriteNode",
        .below("UIView", .spriteKit, calling: "frame: .zero"): "SKView",
        .below("UIView", .webKit, calling: web): "WKWebView",
        .protocol(.distributed, sendability: .always, facts: .ofObjects): "DistributedActor",
        .class(.gameplayKit, .designated, coder: .failable): "GKComponent GKEntity",
        .class(.gameplayKit, .designated): "GKState",
        .mainActorProtocol(.mapKit): "MKMapViewDelegate",
        .mainActorProtocol(.watchKit, facts: .createdBySystem): "WKApplicationDelegate WKExtensionDelegate",
        .mainActorProtocol(.webKit): "WKNavigationDelegate WKScriptMessageHandler WKUIDelegate",
        .mainActorClass(.spriteKit, below: "UIResponder", .designated, coder: .failable): "SKNode",
        .mainActorClass(.spriteKit, below: "SKNode", .designated, coder: .failable): "SKEffectNode",
        .mainActorClass(.spriteKit, below: "SKEffectNode", .unknown, coder: .failable): "SKScene",
        .mainActorClass(.watchKit, .designated, .createdBySystem): "WKInterfaceController",
    ]
}
