/// A module of Apple's SDKs, or a replacement for one on other platforms.
package enum SDKModule: String, Sendable {
    case appKit = "AppKit", avKit = "AVKit", coreFoundation = "CoreFoundation"
    case coreGraphics = "CoreGraphics", combine = "Combine", coreData = "CoreData"
    case coreTransferable = "CoreTransferable", distributed = "Distributed", foundation = "Foundation"
    case gameKit = "GameKit", gameplayKit = "GameplayKit", mapKit = "MapKit"
    case observation = "Observation", openCombine = "OpenCombine", sceneKit = "SceneKit"
    case spriteKit = "SpriteKit", swiftData = "SwiftData", swiftUI = "SwiftUI", uiKit = "UIKit"
    case watchKit = "WatchKit", webKit = "WebKit"
    /// Includes its parts with other names, those of ``StandardLibraryModules``. Visible to every file.
    case standardLibrary = "Swift"

    package var name: String { rawValue }

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
    private static let interfaces = Set(
        """
        ARKit AVKit AuthenticationServices Charts ContactsUI EventKitUI GLKit GameKit IntentsUI
        LinkPresentation LocalAuthenticationEmbeddedUI MapKit MessageUI Messages MetalKit PDFKit PassKit
        PencilKit PhotosUI QuickLook RealityKit ReplayKit SafariServices SceneKit SpriteKit StoreKit
        SwiftUI SwiftUICore UserNotificationsUI VisionKit WebKit WidgetKit
        """.words
    )

    /// Modules that re-export no significant types of others.
    private static let others = Set(
        """
        Accelerate Accessibility ActivityKit Cocoa CoreFoundation CoreGraphics CoreImage CoreText
        CryptoKit Darwin Dispatch Distributed FoundationEssentials Glibc ImageIO Metal Musl OSLog
        ObjectiveC Quartz QuartzCore RegexBuilder Speech Synchronization System SystemConfiguration
        TVUIKit TipKit UniformTypeIdentifiers os
        """.words
    )

    /// Frameworks without user interfaces.
    private static let services = Set(
        """
        AVFoundation AVFAudio AppIntents CloudKit Contacts CoreBluetooth CoreData CoreLocation CoreML
        CoreMotion CoreSpotlight EventKit FoundationNetworking FoundationXML GameController GameplayKit
        HealthKit HomeKit Intents MediaPlayer MultipeerConnectivity Network OpenCombineFoundation Photos
        Security SwiftData UserNotifications Vision WatchConnectivity XCTest
        """.words
    )
}

