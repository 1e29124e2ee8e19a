import type { MessageKey } from '@shouya/contract/messages'
import type { Ctx } from '../context.ts'
import { fail } from '../failure.ts'
import { fileUrl } from './files.ts'
import { quotable } from './tieFiles.ts'

type Place = { table: string; id: number }
/** Field of the body → its files; `image`: only pictures, which are recognized by their content. */
type Quoted = Readonly<Record<string, { ids: readonly number[]; image: boolean }>>

/** Checks that each file is named once and belongs to the record, or is an unused upload of the caller; 1001 at every other. */
export async function checkFiles(ctx: Ctx, quoted: Quoted, records: readonly Place[]): Promise<void> {
  const all = Object.entries(quoted).flatMap(([path, { ids, image }]) => ids.map((id) => ({ path, id, image })))
  const usable = await quotable(ctx, [...new Set(all.map(({ id }) => id))], records)
  const wrong = all.flatMap(({ path, id, image }, at): { path: string; reason: MessageKey }[] => {
    const file = usable.get(id)
    if (!file || all.findIndex((other) => other.id === id) !== at) return [{ path, reason: 'input.file' }]
    return image && !file.mime.startsWith('image/') ? [{ path, reason: 'file.image' }] : []
  })
  if (wrong.length > 0) fail('BadInput', { data: wrong })
}

/** Files as the records of the API have them, in the order of their ids. */
export async function filesOf({ db }: Pick<Ctx, 'db'>, ids: readonly (number | null)[]) {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return []
  const rows = await db
    .selectFrom('file')
    .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
    .select(['file.id', 'name', 'size', 'mime'])
    .where('file.id', 'in', wanted)
    .orderBy('file.id')
    .execute()
  return rows.map((row) => ({ ...row, url: fileUrl(row.id) }))
}
