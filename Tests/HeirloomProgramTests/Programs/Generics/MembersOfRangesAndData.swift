// The element types of ranges, data and dictionaries are known for generic arguments, so their dependencies resolve.
//: App/App.swift
import Foundation
import Heirloom

@Instantiable
struct Pager<Items: Sequence>: Instantiable {
    @Received(onlyIfAvailable: true) let last: Items.Element?
}

@Instantiable
struct Slider<Value: Strideable>: Instantiable {
    @Received(onlyIfAvailable: true) let step: Value.Stride?
}

@Instantiable
struct Pages: Instantiable {
    @Instantiated({ 3 }) let last: Int
    @Instantiated({ 2 }) let step: Int
    @Instantiated let range: Pager<Range<Int>>
    @Instantiated let closedRange: Pager<ClosedRange<Int>>
    @Instantiated let indices: Pager<Range<Array<String>.Index>>
    @Instantiated let slider: Slider<UInt8>
}

@Instantiable
struct Download: Instantiable {
    @Instantiated({ 9 }) let last: UInt8
    @Instantiated({ 1.5 }) let step: TimeInterval
    @Instantiated let bytes: Pager<Data>
    @Instantiated let clock: Slider<Date>
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let pages: Pages
    @Instantiated let download: Download
}
//: App/main.swift
let app = App()
let pages = app.pages
print(pages.range.last ?? 0, pages.closedRange.last ?? 0, pages.indices.last ?? 0, pages.slider.step ?? 0)
print(app.download.bytes.last ?? 0, app.download.clock.step ?? 0)
//: prints
// 3 3 3 2
// 9 1.5
