import { Worker } from 'node:worker_threads'
import { failAt } from '../failure.ts'
import type { Cell } from './cellText.ts'
import { limits } from './limits.ts'
import { Refusal } from './refusal.ts'
import type { Outcome } from './sheetWorker.ts'

const program = new URL('./sheetWorker.ts', import.meta.url)

/**
 * The rows of a workbook's first sheet; 1001 at `file_id` for another file, or for one that exceeds a limit, which the
 * message names.
 */
export async function readSheet(content: Buffer): Promise<Cell[][]> {
  const outcome = await inThread(content)
  if ('rows' in outcome) return outcome.rows
  failAt('file_id', outcome.reason, outcome.params)
}

/**
 * In a thread of its own: the server keeps responding, and input that the checks did not foresee ends only that thread,
 * by memory or by time.
 */
function inThread(content: Buffer): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: content,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 32 },
    })
    const timeout = setTimeout(() => {
      resolve(new Refusal('import.slow', { seconds: limits.seconds }))
      worker.terminate()
    }, limits.seconds * 1_000)
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(new Refusal('import.memory', { megabytes: limits.memory }))
      else reject(error)
    })
    worker.once('exit', () => {
      clearTimeout(timeout)
      reject(new Error('the thread that reads a workbook ended without an answer'))
    })
  })
}
