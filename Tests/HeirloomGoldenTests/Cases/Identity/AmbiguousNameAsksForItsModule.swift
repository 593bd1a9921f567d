// An ambiguous name is an error that asks for `Module.Type`.

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

//: diagnostics
// App/Photos.swift:6:36: error: 'BlobStore' in 'PhotosApp' is ambiguous: several types have this name [ambiguous-name]
// Cloud/BlobStore.swift:5:20: note: to use this one, write 'Cloud.BlobStore'
// Local/BlobStore.swift:5:20: note: to use this one, write 'Local.BlobStore'
// App/Photos.swift:6:36: note: fix-it: write 'Cloud.BlobStore': replace '"BlobStore"' with '"Cloud.BlobStore"'
// App/Photos.swift:6:36: note: fix-it: write 'Local.BlobStore': replace '"BlobStore"' with '"Local.BlobStore"'
