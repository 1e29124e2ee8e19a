import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/universal'
import type { Cell } from './cellText.ts'
import { limits } from './limits.ts'
import { Refusal } from './refusal.ts'
import { sheetFiles } from './sheetFiles.ts'

/** The result of the thread. */
export type Outcome = { rows: Cell[][] } | Pick<Refusal, 'reason' | 'params'>

async function read(): Promise<Outcome> {
  try {
    const rows = (await readSheet(sheetFiles(Buffer.from(workerData)))) as unknown as Cell[][]
    checkTexts(rows)
    return { rows }
  } catch (error) {
    // Any other fault of the file: the user can open it and save it again.
    const { reason, params } = error instanceof Refusal ? error : new Refusal('import.unreadable')
    return { reason, params }
  }
}

/** One string may be shared by many cells here, but is copied for each on the way to the other thread. */
function checkTexts(rows: readonly Cell[][]): void {
  let characters = 0
  for (const row of rows)
    for (const cell of row) {
      if (typeof cell !== 'string') continue
      if (cell.length > limits.cell) throw new Refusal('import.cell', { max: limits.cell })
      characters += cell.length
      if (characters > limits.characters) throw new Refusal('import.characters', { max: limits.characters })
    }
}

parentPort?.postMessage(await read())