/// Facts about a class that may be a superclass.
package struct SDKClass: Sendable {
    /// The relation of a subclass to `init()` of the class.
    package enum PlainInitializer: Hashable, Sendable {
        /// `init()` is a designated initializer: subclasses call it as `super.init()`, and override it by declaring
        /// their own.
        case designated
        /// `init()` exists, but no initializer of a subclass can call it: `UIViewController()`. A subclass inherits it
        /// unless it declares designated initializers other than those of its superclass. The associated value is the
        /// arguments of `super.init(…)`, if these suit any subclass.
        case convenience(calling: String?)
        /// There is no `init()`.
        case absent
        case unknown

        /// `super.init(frame: .zero)`, although the class can also be created with `View()`.
        static func calling(_ arguments: String) -> Self { .convenience(calling: arguments) }

        /// `super.init(rootView: …)`, with values that only the subclass knows.
        static var demanding: Self { .convenience(calling: nil) }
    }

    /// The initializer for decoding that a subclass with initializers of its own must declare.
    package enum Coder: Sendable {
        case none
        /// `required init?(coder: NSCoder)`
        case failable
        /// `required init(coder: NSCoder)`
        case unfailing
    }

    package let superclass: String?
    package let plainInitializer: PlainInitializer
    package let coder: Coder

    /// The arguments of `super.init(…)`, if the call is required and these values suit any subclass.
    private var superArguments: String? {
        if case .convenience(let arguments) = plainInitializer { arguments } else { nil }
    }

    /// The labels of the designated initializer that is called with `superArguments`.
    private var designatedLabels: [String]? {
        superArguments.map { arguments in
            arguments.split(separator: ",").map { argument in
                String(argument.prefix { $0 != ":" }.drop { $0 == " " })
            }
        }
    }

    /// Returns whether a subclass inherits `init()` if these are its designated initializers, given by the labels of
    /// their parameters: none, or overrides of those of the superclass.
    package func passesOnInit(toClassWith initializers: [[String]]) -> Bool {
        switch plainInitializer {
        case .absent, .unknown: return false
        case .designated: return initializers.isEmpty
        case .convenience:
            guard !initializers.isEmpty else { return true }
            guard let labels = designatedLabels else { return false }
            return initializers.contains(labels)
                && initializers.allSatisfy { $0 == labels || $0 == ["coder"] }
        }
    }

    /// Whether an initializer of a subclass must call one of this class explicitly, because `super.init()`, which Swift
    /// calls implicitly, does not exist or is not the only designated initializer.
    package var mustBeCalled: Bool {
        switch plainInitializer {
        case .unknown: false
        case .designated: coder != .none
        case .convenience, .absent: true
        }
    }

    /// Returns the reason why the call is required, in words.
    package func reasonToCall(_ name: String) -> String {
        plainInitializer == .designated
            ? "'\(name)' has several initializers, and Swift calls none of them implicitly"
            : "'\(name)' has no designated 'init()'"
    }

    /// The arguments of `super.init(…)`; `nil` if unknown.
    package var calledArguments: String? { plainInitializer == .designated ? "" : superArguments }

    /// Returns the lines of the initializer for decoding that a subclass must declare.
    package func coderLines(indentation: String, access: String = "") -> [String] {
        let failable: String
        switch coder {
        case .none: return []
        case .failable: failable = "?"
        case .unfailing: failable = ""
        }
        return [
            "@available(*, unavailable)", "\(access)required init\(failable)(coder: NSCoder) {",
            indentation + "fatalError(\"'init(coder:)' is not used\")", "}",
        ]
    }
}

/// A documented alias in Apple's SDKs or the standard library: `TimeInterval` is `Double`.
///
/// It applies if the file that names it can see its module. Aliases that differ between platforms are excluded.
package struct SDKAlias: Sendable {
    package let module: SDKModule
    /// The name of the aliased type in the standard library.
    package let target: String

    private init(_ module: SDKModule, _ target: String) {
        self.module = module
        self.target = target
    }

    /// Returns the alias with a name, in whichever module it is declared.
    package static func named(_ name: String) -> SDKAlias? { all[name] }

    /// The names of the aliases that every file can see.
    package static let namesOfStandardLibrary = Set(
        all.lazy.filter { $0.value.module == .standardLibrary }.map(\.key)
    )

    private static let all: [String: SDKAlias] = [
        "TimeInterval": SDKAlias(.foundation, "Double"),
        "unichar": SDKAlias(.foundation, "UInt16"),
        "CFAbsoluteTime": SDKAlias(.coreFoundation, "Double"),
        "CFTimeInterval": SDKAlias(.coreFoundation, "Double"),
        "CBool": SDKAlias(.standardLibrary, "Bool"),
        "CDouble": SDKAlias(.standardLibrary, "Double"),
        "CFloat": SDKAlias(.standardLibrary, "Float"),
        "CInt": SDKAlias(.standardLibrary, "Int32"),
        "CLongLong": SDKAlias(.standardLibrary, "Int64"),
        "CShort": SDKAlias(.standardLibrary, "Int16"),
        "CSignedChar": SDKAlias(.standardLibrary, "Int8"),
        "CUnsignedChar": SDKAlias(.standardLibrary, "UInt8"),
        "CUnsignedInt": SDKAlias(.standardLibrary, "UInt32"),
        "CUnsignedLongLong": SDKAlias(.standardLibrary, "UInt64"),
        "CUnsignedShort": SDKAlias(.standardLibrary, "UInt16"),
        "Float32": SDKAlias(.standardLibrary, "Float"),
        "Float64": SDKAlias(.standardLibrary, "Double"),
    ]
}
