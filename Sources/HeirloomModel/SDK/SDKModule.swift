/// A module of Apple's SDKs, or of what stands in for one elsewhere.
package struct SDKModule: Hashable, Sendable {
    package let name: String

    package static let appKit = SDKModule(name: "AppKit")
    package static let avKit = SDKModule(name: "AVKit")
    package static let coreFoundation = SDKModule(name: "CoreFoundation")
    package static let coreGraphics = SDKModule(name: "CoreGraphics")
    package static let combine = SDKModule(name: "Combine")
    package static let coreData = SDKModule(name: "CoreData")
    package static let coreTransferable = SDKModule(name: "CoreTransferable")
    package static let distributed = SDKModule(name: "Distributed")
    package static let foundation = SDKModule(name: "Foundation")
    package static let gameKit = SDKModule(name: "GameKit")
    package static let gameplayKit = SDKModule(name: "GameplayKit")
    package static let mapKit = SDKModule(name: "MapKit")
    package static let observation = SDKModule(name: "Observation")
    package static let openCombine = SDKModule(name: "OpenCombine")
    package static let sceneKit = SDKModule(name: "SceneKit")
    package static let spriteKit = SDKModule(name: "SpriteKit")
    /// With what belongs to it under other names, those of ``StandardLibraryModules``. Every file sees it.
    package static let standardLibrary = SDKModule(name: "Swift")
    package static let swiftData = SDKModule(name: "SwiftData")
    package static let swiftUI = SDKModule(name: "SwiftUI")
    package static let uiKit = SDKModule(name: "UIKit")
    package static let watchKit = SDKModule(name: "WatchKit")
    package static let webKit = SDKModule(name: "WebKit")

    /// Whether a file that imports `module`, and nothing else, sees this one.
    ///
    /// Frameworks show what their headers import. Where more than one may, all do: a name that only one of them
    /// declares can stand for nothing else.
    package func isSeen(importing module: String) -> Bool {
        name == module || self == .standardLibrary || Self.shown[name]?.contains(module) == true
    }

    /// The modules whose protocols are Objective-C's, so that only classes conform to them.
    static let ofObjectiveC: Set<SDKModule> = [.appKit, .mapKit, .uiKit, .watchKit, .webKit]

    /// Whether a module is Apple's, or stands in for one. They show one another's types.
    package static func isFramework(_ module: String) -> Bool { frameworks.contains(module) }

    /// The names of Apple's modules, and of those that stand in for them.
    package static let frameworks = Set(shown.keys).union(interfaces).union(services).union(others)

    /// Whether a framework has a type of its own name, so that nothing can be qualified with it.
    package static func isHiddenByItsOwnType(_ module: String) -> Bool {
        module == "OSLog" || module == "XCTest"
    }

    /// By which modules each is shown that is not imported itself.
    private static let shown: [String: Set<String>] = [
        "AppKit": interfaces.union(["Cocoa", "Quartz"]),
        "Combine": ["SwiftUI", "SwiftUICore", "SwiftData", "OpenCombineShim", "CombineShim"],
        "CoreFoundation": services.union(interfaces)
            .union(["AppKit", "Cocoa", "CoreGraphics", "Foundation", "QuartzCore", "UIKit", "WatchKit"]),
        "CoreData": ["Cocoa", "SwiftUI", "CloudKit"],
        "CoreGraphics": services.union(interfaces)
            .union(["AppKit", "Cocoa", "Foundation", "Quartz", "QuartzCore", "UIKit", "WatchKit"]),
        "CoreTransferable": ["SwiftUI", "SwiftUICore"],
        "Foundation": services.union(interfaces)
            .union(["AppKit", "Cocoa", "ObjectiveC", "Quartz", "UIKit", "WatchKit"]),
        "Observation": ["SwiftUI", "SwiftUICore", "SwiftData", "Foundation"],
        "OpenCombine": ["OpenCombineShim", "CombineShim", "OpenCombineFoundation", "OpenCombineDispatch"],
        "SwiftData": ["SwiftUI"],
        "SwiftUI": ["SwiftUICore", "WidgetKit", "Charts", "TipKit", "AppIntents"],
        "UIKit": interfaces.union(["CarPlay", "TVUIKit", "UIKitCore", "WatchKit"]),
        "WatchKit": ["SwiftUI", "ClockKit"],
    ]

    /// Frameworks of views, on top of UIKit and AppKit.
    private static let interfaces: Set<String> = [
        "ARKit", "AVKit", "AuthenticationServices", "Charts", "ContactsUI", "EventKitUI", "GLKit", "GameKit",
        "IntentsUI", "LinkPresentation", "LocalAuthenticationEmbeddedUI", "MapKit", "MessageUI", "Messages",
        "MetalKit", "PDFKit", "PassKit", "PencilKit", "PhotosUI", "QuickLook", "RealityKit", "ReplayKit",
        "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "SwiftUI", "SwiftUICore",
        "UserNotificationsUI", "VisionKit", "WebKit", "WidgetKit",
    ]

    /// Modules that show no types of others worth mention.
    private static let others: Set<String> = [
        "Accelerate", "Accessibility", "ActivityKit", "Cocoa", "CoreFoundation", "CoreGraphics", "CoreImage",
        "CoreText", "CryptoKit", "Darwin", "Dispatch", "Distributed", "FoundationEssentials", "Glibc",
        "ImageIO", "Metal", "Musl", "OSLog", "ObjectiveC", "Quartz", "QuartzCore", "RegexBuilder", "Speech",
        "Synchronization", "System", "SystemConfiguration", "TVUIKit", "TipKit", "UniformTypeIdentifiers",
        "os",
    ]

    /// Frameworks without views.
    private static let services: Set<String> = [
        "AVFoundation", "AVFAudio", "AppIntents", "CloudKit", "Contacts", "CoreBluetooth", "CoreData",
        "CoreLocation", "CoreML", "CoreMotion", "CoreSpotlight", "EventKit", "FoundationNetworking",
        "FoundationXML", "GameController", "GameplayKit", "HealthKit", "HomeKit", "Intents",
        "MediaPlayer", "MultipeerConnectivity", "Network", "OpenCombineFoundation", "Photos", "Security",
        "SwiftData", "UserNotifications", "Vision", "WatchConnectivity", "XCTest",
    ]
}
