// A root gets an `init()` in an extension, `convenience` for a class, with the type's access level. The initializer of an open
// class is public.

//: Media/Players.swift
import Heirloom

@Instantiable
public final class Decoder: Instantiable {}

@Instantiable(isRoot: true)
open class VideoPlayer: Instantiable {
    @Instantiated public let decoder: Decoder
}

@Instantiable(isRoot: true)
package final class AudioPlayer: Instantiable {
    @Instantiated let decoder: Decoder
}

//: App/Slideshow.swift
import Heirloom
import Media

@Instantiable
class Slideshow: Instantiable {
    @Instantiated let decoder: Decoder
}

//: App/main.swift
import Media

printTree(VideoPlayer())
printTree(AudioPlayer())
printTree(Slideshow())

//: generated Media
import Heirloom

extension AudioPlayer {
    package convenience init() {
        let decoder = Decoder()
        self.init(decoder: decoder)
    }
}

extension VideoPlayer {
    public convenience init() {
        let decoder = Decoder()
        self.init(decoder: decoder)
    }
}

//: generated App
import Heirloom
import Media

extension Slideshow {
    convenience init() {
        let decoder = Decoder()
        self.init(decoder: decoder)
    }
}

//: prints
// VideoPlayer #1
//   decoder: Decoder #2
// AudioPlayer #1
//   decoder: Decoder #2
// Slideshow #1
//   decoder: Decoder #2
