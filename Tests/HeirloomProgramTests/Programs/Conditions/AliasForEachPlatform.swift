// An alias has another type on each platform, like 'PlatformImage'.
//: Core/Core.swift
import Heirloom

#if os(iOS) || os(tvOS)
import UIKit
public typealias PlatformImage = UIImage
public typealias PlatformApplication = UIApplication
#elseif os(macOS)
import AppKit
public typealias PlatformImage = NSImage
#elseif os(Linux)
public typealias PlatformImage = [UInt8]
#endif

public protocol ImageLoading { func load() -> PlatformImage }

@Instantiable(fulfillingAdditionalTypes: [ImageLoading.self])
public struct ImageLoader: Instantiable, ImageLoading {
    @Received let placeholder: PlatformImage
    public init(placeholder: PlatformImage) { self.placeholder = placeholder }
    public func load() -> PlatformImage { placeholder }
}

#if os(iOS)
@Instantiable
public final class Haptics: Instantiable { public init() {} }
#endif
//: App/App.swift
import Core
import Heirloom
#if os(iOS)
import UIKit
#endif

@Instantiable
struct Gallery: Instantiable {
    @Forwarded let placeholder: PlatformImage
    @Instantiated let loader: any ImageLoading
    #if os(iOS)
    @Received let haptics: Haptics
    #endif
}

@Instantiable
struct App: Instantiable {
    #if os(iOS)
    @Instantiated let haptics: Haptics
    #endif
    @Instantiated let galleryBuilder: Instantiator<Gallery>
}
//: App/main.swift
print(App().galleryBuilder.instantiate(placeholder: [1]).loader.load())
//: prints
// [1]
