import type { Ctx } from '../context.ts'

type Place = { table: string; id: number }

/** The files among `ids` that the caller may refer to in a record: their own loose ones, and the record's. */
export async function quotable({ db, user }: Ctx, ids: readonly number[], records: readonly Place[]) {
  if (ids.length === 0) return new Map<number, { mime: string }>()
  const rows = await db
    .selectFrom('file')
    .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
    .select(['file.id', 'mime'])
    .where('file.id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb.and([eb('create_user_id', '=', user.userId), eb('ref_id', 'is', null)]),
        ...records.map(({ table, id }) => eb.and([eb('ref_table', '=', table), eb('ref_id', '=', id)])),
      ]),
    )
    .forUpdate('file')
    .execute()
  return new Map(rows.map(({ id, mime }) => [id, { mime }]))
}

/** Attaches files that `quotable` has locked to a record; attached ones stay where they are. */
export async function tieFiles({ db }: Pick<Ctx, 'db'>, ids: readonly number[], { table, id }: Place): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('file')
    .set({ ref_table: table, ref_id: id })
    .where('id', 'in', ids)
    .where('ref_id', 'is', null)
    .execute()
}
