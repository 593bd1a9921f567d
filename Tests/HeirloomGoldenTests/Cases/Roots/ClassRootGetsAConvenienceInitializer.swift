// A root gets an `init()` in an extension, `convenience` for a class, with the type's own access level, an open
// class's being public.

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
