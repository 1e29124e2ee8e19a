import { PDFDocument } from 'pdf-lib'

/** The number of pages; null for what cannot be read, or only with a password. */
export const pagesOf = (content: Uint8Array): Promise<number | null> =>
  PDFDocument.load(content, { updateMetadata: false }).then(
    (document) => document.getPageCount(),
    () => null,
  )
