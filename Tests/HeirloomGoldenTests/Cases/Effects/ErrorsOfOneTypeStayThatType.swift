// If all throwing initializers throw the same error type, so do the generated functions and the root's `init()`; different
// types become `any Error`.

//: App/Types.swift
import Heirloom

enum OpenError: Error { case locked }
struct ReadError: Error {}

@Instantiable
struct File: Instantiable {
    init() throws(OpenError) {}
}

@Instantiable
struct Folder: Instantiable {
    @Instantiated let file: File
    @Instantiated let sure: Sure
    init(file: File, sure: Sure) throws(App.OpenError) {
        self.file = file
        self.sure = sure
    }
}

@Instantiable
struct Sure: Instantiable {
    init() throws(Never) {}
}

@Instantiable
struct Reader: Instantiable {
    init() throws(ReadError) {}
}

@Instantiable
struct Whatever: Instantiable {
    init() throws(any Error) {}
}

@Instantiable(isRoot: true)
struct OneError: Instantiable {
    @Instantiated let folder: Folder
    @Instantiated let file: File
}

@Instantiable(isRoot: true)
struct TwoErrors: Instantiable {
    @Instantiated let folder: Folder
    @Instantiated let reader: Reader
}

@Instantiable(isRoot: true)
struct NoError: Instantiable {
    @Instantiated let sure: Sure
}

//: App/main.swift
do throws(OpenError) {
    _ = try OneError()
} catch { print(error) }
_ = try TwoErrors()
_ = NoError()

//: generated App
import Heirloom

extension NoError {
    init() {
        let sure = Sure()
        self.init(sure: sure)
    }
}

extension OneError {
    init() throws(OpenError) {
        let folder = try OneError.heirloomMakeFolder()
        let file = try File()
        self.init(folder: folder, file: file)
    }

    private static func heirloomMakeFolder() throws(OpenError) -> Folder {
        let file = try File()
        let sure = Sure()
        return try Folder(file: file, sure: sure)
    }
}

extension TwoErrors {
    init() throws {
        let folder = try TwoErrors.heirloomMakeFolder()
        let reader = try Reader()
        self.init(folder: folder, reader: reader)
    }

    private static func heirloomMakeFolder() throws(OpenError) -> Folder {
        let file = try File()
        let sure = Sure()
        return try Folder(file: file, sure: sure)
    }
}

//: prints
