import Foundation
import HearthStrings
import QuickTesting
import Testing

struct InflectionTests {
  private func agreed(_ text: String, _ language: String = "en_GB") -> String? {
    Inflection.agreed(text, nil, locale: Locale(identifier: "en_US"), language: language)
  }
  @Test(arguments: [
    ("3 apple", "3 apples"), ("1 apple", "1 apple"), ("1 apples", "1 apple"), ("0 apple", "0 apples"),
    ("2 box", "2 boxes"), ("2 city", "2 cities"), ("2 day", "2 days"), ("2 child", "2 children"),
    ("1 people", "1 person"),
    ("2 Woman", "2 Women"), ("2 FILE", "2 FILES"), ("2 knife", "2 knives"), ("2 sheep", "2 sheep"),
    ("1 boxes", "1 box"),
    ("1 cities", "1 city"), ("2 new message", "2 new messages"), ("2 bottle of water", "2 bottles of water"),
    ("1,234 match", "1,234 matches"), ("2 analysis", "2 analyses"), ("1 bus", "1 bus"), ("2 class", "2 classes"),
    ("1.0 mile", "1.0 miles"), ("2 photo", "2 photos"), ("2 add-on", "2 add-ons"), ("1 horses", "1 horse"),
    ("apple", "apple"),
  ])
  func `an English noun agrees with its number`(text: String, expected: String) {
    expect(agreed(text), equals: expected)
  }
  @QuickTesting.Test func `words of other languages are not known`() {
    expect(agreed("3 Apfel", "de") == nil)
    expect(Inflection.isAsked("inflect: true") && Inflection.isAsked("a: 1, inflect:true"))
    expect(!Inflection.isAsked("inflect: false") && !Inflection.isAsked("agree: true"))
  }
}
