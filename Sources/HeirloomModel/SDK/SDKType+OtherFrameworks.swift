// One line per type. On each platform, the views inherit from those of that platform.
extension SDKType {
    private static func below(
        _ superclass: String,
        _ name: String,
        _ module: SDKModule,
        calling arguments: String
    ) -> SDKType {
        mainActorClass(name, module, below: superclass, .calling(arguments), coder: .failable)
    }

    private static let nib = "nibName: nil, bundle: nil"
    private static let annotation = "annotation: nil, reuseIdentifier: nil"
    private static let web = "frame: .zero, configuration: WKWebViewConfiguration()"
    private static let sprite = "texture: nil, color: .clear, size: .zero"

    static let otherFrameworks: [SDKType] = [
        .below("UIViewController", "AVPlayerViewController", .avKit, calling: nib),
        .protocol("DistributedActor", .distributed, sendability: .always, facts: .ofObjects),
        .class("GKComponent", .gameplayKit, .designated, coder: .failable),
        .class("GKEntity", .gameplayKit, .designated, coder: .failable),
        .below("UINavigationController", "GKGameCenterViewController", .gameKit, calling: nib),
        .class("GKState", .gameplayKit, .designated),
        .below("UIView", "MKAnnotationView", .mapKit, calling: annotation),
        .below("UIView", "MKMapView", .mapKit, calling: "frame: .zero"),
        .mainActorProtocol("MKMapViewDelegate", .mapKit),
        .below("UIView", "SCNView", .sceneKit, calling: "frame: .zero, options: nil"),
        .mainActorClass("SKNode", .spriteKit, below: "UIResponder", .designated, coder: .failable),
        .mainActorClass("SKEffectNode", .spriteKit, below: "SKNode", .designated, coder: .failable),
        .mainActorClass("SKScene", .spriteKit, below: "SKEffectNode", .unknown, coder: .failable),
        .below("SKNode", "SKSpriteNode", .spriteKit, calling: sprite),
        .below("UIView", "SKView", .spriteKit, calling: "frame: .zero"),
        .mainActorProtocol("WKApplicationDelegate", .watchKit, facts: .createdBySystem),
        .mainActorProtocol("WKExtensionDelegate", .watchKit, facts: .createdBySystem),
        .mainActorClass("WKInterfaceController", .watchKit, .designated, .createdBySystem),
        .mainActorProtocol("WKNavigationDelegate", .webKit),
        .mainActorProtocol("WKScriptMessageHandler", .webKit),
        .mainActorProtocol("WKUIDelegate", .webKit),
        .below("UIView", "WKWebView", .webKit, calling: web),
    ]
}
