import { Readable } from 'node:stream'
import type { Ctx } from '../context.ts'
import { addFile, fileUrl } from './files.ts'

type Made = { name: string; mime: string; content: Buffer }

/** Stores a file made for the caller, who alone may fetch it, for a day (`cleanUp.ts`). */
export async function keepFile({ db, user, now, services }: Ctx, { name, mime, content }: Made) {
  const stored = await services.files.put(Readable.from([content]))
  const file_id = await addFile(db, { ...stored, name, folder: 'export', mime, userId: user.userId, now })
  return { file_id, name, url: fileUrl(file_id) }
}
