// Two trees depend on one flag each: an error in one does not affect the other.
//: option configuration=release
//: option flags=ALPHA BETA
//: App/main.swift
import Heirloom

struct Missing {}

@Instantiable(isRoot: true)
struct First: Instantiable {
    #if ALPHA
    @Instantiated let left: Left
    #else
    @Instantiated let right: Right
    #endif
}

@Instantiable
struct Left: Instantiable { @Received let missing: Missing }

@Instantiable
struct Right: Instantiable {}

@Instantiable(isRoot: true)
struct Second: Instantiable {
    #if BETA
    @Instantiated let upper: Upper
    #endif
    @Instantiated let lower: Lower
}

@Instantiable
struct Upper: Instantiable { @Received let lower: Lower }

@Instantiable
struct Lower: Instantiable {}

print(First(), Second())
//: prints
// First(right: App.Right()) Second(lower: App.Lower())
//: prints with ALPHA
// error: main.swift: 'Left' receives 'missing: Missing', but no type above it provides it (root 'First') [missing-dependency]
//: prints with BETA
// First(right: App.Right()) Second(upper: App.Upper(lower: App.Lower()), lower: App.Lower())
//: prints with ALPHA BETA
// error: main.swift: 'Left' receives 'missing: Missing', but no type above it provides it (root 'First') [missing-dependency]
