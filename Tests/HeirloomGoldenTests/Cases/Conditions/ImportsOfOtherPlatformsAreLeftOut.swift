// On platforms without a declaration of the alias, its name is unknown. An import whose condition excludes those platforms does
// not provide it.

//: Mail/Picture.swift
import Heirloom
#if canImport(UIKit)
import UIKit
typealias PlatformImage = UIImage
#elseif canImport(AppKit)
import AppKit
typealias PlatformImage = NSImage
#elseif os(Linux)
typealias PlatformImage = [UInt8]
#endif

@Instantiable
struct Picture: Instantiable {
    @Forwarded let image: PlatformImage
}

//: Mail/main.swift
import Heirloom

@Instantiable(isRoot: true)
struct Inbox: Instantiable {
    @Instantiated let pictureBuilder: Instantiator<Picture>
}

printTree(Inbox().pictureBuilder.instantiate(image: [1]))

//: generated Mail
import Heirloom

extension Inbox {
    init() {
        let pictureBuilder = Instantiator<Picture> { image in
            Picture(image: image)
        }
        self.init(pictureBuilder: pictureBuilder)
    }
}

extension InstantiatorProtocol where T == Picture {
    func instantiate(image: PlatformImage) -> Picture {
        instantiate(image)
    }
}

//: prints
// Picture
//   image: Array<UInt8> [1]
