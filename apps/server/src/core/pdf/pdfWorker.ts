import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import { documentOf } from './documentOf.ts'
import { pagesOf } from './pagesOf.ts'
import type { Paper } from './paper.ts'
import { type Original, stamp } from './stamp.ts'

/** What the thread is asked for, and what it answers. */
export type Task =
  | { readonly do: 'draw'; readonly paper: Paper }
  | { readonly do: 'count'; readonly content: Uint8Array }
  | { readonly do: 'stamp'; readonly original: Original; readonly words: string; readonly at: Date }
export type Outcome = { readonly content?: Uint8Array; readonly pages: number | null }

const FONT = 'Sheet'
const fonts = fileURLToPath(new URL('../fonts', import.meta.resolve('@embedpdf/fonts-sc')))

pdfmake.setFonts({
  [FONT]: { normal: `${fonts}/NotoSansHans-Regular.otf`, bold: `${fonts}/NotoSansHans-Bold.otf` },
})
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts))

async function perform(task: Task): Promise<Outcome> {
  switch (task.do) {
    case 'draw': {
      const content = await pdfmake.createPdf(documentOf(task.paper, FONT)).getBuffer()
      return { content, pages: await pagesOf(content) }
    }
    case 'count':
      return { pages: await pagesOf(task.content) }
    case 'stamp':
      return { content: await stamp(task.original, task.words, task.at, FONT), pages: null }
  }
}

parentPort?.postMessage(await Promise.all((workerData as readonly Task[]).map(perform)))
