import { Worker } from 'node:worker_threads'
import type { Outcome, Task } from './pdfWorker.ts'

const program = new URL('./pdfWorker.ts', import.meta.url)

/** Megabytes and seconds that one thread may take; it draws at most `most` papers. */
export const limits = { memory: 512, seconds: 60, most: 20 } as const

/**
 * Draws, counts and stamps PDFs in a thread of its own: the server keeps responding, and a document that the checks did not
 * foresee ends only that thread, by memory or by time; null then.
 */
export function inThread(tasks: readonly Task[]): Promise<Outcome[] | null> {
  if (tasks.length === 0) return Promise.resolve([])
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: tasks,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 64 },
    })
    const timeout = setTimeout(() => {
      resolve(null)
      worker.terminate()
    }, limits.seconds * 1_000)
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(null) : reject(error),
    )
    worker.once('exit', () => {
      clearTimeout(timeout)
      reject(new Error('the thread that draws PDFs ended without an answer'))
    })
  })
}
