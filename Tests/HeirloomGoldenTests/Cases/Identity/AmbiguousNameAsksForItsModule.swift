// A name that stands for several types is a located error that asks for `Module.Type`.

//: Storage/Store.swift
public protocol Store {}

//: Local/BlobStore.swift
import Heirloom
import Storage

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class BlobStore: Instantiable, Store {}

//: Cloud/BlobStore.swift
import Heirloom
import Storage

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class BlobStore: Instantiable, Store {}

//: App/Photos.swift
import Heirloom
import Storage

@Instantiable
struct PhotosApp: Instantiable {
    @Instantiated(fulfilledByType: "BlobStore") let store: any Store
}

//: App/main.swift
printTree(PhotosApp())
