import type { Ctx } from '@shouya/server/core/context.ts'
import { made } from '@shouya/server/registers/stamps.ts'
import type { Composed } from './compose.ts'
import { type Place, secretRow } from './secrets.ts'

/** Keeps an entry of a submission, with its sensitive values sealed beside it. */
export async function keep(ctx: Ctx, place: Place, version_id: number, composed: Composed): Promise<void> {
  const { data, labels, secrets } = composed
  await ctx.db
    .insertInto('form_entry')
    .values({ ...place, version_id, data: JSON.stringify(data), labels: JSON.stringify(labels), ...made(ctx) })
    .execute()
  if (secrets.length === 0) return
  const rows = secrets.map((secret) => secretRow(ctx.services.keys, place, secret))
  await ctx.db.insertInto('form_secret').values(rows).execute()
}
