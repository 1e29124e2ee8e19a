import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pdfmake from 'pdfmake'
import { manualFolder, readChapters } from './chapters.ts'
import { manual } from './manual.ts'

const fonts = fileURLToPath(new URL('../fonts', import.meta.resolve('@embedpdf/fonts-sc')))
const pictures = join(manualFolder, '../pictures')

/** The manual as a PDF. Fonts are subset to the characters used. */
export function makePdf(): Promise<Buffer> {
  pdfmake.setFonts({
    Manual: { normal: join(fonts, 'NotoSansHans-Regular.otf'), bold: join(fonts, 'NotoSansHans-Bold.otf') },
  })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts) || path.startsWith(pictures))
  return pdfmake.createPdf(manual(readChapters())).getBuffer()
}
