import { PDFDocument, type PDFPage } from 'pdf-lib'
import pdfmake from 'pdfmake'

/** A file that gets words across each of its pages. */
export type Original = { readonly content: Uint8Array; readonly mime: string }

/** A tile with the words, repeated over the page. */
const TILE = { width: 260, height: 170 }
const A4 = { width: 595.28, height: 841.89 }
const MARGIN = 24

/**
 * A copy of a PDF or picture with words across each page, so that a copy tells who took it and when. The words are drawn by
 * pdfmake, which embeds the font, and laid over the pages.
 */
export async function stamp(original: Original, words: string, at: Date, font: string): Promise<Uint8Array> {
  const document = await pagesFrom(original)
  const [tile] = await document.embedPdf(await tileOf(words, at, font))
  if (!tile) throw new Error('the words of a copy made no page')
  for (const page of document.getPages()) {
    const { width, height } = page.getSize()
    for (let x = 0; x < width; x += TILE.width)
      for (let y = 0; y < height; y += TILE.height) page.drawPage(tile, { x, y })
  }
  return document.save()
}

async function pagesFrom({ content, mime }: Original): Promise<PDFDocument> {
  if (mime === 'application/pdf') return PDFDocument.load(content)
  const document = await PDFDocument.create()
  const picture = mime === 'image/png' ? await document.embedPng(content) : await document.embedJpg(content)
  const page: PDFPage = document.addPage([A4.width, A4.height])
  const { width, height } = picture.scaleToFit(A4.width - 2 * MARGIN, A4.height - 2 * MARGIN)
  page.drawImage(picture, { x: (A4.width - width) / 2, y: (A4.height - height) / 2, width, height })
  return document
}

const tileOf = (words: string, at: Date, font: string): Promise<Buffer> =>
  pdfmake
    .createPdf({
      pageSize: TILE,
      pageMargins: 0,
      info: { creationDate: at },
      defaultStyle: { font },
      watermark: { text: words, color: 'black', opacity: 0.16, fontSize: 13, angle: -24 },
      content: [{ text: ' ' }],
    })
    .getBuffer()
