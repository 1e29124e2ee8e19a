import type { Unscoped } from '@shouya/server/db/scope.ts'
import { types } from '@shouya/server/db/types.ts'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { keptRequests, keptRows } from './kept.ts'
import { type Finding, verifyRequest } from './verifyRequest.ts'

const AT_ONCE = 200

const counted = ['events', 'tasks', 'pools', 'parts', 'copies', 'timers', 'effects'] as const

export type Verified = Record<(typeof counted)[number], number> & {
  readonly requests: number
  /** The first finding of each request that is not consistent. */
  readonly findings: readonly Finding[]
}

/**
 * Verifies every request: its chain, that its events give its state, and that they give the rows of all tables. A few
 * requests at a time in one snapshot, so that neither their number nor concurrent work matters.
 */
export async function verifyApprovals(db: Kysely<Unscoped>): Promise<Verified> {
  return db.transaction().execute(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    const counts = { requests: 0, events: 0, tasks: 0, pools: 0, parts: 0, copies: 0, timers: 0, effects: 0 }
    const findings: Finding[] = []
    for (let after = 0; ; ) {
      const requests = await keptRequests(tx, after, AT_ONCE)
      const last = requests.at(-1)
      if (!last) return { ...counts, findings }
      const storedRows = await keptRows({ db: tx, ids: requests.map(({ id }) => id) })
      for (const request of requests) {
        const finding = verifyRequest(request, storedRows, await frozenFlow(tx, request.flow_version_id))
        if (finding) findings.push(finding)
      }
      counts.requests += requests.length
      for (const table of counted)
        counts[table] += [...storedRows[table].values()].reduce((sum, rows) => sum + rows.length, 0)
      after = last.id
    }
  })
}

const SHOWN = 100

/**
 * For the command line: prints how many were verified and what is wrong; returns whether everything is consistent.
 * `url` is the owner's.
 */
export async function reportApprovals(url: string, say: (line: string) => void): Promise<boolean> {
  const pool = new pg.Pool({ connectionString: url, max: 1, types, application_name: 'shouya-verify' })
  pool.on('error', () => {})
  const db = new Kysely<Unscoped>({ dialect: new PostgresDialect({ pool }) })
  try {
    const { findings, ...counts } = await verifyApprovals(db)
    say(
      Object.entries(counts)
        .map(([label, count]) => `${count} ${label}`)
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
