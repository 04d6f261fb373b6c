import HearthStrings
import QuickTesting
import Testing

struct LanguageChoiceTests {
  /// A locale, the languages of an app, and the one that is shown; `-` for none of them.
  private static let table = """
    zh_TW      zh-Hans zh-Hant en        zh-Hant
    zh_HK      zh-Hans zh-Hant           zh-Hant
    zh_HK      zh-Hant zh-HK             zh-HK
    zh_MO      zh-Hant zh-Hant-HK        zh-Hant-HK
    zh_MO      zh-Hans zh-Hant           zh-Hant
    zh_CN      zh-Hans zh-Hant           zh-Hans
    zh_SG      zh-Hans zh-Hant           zh-Hans
    zh         zh-Hans zh-Hant           zh-Hans
    zh_Hans_HK zh-Hans zh-Hant           zh-Hans
    zh_Hant_CN zh-Hans zh-Hant           zh-Hant
    zh_TW      zh-Hans en                -
    zh_TW      zh_TW zh_CN               zh_TW
    zh_TW      zh-hant zh-hans           zh-hant
    zh_CN      zh en                     zh
    zh_TW      zh en                     -
    zh_TW@rg=uszzzz  zh-Hant zh-Hans     zh-Hant
    yue_HK     zh-Hant zh-Hans           zh-Hant
    iw         he en                     he
    he_IL      iw en                     iw
    in_ID      id en                     id
    id         in                        in
    ji         yi                        yi
    tl_PH      fil en                    fil
    fil        tl                        tl
    jw         jv                        jv
    mo         ro                        ro
    sh         sr-Latn sr                sr-Latn
    sr_RS      sr sr-Latn                sr
    sr_Latn_RS sr sr-Latn                sr-Latn
    sr_RS@latin  sr sr-Latn              sr-Latn
    sr_ME      sr sr-Latn                sr-Latn
    sr_Latn    sr                        -
    uz_AF      uz-Latn uz-Arab           uz-Arab
    uz_UZ      uz-Latn uz-Cyrl           uz-Latn
    pa_PK      pa pa-Arab                pa-Arab
    az_IR      az az-Arab                az-Arab
    kk_CN      kk kk-Arab                kk-Arab
    no         nb en                     nb
    nb_NO      no en                     no
    nb_NO      no nb nn                  nb
    nn_NO      nb en                     nb
    nn_NO      nn nb                     nn
    no_NO      nn nb                     nb
    pt_BR      pt-PT pt-BR               pt-BR
    pt_BR      pt pt-PT                  pt
    pt_PT      pt pt-PT                  pt-PT
    pt_PT      pt-BR                     pt-BR
    pt_AO      pt pt-PT                  pt-PT
    pt         pt-PT pt-BR               pt-BR
    es_MX      es es-419                 es-419
    es_AR      es es-419 es-MX           es-419
    es_ES      es es-419                 es
    es_US      es es-MX                  es
    es_MX      es-ES es-AR               es-AR
    en_AU      en-US en-GB               en-GB
    en_AU      en en-GB                  en
    en_GB      en-001 en                 en-001
    en_US      en-GB fr                  en-GB
    en         en-GB en-US               en-US
    fr_CA      fr fr-CA                  fr-CA
    fr_BE      fr-CA fr-FR               fr-FR
    de_AT      de de-CH                  de
    gsw_CH     de fr                     de
    de_DE@euro German English            German
    ca_ES@valencia  ca es                ca
    ca-ES-valencia  ca ca-valencia       ca-valencia
    it_IT.UTF-8  fr it                   it
    xx         en fr                     -
    C          en                        -
    """
  @Test(arguments: table.split(separator: "\n"))
  func `a locale finds the translation that suits it`(line: Substring) throws {
    let words = line.split(separator: " ").map(String.init)
    try require(words.count >= 3)
    let found = LanguageChoice.suiting([words[0]], in: Array(words[1..<(words.count - 1)]))
    expect(found.first ?? "-" == words.last, "\(line)")
  }
  @QuickTesting.Test func `the languages of a user are tried in their order, all of one before the next`() {
    let available = ["en", "en-GB", "de", "fr", "fr-CA"]
    expect(
      LanguageChoice.suiting(["fr_CH", "de_CH", "en_GB"], in: available), equals: ["fr", "fr-CA", "de", "en-GB", "en"])
    expect(LanguageChoice.suiting(["xx"], in: available).isEmpty)
    expect(LanguageChoice.suiting(["en"], in: ["Base", "x", ""]).isEmpty)
  }
}
