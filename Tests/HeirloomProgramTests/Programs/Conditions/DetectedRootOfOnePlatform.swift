// A type that qualifies as a root is none on platforms that lack something, of which only those hear who build for them.
//: option roots=detect
//: App/Camera.swift
import Heirloom

protocol Camera { var name: String { get } }

#if os(iOS) || os(Linux)
@Instantiable(fulfillingAdditionalTypes: [Camera.self])
struct FrontCamera: Instantiable, Camera { let name = "front" }
#endif
//: App/main.swift
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let camera: any Camera
}

print(App().camera.name)
//: prints
// front
