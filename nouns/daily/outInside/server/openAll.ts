import type { Ctx } from '@shouya/server/core/context.ts'
import { openSealed } from '../../server/personal.ts'
import type { Entry } from './rules.ts'

type Exported = Entry & { plain?: boolean | undefined }

/** Rows for a file: with their full certificate numbers where these were asked for and are still kept. */
export async function openAll({ db, services }: Ctx, rows: Exported[]): Promise<object[]> {
  if (!rows[0]?.plain) return rows
  const sealed = await db
    .selectFrom('out_inside_secret')
    .selectAll()
    .where(
      'out_inside_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(sealed.map((one) => [one.out_inside_id, one.sealed]))
  return rows.map((row) => ({
    ...row,
    cert_mask: openSealed(services.keys, 'out_inside', row, byId.get(row.id))?.cert_no ?? row.cert_mask,
  }))
}
