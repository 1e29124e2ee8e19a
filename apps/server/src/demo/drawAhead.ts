import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FileStore, Stored } from '../core/files/store.ts'
import type { DemoPart } from './part.ts'

/**
 * Draws the pictures of the parts that have some, one part after the other, while rows are made and stored: drawing needs
 * seconds of a processor and nothing of the database.
 */
export function drawAhead(files: FileStore, parts: readonly DemoPart[]): ReadonlyMap<DemoPart, Promise<Stored[]>> {
  const drawn = new Map<DemoPart, Promise<Stored[]>>()
  let before: Promise<unknown> = Promise.resolve()
  for (const part of parts) {
    const { pictures } = part
    if (!pictures) continue
    const all = before.then(() => drawAll(files, pictures))
    // A failure is reported by the part that waits for it, which may come much later.
    all.catch(() => {})
    drawn.set(part, all)
    before = all
  }
  return drawn
}

/** Stores each picture while the thread draws the next one. */
async function drawAll(files: FileStore, program: URL): Promise<Stored[]> {
  const worker = new Worker(program, { execArgv: [] })
  const stored: Promise<Stored>[] = []
  for await (const [bytes] of on(worker, 'message', { close: ['exit'] })) stored.push(files.put(streamOf(bytes)))
  return await Promise.all(stored)
}

async function* streamOf(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes)
}
