import { localDay } from '@shouya/server/core/time/local.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeFault } from '../faultRepair/server/testing/faultRepair.ts'
import { makeMoneyBoxRow } from '../moneyBox/server/testing/moneyBox.ts'
import { makeHandoverRow } from '../roomKey/server/testing/handoverRow.ts'
import { makeCheckRow } from '../securityCheck/server/testing/checks.ts'
import { makeAccess, makeEntry } from '../visitor/server/testing/visitors.ts'
import { dailyRegisters } from './testing/dailyRegisters.ts'

let t: TestApp
let owner: pg.Client

/** Rows per register, for years; all but a few are done. */
const ROWS = 40_000
const OPEN_EVERY = 4_000

type Filling = { of: string; done: number; open: number; more?: Record<string, string> }

/** Columns that must differ between rows besides number, day and state. */
const registers: Readonly<Record<string, Filling>> = {
  RoomKey: { of: 'room_key', done: 2, open: 1, more: { handover_time: "now() - n * interval '40 minutes'" } },
  SecurityCheck: { of: 'security_check', done: 3, open: 0, more: { session: '1 + n % 3' } },
  MoneyBox: { of: 'money_box', done: 3, open: 1 },
  OutInside: { of: 'out_inside', done: 2, open: 1, more: { in_time: "now() - n * interval '40 minutes'" } },
  FaultRepair: { of: 'fault_repair', done: 3, open: 1, more: { fault_time: "now() - n * interval '40 minutes'" } },
  VideoAccess: { of: 'video_access', done: 4, open: 2 },
}

/** Multiplies one row of a register, without triggers and checks, which are tested elsewhere. */
async function multiply({ of, done, open, more = {} }: Filling): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and attidentity = '' and attgenerated = ''`,
    [of],
  )
  const values: Record<string, string> = {
    bill_no: "'P' || n",
    biz_date: "(now() - n * interval '40 minutes')::date",
    dept_id: `(array[${Object.values(t.world.unit).join()}]::bigint[])[1 + n % ${Object.keys(t.world.unit).length}]`,
    status: `case when n % ${OPEN_EVERY} = 0 then ${open} else ${done} end`,
    create_time: "now() - n * interval '40 minutes'",
    ...more,
  }
  const columns = rows.map(({ name }) => name)
  await owner.query(
    `insert into ${of} (${columns.join()}) select ${columns.map((name) => values[name] ?? `one.${name}`).join()}
    from generate_series(1, ${ROWS}) n, (select * from ${of} order by id limit 1) one`,
  )
}

beforeAll(async () => {
  t = await testApp()
  const safety = { id: t.world.user.outlet_safety, post: await t.as('outlet_safety') }
  await makeHandoverRow(t, { status: 2 })
  await makeCheckRow(t)
  await makeMoneyBoxRow(t)
  await makeEntry(t, safety)
  await makeFault(safety.post)
  await makeAccess(t, safety)
  owner = new pg.Client({ connectionString: t.url })
  await owner.connect()
  await owner.query('set session_replication_role = replica')
  for (const { of } of Object.values(registers)) {
    const { rows } = await owner.query<{ drop: string }>(
      `select format('alter table %I drop constraint %I', $1::text, conname) as drop from pg_constraint
        where conrelid = $1::regclass and contype in ('c', 'x')
      union all select format('drop index %s', indexrelid::regclass) from pg_index
        where indrelid = $1::regclass and (indisunique and not indisprimary or pg_get_indexdef(indexrelid) like '%bigrams%')
          and not exists (select from pg_constraint where conindid = indexrelid)`,
      [of],
    )
    for (const { drop } of rows) await owner.query(drop)
  }
  await owner.query('alter table room_key drop constraint if exists room_key_bill_no_key')
  for (const filling of Object.values(registers)) await multiply(filling)
  await owner.query('vacuum analyze')
}, 120_000)
afterAll(async () => {
  await owner?.end()
  await t?.close()
})

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[]; [more: string]: unknown }
const walk = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(walk)]

/** The indexes used by the statements of a list, whether they scan the whole register, and the pages read. */
async function work(username: string, noun: string, table: string) {
  const post = await t.as(username)
  const today = localDay(t.clock.at, t.services.database.timezone)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const days = { begin_date: today, end_date: today, or_open: true }
  const { Code } = await post(`${noun}/GetPageList`, days)
  const calls = query.mock.calls as unknown as [{ text?: string; values?: unknown[] } | string, unknown[]?][]
  query.mockRestore()
  expect(Code).toBe(0)
  const statements = calls.map(([text, values]) =>
    typeof text === 'string' ? { text, values: values ?? [] } : { text: text.text ?? '', values: text.values ?? [] },
  )
  const usage = { scanned: false, indexes: new Set<string>(), pages: 0 }
  for (const { text, values } of statements.filter(
    (statement) => /^(select|with)\b/.test(statement.text) && statement.text.includes(table),
  )) {
    const { rows } = await t.services.database.pool.query(`explain (analyze, buffers, format json) ${text}`, values)
    const root = rows[0]['QUERY PLAN'][0].Plan as Node
    usage.pages += Number(root['Shared Hit Blocks']) + Number(root['Shared Read Blocks'])
    for (const node of walk(root)) {
      if (node['Node Type'] === 'Seq Scan' && node['Relation Name'] === table) usage.scanned = true
      if (node['Index Name']) usage.indexes.add(String(node['Index Name']))
    }
  }
  return usage
}

test.each(dailyRegisters)('%s: today and what is still open is found by indexes', async (noun) => {
  const { of = 'a register without rows here' } = registers[noun] ?? {}
  for (const username of ['hq_security', 'branch_security', 'outlet_leader']) {
    const { scanned, indexes, pages } = await work(username, noun, of)
    expect({ username, scanned }).toEqual({ username, scanned: false })
    expect(
      [...indexes].some((name) => name.startsWith(of)),
      `${username} ${[...indexes].join()}`,
    ).toBe(true)
    expect(pages, `${username} ${[...indexes].join()}`).toBeLessThan(600)
  }
})
