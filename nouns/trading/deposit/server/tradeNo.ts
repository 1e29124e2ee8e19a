import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failTaken } from '@shouya/server/core/failure.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Kysely } from 'kysely'

/** Refuses the number of a transfer that another record has (1003). */
export async function checkTradeNo({ db, lang }: Pick<Ctx, 'db' | 'lang'>, trade_no: string | null): Promise<void> {
  if (trade_no !== null && (await isTaken(everything(db), trade_no)))
    failTaken(lang, 'trade_no', 'pledge.field.trade_no')
}

/** Whether a record has the number of a transfer or of a provider's trade. */
export const isTaken = async (db: Kysely<DB>, trade_no: string): Promise<boolean> =>
  (await db.selectFrom('cash_pledge').select('id').where('trade_no', '=', trade_no).executeTakeFirst()) !== undefined
