import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { limits } from './limits.ts'
import { textOfDocx } from './textOfDocx.ts'

/** What the thread is asked for. */
export type Task = { readonly kind: 'pdf' | 'docx'; readonly content: Uint8Array }

async function textOfPdf(content: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(content, { verbosity: 0 })
  let text = ''
  for (let page = 1; page <= Math.min(pdf.numPages, limits.pages) && text.length < limits.characters; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    text += '\n'
  }
  return text
}

/** The text without what no keyword has: control characters, and more than one space. */
const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .trim()
    .slice(0, limits.characters)

const { kind, content } = workerData as Task
// What is no such file after all has no text.
const text = await (kind === 'pdf'
  ? textOfPdf(content)
  : Promise.resolve().then(() => textOfDocx(Buffer.from(content)))
).catch(() => '')
parentPort?.postMessage(tidy(text))
