import { PDFDocument } from 'pdf-lib'

/** The number of pages; null for what cannot be read, or only with a password. */
export async function pagesOf(content: Uint8Array): Promise<number | null> {
  try {
    return (await PDFDocument.load(content, { updateMetadata: false })).getPageCount()
  } catch {
    return null
  }
}
