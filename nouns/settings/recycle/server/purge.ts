import type { AllNouns } from '@shouya/nouns/manifest.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { moment } from '@shouya/server/core/time/moment.ts'

/** Scans of documents are linked under a table name of their own. */
const SCANS = '_scan'

/** Deletes rows for good, with their files, after their days in the recycle bin, but for those that are kept. Returns the number of rows. */
export async function purgeRecycled(
  { database, settings }: Services,
  now: Date,
  { all }: { all: Pick<AllNouns, 'recycled'> },
): Promise<number> {
  const kept = Object.entries(all.recycled).flatMap(([table, restorer]) => (restorer.kept ? table : []))
  const days = await settings.get('recycle.days')
  return database.kysely.transaction().execute(async (tx) => {
    const expired = await tx
      .deleteFrom('recycled')
      .where('create_time', '<=', moment(new Date(now.getTime() - days * 86_400_000)))
      .where('table_name', 'not in', ['', ...kept])
      .returning(['table_name', 'record_id'])
      .execute()
    for (const { table_name, record_id } of expired)
      await tx
        .deleteFrom('file')
        .where('ref_table', 'in', [table_name, table_name + SCANS])
        .where('ref_id', '=', record_id)
        .execute()
    return expired.length
  })
}
