import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { openPartStore, type PartStore } from './partStore.ts'

export type Stored = { sha256: string; size: number }

/** Blobs by content, each stored once. */
export type FileStore = {
  /** `inspect` gets the whole file before it is stored; if it throws, the file is not stored. */
  put(source: AsyncIterable<Buffer>, inspect?: (path: string) => Promise<void>): Promise<Stored>
  /** `range`: only these bytes, the last one included. */
  read(sha256: string, range?: { start: number; end: number }): Readable
  /** Removes a blob that was not put after `since`; returns whether it is gone. */
  remove(sha256: string, since: Date): Promise<boolean>
  /** What arrives in parts, until it is whole. */
  readonly parts: PartStore
}

/** The store in a folder; its id must match the database's, so that a wrong folder is noticed at start. */
export async function openFileStore(folder: string, db: Kysely<DB>): Promise<FileStore> {
  const incomingFolder = join(folder, 'incoming')
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 })
  await checkId(folder, db)
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)
  return {
    parts: await openPartStore(join(incomingFolder, 'parts')),
    read: (sha256, range) => createReadStream(pathOf(sha256), range),
    async put(source, inspect) {
      const incoming = join(incomingFolder, randomUUID())
      try {
        const stored = await write(incoming, source)
        await inspect?.(incoming)
        // Updates the time: `remove` checks it.
        if (await touch(pathOf(stored.sha256))) await rm(incoming)
        else {
          await mkdir(join(folder, stored.sha256.slice(0, 2)), { recursive: true, mode: 0o700 })
          await rename(incoming, pathOf(stored.sha256))
        }
        return stored
      } catch (error) {
        await rm(incoming, { force: true })
        throw error
      }
    },
    async remove(sha256, since) {
      const aside = join(incomingFolder, `${sha256}.gone`)
      // Renamed first: a put from now on finds no file and stores a new one.
      const moved = await rename(pathOf(sha256), aside).then(
        () => true,
        () => false,
      )
      if (!moved) return true
      if ((await stat(aside)).mtime <= since) {
        await rm(aside)
        return true
      }
      await rename(aside, pathOf(sha256))
      return false
    },
  }
}

async function write(path: string, source: AsyncIterable<Buffer>): Promise<Stored> {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of source) {
      hash.update(chunk)
      size += chunk.length
      await file.write(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { sha256: hash.digest('hex'), size }
}

/** False when the file does not exist. */
const touch = (path: string) => {
  const now = new Date()
  return utimes(path, now, now).then(
    () => true,
    () => false,
  )
}

async function checkId(folder: string, db: Kysely<DB>): Promise<void> {
  const path = join(folder, 'store.id')
  const inStore = await readFile(path, 'utf8').then(
    (text) => text.trim(),
    () => null,
  )
  const inDatabase = await db.selectFrom('file_store').select('id').executeTakeFirst()
  if (inStore && inDatabase && inStore === inDatabase.id) return
  if (inStore || inDatabase)
    throw new Error(`The files in ${folder} do not belong to this database; set DATA_DIR to the folder that does.`)
  const id = randomUUID()
  await writeFile(path, `${id}\n`, { flag: 'wx', mode: 0o600 })
  await db.insertInto('file_store').values({ id }).execute()
}
