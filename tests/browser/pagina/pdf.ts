import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export const leesPdf = (data: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(data), useSystemFonts: true }).promise

/** Removes spaces, because a PDF can break lines anywhere. */
export const kaal = (tekst: string) => tekst.replaceAll(/\s/g, '')

/** Returns the text of each page of a PDF, without spaces. */
export const bladzijdenVan = (pdf: PDFDocumentProxy): Promise<readonly string[]> =>
  Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return kaal(items.map((item) => ('str' in item ? item.str : '')).join(''))
    }),
  )

/** Returns the text of a PDF, without spaces. */
export const tekstVan = async (pdf: PDFDocumentProxy): Promise<string> => (await bladzijdenVan(pdf)).join('')

/** Returns the size of the smallest text of a PDF in points, rounded to a tenth. */
export const kleinsteLetter = async (pdf: PDFDocumentProxy): Promise<number> => {
  const maten = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.height] : []))
    }),
  )
  return Math.round(10 * Math.min(...maten.flat())) / 10
}
