import { Worker } from 'node:worker_threads'
import { limits } from './limits.ts'
import type { Task } from './textWorker.ts'

const program = new URL('./textWorker.ts', import.meta.url)
const MEGABYTE = 1_048_576
const LOOK = 100

const kinds: Readonly<Record<string, Task['kind']>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/** Whether files of this type have a text that can be read. */
export const hasText = (mime: string): boolean => mime in kinds

/**
 * The text of a PDF or Word document, at most `limits.characters` of it; null where it took too much. In a thread of its own: the
 * server keeps responding, and a file that is made to harm ends only that thread, by time, by its heap, or by what the process
 * grows meanwhile.
 */
export function readText(mime: string, content: Buffer): Promise<string | null> {
  const kind = kinds[mime]
  if (!kind || content.length > limits.megabytes * MEGABYTE) return Promise.resolve(null)
  return new Promise((resolve) => {
    const task: Task = { kind, content: new Uint8Array(content) }
    const worker = new Worker(program, {
      workerData: task,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 32 },
    })
    const before = process.memoryUsage.rss()
    const end = (text: string | null) => {
      clearTimeout(timeout)
      clearInterval(watch)
      resolve(text)
      void worker.terminate()
    }
    const timeout = setTimeout(() => end(null), limits.seconds * 1_000)
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > limits.growth * MEGABYTE) end(null)
    }, LOOK)
    worker.once('message', end)
    worker.once('error', () => end(null))
    worker.once('exit', () => end(null))
  })
}
