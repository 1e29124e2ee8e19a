import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

export type Stored = { sha256: string; size: number }

/** Blobs by their content, each once. */
export type FileStore = {
  put(source: AsyncIterable<Buffer>): Promise<Stored>
  read(sha256: string): Readable
}

/** The store in a folder; its id must be the database's, so that a wrong folder is noticed at start. */
export async function openFileStore(folder: string, db: Kysely<DB>): Promise<FileStore> {
  await mkdir(join(folder, 'incoming'), { recursive: true, mode: 0o700 })
  await checkId(folder, db)
  const place = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)
  return {
    read: (sha256) => createReadStream(place(sha256)),
    async put(source) {
      const incoming = join(folder, 'incoming', randomUUID())
      const hash = createHash('sha256')
      let size = 0
      const file = await open(incoming, 'wx', 0o600)
      try {
        for await (const chunk of source) {
          hash.update(chunk)
          size += chunk.length
          await file.write(chunk)
        }
        await file.sync()
        await file.close()
        const sha256 = hash.digest('hex')
        const target = place(sha256)
        if (await exists(target)) await rm(incoming)
        else {
          await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true, mode: 0o700 })
          await rename(incoming, target)
        }
        return { sha256, size }
      } catch (error) {
        await file.close().catch(() => {})
        await rm(incoming, { force: true })
        throw error
      }
    },
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

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
