import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export const readPdf = (data: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(data), useSystemFonts: true }).promise

/** Removes all white space, because a PDF can break lines anywhere. */
export const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

/** Returns the text of each page of a PDF, without spaces. */
export const pageTextsOf = (pdf: PDFDocumentProxy): Promise<readonly string[]> =>
  Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return withoutSpaces(items.map((item) => ('str' in item ? item.str : '')).join(''))
    }),
  )

/** Returns the text of a PDF, without spaces. */
export const textOf = async (pdf: PDFDocumentProxy): Promise<string> => (await pageTextsOf(pdf)).join('')

/** Returns the size of the smallest text of a PDF in points, rounded to a tenth. */
export const smallestText = async (pdf: PDFDocumentProxy): Promise<number> => {
  const sizes = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.height] : []))
    }),
  )
  return Math.round(10 * Math.min(...sizes.flat())) / 10
}
