import Measurement
import Testing

struct SampleTests {
    @Test func quartilesAreInterpolatedBetweenMeasurements() {
        let five = Sample([5, 1, 4, 2, 3])
        #expect([five.lowerQuartile, five.median, five.upperQuartile] == [2, 3, 4])
        let four = Sample([40, 10, 30, 20])
        #expect([four.lowerQuartile, four.median, four.upperQuartile] == [17.5, 25, 32.5])
        let one = Sample([7])
        #expect([one.lowerQuartile, one.median, one.upperQuartile] == [7, 7, 7])
    }
}
