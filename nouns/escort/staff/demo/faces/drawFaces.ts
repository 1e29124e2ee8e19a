import { on, once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Stored } from '@shouya/server/core/files/store.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { companies } from '../../../company/demo/companies.ts'
import { isWoman } from '../staff.ts'
import type { Sitter } from './faceWorker.ts'

const program = new URL('./faceWorker.ts', import.meta.url)
/** Threads that draw at once. */
const THREADS = 2

/** The portraits of all staff in the order of their ids, all different: comparing a crew with them requires looking. */
export async function drawFaces(services: Services): Promise<Stored[]> {
  const sitters = companies
    .flatMap((company) => Array.from({ length: company.people }, () => company))
    .map((company, index) => ({ id: index + 1, woman: isWoman(index + 1, company) }))
  const share = Math.ceil(sitters.length / THREADS)
  const drawn = await Promise.all(
    Array.from({ length: THREADS }, (_, index) =>
      drawSome(services, sitters.slice(index * share, (index + 1) * share)),
    ),
  )
  return drawn.flat()
}

/** Stores each portrait while the thread draws the next one. */
async function drawSome({ files }: Services, sitters: readonly Sitter[]): Promise<Stored[]> {
  const worker = new Worker(program, { workerData: sitters, execArgv: [] })
  const ended = once(worker, 'exit')
  const stored: Promise<Stored>[] = []
  for await (const [bytes] of on(worker, 'message', { close: ['exit'] })) {
    stored.push(files.put(streamOf(bytes)))
    if (stored.length === sitters.length) break
  }
  await ended
  return Promise.all(stored)
}

async function* streamOf(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes)
}
