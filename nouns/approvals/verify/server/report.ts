import type { Unscoped } from '@shouya/server/db/scope.ts'
import { types } from '@shouya/server/db/types.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { verifyApprovals } from './verifyApprovals.ts'

const SHOWN = 100

/** For the command line: says what was looked at and what is wrong; answers whether all is well. `url` is the owner's. */
export async function reportApprovals(url: string, say: (line: string) => void): Promise<boolean> {
  const pool = new pg.Pool({ connectionString: url, max: 1, types, application_name: 'shouya-verify' })
  pool.on('error', () => {})
  const db = new Kysely<Unscoped>({ dialect: new PostgresDialect({ pool }) })
  try {
    const { findings, ...counts } = await verifyApprovals(db)
    say(
      Object.entries(counts)
        .map(([what, count]) => `${count} ${what}`)
        .join(', '),
    )
    for (const { instance, seq, what } of findings.slice(0, SHOWN)) say(`request ${instance}, event ${seq}: ${what}`)
    say(
      findings.length === 0
        ? 'Everything follows from its events.'
        : `${findings.length} requests are not as they should be.`,
    )
    return findings.length === 0
  } finally {
    await db.destroy()
  }
}
