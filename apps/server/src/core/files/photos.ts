import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import type { Ctx } from '../context.ts'
import { failAt } from '../failure.ts'
import { quotable, tieFiles } from './tieFiles.ts'

type Place = { table: string; id: number }

/**
 * Attaches photos that several fields of a record refer to: they must be images, and the caller's own loose ones or
 * already the record's.
 */
export async function tiePhotos(
  ctx: Ctx,
  quoted: readonly { path: string; ids: readonly number[] }[],
  place: Place,
): Promise<void> {
  const all = quoted.flatMap(({ ids }) => ids)
  if (all.length === 0) return
  const usable = await quotable(ctx, all, [place])
  for (const { path, ids } of quoted)
    for (const [index, id] of ids.entries())
      if (!usable.get(id)?.mime.startsWith('image/')) failAt(`${path}.${index}`, 'input.file')
  await tieFiles(ctx, all, place)
}

/**
 * Copies photos for another record: file rows are never shared, their blobs are. The copies are loose, so that the
 * record can be entered with their ids; `tieFiles` attaches them in the same transaction.
 */
export async function copyPhotos(db: Kysely<Unscoped>, ids: readonly number[], now: Date): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .insertInto('file')
    .columns(['sha256', 'name', 'folder', 'create_user_id', 'create_time'])
    .expression((eb) =>
      eb
        .selectFrom('file')
        .select(['sha256', 'name', 'folder', 'create_user_id'])
        .select(sql<Date>`${now}::timestamptz`.as('create_time'))
        .where('id', 'in', ids)
        .orderBy('id'),
    )
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
