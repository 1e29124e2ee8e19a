import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Ctx } from '../../apps/server/src/core/context.ts'
import type { DB } from '../../apps/server/src/db/schema.gen.ts'
import { types } from '../../apps/server/src/db/types.ts'
import { auditList } from '../../nouns/approvals/examine/server/inbox.ts'
import { handledList, startedList } from '../../nouns/approvals/examine/server/lists.ts'
import { median } from '../lib/report.ts'
import type { World } from '../server/world.ts'
import { BUSY } from './bank.ts'

const ROWS = 20
const RUNS = 15

const lists = { 'Awaiting me': auditList, Handled: handledList, Started: startedList } as const

export type Read = { readonly list: string; readonly rows: number; readonly buffers: number; readonly ms: number }

type Plan = { 'Execution Time': number; Plan: Record<string, number> }

/** Buffers and time of the statements that the actions run for their first page of twenty rows. */
export async function readLists({ url }: World): Promise<Read[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1, types, options: '-c TimeZone=Asia/Shanghai -c jit=off' })
  const ran: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query }) => void (level === 'query' && ran.push(query)),
  })
  const ctx = { db, user: { userId: BUSY } } as unknown as Ctx
  const query = { pagesize: ROWS, keywords: '', include_child: 1 } as const
  const read: Read[] = []
  for (const [list, action] of Object.entries(lists)) {
    ran.length = 0
    const { rows } = await action(ctx, query as never)
    const statements = [...ran]
    const explain = async () => {
      let buffers = 0
      let ms = 0
      for (const { sql, parameters } of statements) {
        const { rows: lines } = await pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters])
        const { Plan, 'Execution Time': time } = lines[0]['QUERY PLAN'][0] as Plan
        buffers += (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0)
        ms += time
      }
      return { buffers, ms }
    }
    await explain()
    const runs: Awaited<ReturnType<typeof explain>>[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await explain())
    read.push({
      list,
      rows: rows.length,
      buffers: median(runs.map(({ buffers }) => buffers)),
      ms: median(runs.map(({ ms }) => ms)),
    })
  }
  await db.destroy()
  return read
}
