import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite("The name of a type") struct UTTypeDescriptionTests {
  private let xml = """
    <mime-type type="image/png">
      <comment>PNG image</comment>
      <comment xml:lang="de">PNG-Bild</comment>
      <comment xml:lang="pt_BR">Imagem &lt;PNG&gt; &amp; mais</comment>
      <comment xml:lang="pt">Imagem</comment>
    </mime-type>
    """
}

extension UTTypeDescriptionTests {
  @Test func `is that of the language, with its region where there is one`() {
    #expect(MimeDescription.text(in: xml, MimeDescription.languages("de_AT")) == "PNG-Bild")
    #expect(MimeDescription.text(in: xml, MimeDescription.languages("pt_BR")) == "Imagem <PNG> & mais")
    #expect(MimeDescription.text(in: xml, MimeDescription.languages("pt_PT")) == "Imagem")
  }
  @Test func `is English where the language has none`() {
    #expect(MimeDescription.text(in: xml, MimeDescription.languages("fi_FI")) == "PNG image")
    #expect(MimeDescription.text(in: xml, MimeDescription.languages("en_US")) == "PNG image")
    #expect(MimeDescription.text(in: "<mime-type/>", ["en"]) == nil)
  }
  @Test func `is there without a MIME type, and not for what nobody knows`() {
    #expect(UTType.image.localizedDescription == "image")
    #expect(UTType.png.localizedDescription?.contains("PNG") == true)
    #expect(UTType(exportedAs: "com.example.described").localizedDescription == nil)
    #expect(MimeDescription.text(of: "image/../../../etc/passwd", ["en"]) == nil)
  }
}
