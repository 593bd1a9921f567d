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

    static let otherFrameworks: KeyValuePairs<SDKType, [String]> = [
        .below("UIViewController", .avKit, calling: nib): ["AVPlayerViewController"],
        .below("UINavigationController", .gameKit, calling: nib): ["GKGameCenterViewController"],
        .below("UIView", .mapKit, calling: annotation): ["MKAnnotationView"],
        .below("UIView", .mapKit, calling: "frame: .zero"): ["MKMapView"],
        .below("UIView", .sceneKit, calling: "frame: .zero, options: nil"): ["SCNView"],
        .below("SKNode", .spriteKit, calling: sprite): ["SKSpriteNode"],
        .below("UIView", .spriteKit, calling: "frame: .zero"): ["SKView"],
        .below("UIView", .webKit, calling: web): ["WKWebView"],
        .protocol(.distributed, sendability: .always, facts: .ofObjects): ["DistributedActor"],
        .class(.gameplayKit, .designated, coder: .failable): ["GKComponent", "GKEntity"],
        .class(.gameplayKit, .designated): ["GKState"],
        .mainActorProtocol(.mapKit): ["MKMapViewDelegate"],
        .mainActorProtocol(.watchKit, facts: .createdBySystem): [
            "WKApplicationDelegate", "WKExtensionDelegate",
        ],
        .mainActorProtocol(.webKit): ["WKNavigationDelegate", "WKScriptMessageHandler", "WKUIDelegate"],
        .mainActorClass(.spriteKit, below: "UIResponder", .designated, coder: .failable): ["SKNode"],
        .mainActorClass(.spriteKit, below: "SKNode", .designated, coder: .failable): ["SKEffectNode"],
        .mainActorClass(.spriteKit, below: "SKEffectNode", .unknown, coder: .failable): ["SKScene"],
        .mainActorClass(.watchKit, .designated, .createdBySystem): ["WKInterfaceController"],
    ]
}
