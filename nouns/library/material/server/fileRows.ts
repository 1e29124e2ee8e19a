import { filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import type { Material } from './rules.ts'

/** The files of a document in its order, videos with their length. */
export async function filesOfMaterial(db: Kysely<Unscoped>, { file_ids }: Pick<Material, 'file_ids'>) {
  if (file_ids.length === 0) return []
  const [files, seconds] = await Promise.all([filesOf({ db }, file_ids), secondsOf(db, file_ids)])
  const byId = new Map(files.map((file) => [file.id, file]))
  return file_ids.flatMap((id) => {
    const file = byId.get(id)
    return file ? [{ ...file, seconds: seconds.get(id) ?? null }] : []
  })
}

/** How long videos are, by the id of their file, as far as that could be read. */
export async function secondsOf(db: Kysely<Unscoped>, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('file')
    .innerJoin('file_text', 'file_text.sha256', 'file.sha256')
    .select(['file.id', 'seconds'])
    .where('file.id', 'in', ids)
    .where('seconds', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ id, seconds }) => (seconds === null ? [] : [[id, seconds]])))
}
