import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** The bytes of uploads that arrive in parts, by the id of the upload. */
export type PartStore = {
  /** Writes a part behind the first `offset` bytes; what stood behind them, of a part that was cut off, is gone. */
  write(id: number, offset: number, part: Buffer): Promise<void>
  read(id: number, range?: { start: number; end: number }): Readable
  remove(id: number): Promise<void>
}

export async function openPartStore(folder: string): Promise<PartStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pathOf = (id: number) => join(folder, `${id}.part`)
  return {
    async write(id, offset, part) {
      const file = await open(pathOf(id), offset === 0 ? 'w' : 'r+', 0o600)
      try {
        await file.truncate(offset)
        await file.write(part, 0, part.length, offset)
        await file.sync()
      } finally {
        await file.close()
      }
    },
    read: (id, range) => createReadStream(pathOf(id), range),
    remove: (id) => rm(pathOf(id), { force: true }),
  }
}
