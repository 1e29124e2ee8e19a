import type { Ctx } from '../context.ts'
import { tieFiles } from './tieFiles.ts'

type Place = { table: string; id: number }

/** Ties files to a record as its only ones: those that it no longer refers to go with the next clean-up. */
export async function keepFiles({ db }: Pick<Ctx, 'db'>, ids: readonly number[], place: Place): Promise<void> {
  const released = db
    .updateTable('file')
    .set({ ref_table: null, ref_id: null })
    .where('ref_table', '=', place.table)
    .where('ref_id', '=', place.id)
  await (ids.length > 0 ? released.where('id', 'not in', ids) : released).execute()
  await tieFiles({ db }, ids, place)
}
