import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { keptRequests, keptRows } from './kept.ts'
import { type Finding, verifyRequest } from './verifyRequest.ts'

const AT_ONCE = 200

const counted = ['events', 'tasks', 'pools', 'parts', 'copies', 'timers', 'effects'] as const

export type Verified = Record<(typeof counted)[number], number> & {
  readonly requests: number
  /** Of requests that are not as they should be, the first thing that is wrong. */
  readonly findings: readonly Finding[]
}

/**
 * Verifies every request: its chain, that its events make its state, and that they make the rows of all tables. A few
 * requests at a time in one snapshot, so that neither their number nor people at work matter.
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
      const kept = await keptRows({ db: tx, ids: requests.map(({ id }) => id) })
      for (const request of requests) {
        const finding = verifyRequest(request, kept, await frozenFlow(tx, request.flow_version_id))
        if (finding) findings.push(finding)
      }
      counts.requests += requests.length
      for (const table of counted)
        counts[table] += [...kept[table].values()].reduce((sum, rows) => sum + rows.length, 0)
      after = last.id
    }
  })
}
