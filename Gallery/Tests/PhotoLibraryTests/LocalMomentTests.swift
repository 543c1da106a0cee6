import Testing

@testable import PhotoLibrary

@Suite("Moments without a zone")
struct LocalMomentTests {
  @Test(
    "a date of EXIF falls on its day",
    arguments: [
      ("1970:01:01 00:00:00", 0, "1970-01-01T00:00:00"),
      ("2019:06:14 18:30:05", 18_061, "2019-06-14T18:30:05"),
      ("2020:02:29 23:59:59", 18_321, "2020-02-29T23:59:59"),
      ("2000:03:01 12:00:00", 11_017, "2000-03-01T12:00:00"),
      ("1969:12:31 23:59:58", -1, "1969-12-31T23:59:58"),
      ("1900:02:28 01:02:03", -25_509, "1900-02-28T01:02:03"),
    ])
  func dates(exif: String, day: Int32, text: String) throws {
    let moment = try #require(ExifDate.moment(exif, fraction: nil))
    #expect(moment.day == day)
    #expect(moment.text == text)
  }

  @Test(
    "what is no date is none",
    arguments: [
      "0000:00:00 00:00:00", "    :  :     :  :  ", "", "2019:02:29 10:00:00",
      "2019:13:01 10:00:00", "2019:06:14 24:00:00", "2019:06:14",
    ])
  func noDates(exif: String) {
    #expect(ExifDate.moment(exif, fraction: nil) == nil)
  }

  @Test("decimals of the second order pictures of a burst")
  func fractions() throws {
    let moments = ["0", "05", "12", "999", "9999"].compactMap {
      ExifDate.moment("2019:06:14 18:30:05", fraction: $0)
    }
    #expect(moments.map { $0.milliseconds % 1_000 } == [0, 50, 120, 999, 999])
  }
}
