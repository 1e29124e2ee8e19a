import { connect } from '../../apps/server/src/db/connect.ts'
import type { Ground } from '../../nouns/trading/server/testing/rows.ts'
import { served } from './served.ts'

/** Gives the rows of trading that a browser test begins with the database that is served, and its clock. */
export async function withTrades<T>(work: (ground: Ground) => Promise<T>): Promise<T> {
  const database = await connect(served().url, 1)
  try {
    const { id } = await database.kysely
      .selectFrom('sys_user')
      .select('id')
      .where('username', '=', 'trade_admin')
      .executeTakeFirstOrThrow()
    return await work({
      services: { database },
      world: { user: { trade_admin: id } },
      clock: { at: new Date() },
    })
  } finally {
    await database.close()
  }
}
