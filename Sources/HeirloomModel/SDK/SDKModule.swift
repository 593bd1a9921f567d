/// A module of Apple's SDKs, or a replacement for one on other platforms.
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
    /// Includes its parts with other names, those of ``StandardLibraryModules``. Visible to every file.
    package static let standardLibrary = SDKModule(name: "Swift")
    package static let swiftData = SDKModule(name: "SwiftData")
    package static let swiftUI = SDKModule(name: "SwiftUI")
    package static let uiKit = SDKModule(name: "UIKit")
    package static let watchKit = SDKModule(name: "WatchKit")
    package static let webKit = SDKModule(name: "WebKit")

    /// Returns whether a file that imports only `module` can see this module.
    ///
    /// Frameworks re-export the modules that their headers import. Modules that are possibly visible count as visible:
    /// a name that only one of them declares cannot refer to anything else.
    package func isSeen(importing module: String) -> Bool {
        name == module || self == .standardLibrary || Self.shown[name]?.contains(module) == true
    }

    /// The modules whose protocols come from Objective-C, so that only classes conform to them.
    static let ofObjectiveC: Set<SDKModule> = [.appKit, .mapKit, .uiKit, .watchKit, .webKit]

    /// Returns whether a module is one of Apple's, or a replacement for one. These modules re-export one another's
    /// types.
    package static func isFramework(_ module: String) -> Bool { frameworks.contains(module) }

    /// The names of Apple's modules and their replacements.
    package static let frameworks = Set(shown.keys).union(interfaces).union(services).union(others)

    /// Returns whether a framework declares a type of its own name, so that the name cannot be used as a qualifier.
    package static func isHiddenByItsOwnType(_ module: String) -> Bool {
        module == "OSLog" || module == "XCTest"
    }

    /// The modules whose import makes each module visible.
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

    /// UI frameworks, on top of UIKit and AppKit.
    private static let interfaces: Set<String> = [
        "ARKit", "AVKit", "AuthenticationServices", "Charts", "ContactsUI", "EventKitUI", "GLKit", "GameKit",
        "IntentsUI", "LinkPresentation", "LocalAuthenticationEmbeddedUI", "MapKit", "MessageUI", "Messages",
        "MetalKit", "PDFKit", "PassKit", "PencilKit", "PhotosUI", "QuickLook", "RealityKit", "ReplayKit",
        "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "SwiftUI", "SwiftUICore",
        "UserNotificationsUI", "VisionKit", "WebKit", "WidgetKit",
    ]

    /// Modules that re-export no significant types of others.
    private static let others: Set<String> = [
        "Accelerate", "Accessibility", "ActivityKit", "Cocoa", "CoreFoundation", "CoreGraphics", "CoreImage",
        "CoreText", "CryptoKit", "Darwin", "Dispatch", "Distributed", "FoundationEssentials", "Glibc",
        "ImageIO", "Metal", "Musl", "OSLog", "ObjectiveC", "Quartz", "QuartzCore", "RegexBuilder", "Speech",
        "Synchronization", "System", "SystemConfiguration", "TVUIKit", "TipKit", "UniformTypeIdentifiers",
        "os",
    ]

    /// Frameworks without user interfaces.
    private static let services: Set<String> = [
        "AVFoundation", "AVFAudio", "AppIntents", "CloudKit", "Contacts", "CoreBluetooth", "CoreData",
        "CoreLocation", "CoreML", "CoreMotion", "CoreSpotlight", "EventKit", "FoundationNetworking",
        "FoundationXML", "GameController", "GameplayKit", "HealthKit", "HomeKit", "Intents",
        "MediaPlayer", "MultipeerConnectivity", "Network", "OpenCombineFoundation", "Photos", "Security",
        "SwiftData", "UserNotifications", "Vision", "WatchConnectivity", "XCTest",
    ]
}
