import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '../../apps/server/src/db/schema.gen.ts'
import type { Unscoped } from '../../apps/server/src/db/scope.ts'
import { types } from '../../apps/server/src/db/types.ts'
import { allOf, matching } from '../../apps/server/src/registers/filters.ts'
import { page } from '../../apps/server/src/registers/page.ts'
import { interleave } from '../lib/interleave.ts'
import type { Line } from '../lib/report.ts'
import type { World } from './world.ts'

const RUNS = 10

/** Row "Keyword": page and total of a search in the filled register, against the same query without an index. */
export async function keyword({ url }: World): Promise<Line[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2, types })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const query = { page: 1, pagesize: 20, sort_field: 'handover_time', sort_order: 'desc' } as const
  const source = { table: 'room_key', rows: db.selectFrom('room_key').selectAll(), count: db.selectFrom('room_key') }

  const indexed = (word: string) =>
    timed(RUNS, () =>
      page(
        db as unknown as Kysely<Unscoped>,
        { ...query, keywords: word },
        allOf(matching('room_key.search_text', word)),
        source,
      ),
    )
  const plain = (word: string) =>
    timed(1, () =>
      Promise.all([
        pool.query('select count(*) from room_key where search_text like $1', [`%${word}%`]),
        pool.query('select * from room_key where search_text like $1 order by handover_time desc, id desc limit 20', [
          `%${word}%`,
        ]),
      ]),
    )
  const lines: Line[] = []
  for (const [word, name, bar] of [
    ['钟离修竹', '1,000 hits', 3],
    ['欧阳长庚', '10 % hits', 0.9],
  ] as const) {
    const [ours, theirs] = await interleave(
      () => indexed(word),
      () => plain(word),
    )
    lines.push({
      row: `Keyword in 1 M rows, ${name}`,
      ours: `${ours.toFixed(0)} ms`,
      against: `${theirs.toFixed(0)} ms without an index`,
      ratio: theirs / ours,
      bar,
    })
  }
  await db.destroy()
  return lines
}

/** Milliseconds per run, over several runs. */
async function timed(runs: number, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  for (let i = 0; i < runs; i++) await work()
  return (performance.now() - began) / runs
}
