/// Creates the folder of a cache.
enum CacheFolder {
    /// Creates all missing folders of a file's path. Failures surface when the file is written.
    static func create(around path: String) {
        for index in path.indices.dropFirst() where path[index] == "/" {
            mkdir(String(path[..<index]), 0o777)
        }
    }
}
