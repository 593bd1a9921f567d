#if canImport(Glibc)
import Glibc
#endif

/// By how much the memory for new objects grows when it is used up.
enum HeapGrowth {
    /// Lets it grow by 32 MB at a time, of which only that is taken from the machine which is used.
    ///
    /// With glibc each thread but the first has a heap that grows by what is wanted at the moment, mostly by a page,
    /// and asks the system for each: 7,000 times for a module of 4,000 types. Without this a cold run took 1.05 times the
    /// processor time and as much more by the clock (medians of 40 pairs). Only heaps that are made afterwards follow.
    static func takeLargeSteps() {
        #if canImport(Glibc)
        // 'mallopt' is in a header that the module lacks.
        guard let symbol = dlsym(nil, "mallopt") else { return }
        let mallopt = unsafeBitCast(symbol, to: (@convention(c) (CInt, CInt) -> CInt).self)
        let topPad: CInt = -2
        _ = mallopt(topPad, 32 << 20)
        #endif
    }
}
