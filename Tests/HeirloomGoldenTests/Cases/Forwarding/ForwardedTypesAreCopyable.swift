// What is forwarded can be copied: it is handed to everything below.

//: App/App.swift
import Heirloom

struct Handle: ~Copyable {
    let number: Int
}

@Instantiable
final class File: Instantiable {
    @Forwarded let handle: Handle

    init(handle: consuming Handle) {
        self.handle = handle
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let fileBuilder: Instantiator<File>
}

//: diagnostics
// App/App.swift:9:20: error: 'handle: Handle' of 'File' cannot be forwarded, because 'Handle' cannot be copied [noncopyable-type]
// App/App.swift:3:8: note: forward a class that holds it, or make it copyable
