import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { approval, definitionWith, makeFlow } from '../../../approvals/server/testing/approvals.ts'
import { charts } from '../contract.ts'

let t: TestApp

/** A register of a year, an operation log of two months with many rows, and requests of a year. */
beforeAll(async () => {
  t = await testApp()
  const { outlet_safety: from, outlet_teller: to } = t.world.user
  const { BA0011, BB0011 } = t.world.unit
  const owner = new pg.Client({ connectionString: t.url })
  await owner.connect()
  await owner.query(
    `insert into room_key (bill_no, biz_date, dept_id, dept_name, handover_type, status, keys, key_types, from_user_id,
      from_user_name, to_user_id, to_user_name, handover_time, expect_return_time, return_time, close_reason, from_sign,
      to_sign, sign_hash, search_text, create_user_id, create_user_name, create_time)
    select 'YS' || n, at, case n % 50 when 0 then $3::bigint else $4::bigint end, '', case when lent then 2 else 1 end,
      case when lent then case when n % 4000 = 0 then 3 else 4 end when n % 997 = 0 then 9 else 2 end, '[]', '{1}', $1, 'a',
      $2, 'b', at, case when lent then at + interval '4 hours' end,
      case when lent and n % 4000 <> 0 then at + case when n % 100 = 0 then interval '5 hours' else interval '3 hours' end end,
      case when n % 997 = 0 then 'x' end, '{}', '{}', repeat('0', 64), '', $1, 'a', at
    from (select n, now() - n * interval '13 minutes' as at, n % 5 = 0 as lent from generate_series(1, 40000) n) made`,
    [from, to, BA0011, BB0011],
  )
  await owner.query(
    `insert into sys_log (log_type, action, target_table, dept_id, dept_name, result, code, create_time)
    select case when n % 500 = 0 then 4 when n % 100 = 0 then 1 else 2 end,
      case when n % 500 <> 0 and n % 100 = 0 then 'Login/GetJwtToken' else 'RoomKey/Save' end, 'room_key', $1, '',
      n % 777 <> 0, case when n % 777 = 0 then 403 end, now() - n * interval '2 minutes'
    from generate_series(1, 40000) n`,
    [BA0011],
  )
  const flow = await makeFlow(t, { definition: definitionWith(approval('n1', [to])) })
  const people = [from, to, t.world.user.outlet_leader, t.world.user.hq_security, t.world.user.branch_security]
  await owner.query(
    `insert into appr_instance (bill_no, flow_id, flow_version_id, flow_name, title, status, initiator_id, initiator_name,
      dept_id, dept_name, state, create_time, update_time, submit_time, finish_time)
    select 'SP' || n, $1, $2, 'a', 'a' || n, case when n % 500 = 0 then 1 when n % 777 = 0 then 6 else 2 end,
      ($3::bigint[])[1 + n % 5], 'a', $4, '', '{}', at, at, at, at
    from (select n, now() - n * interval '13 minutes' as at from generate_series(1, 40000) n) made`,
    [flow.id, flow.version_id, people, BA0011],
  )
  await owner.query(
    `insert into appr_task (instance_id, no, node_id, node_name, round, kind, assignee_id, status, opened_time)
    select id, 1, 'n1', 'n1', 0, 'approve', ($1::bigint[])[1 + (id + 1) % 5], case status when 1 then 1 else 3 end, create_time
    from appr_instance`,
    [people],
  )
  await owner.query(
    `insert into appr_cc (user_id, instance_id, cc_time, read_time)
    select ($1::bigint[])[1 + (id + 2) % 5], id, create_time, case when id % 400 = 0 then null else create_time end
    from appr_instance`,
    [people],
  )
  await owner.query('vacuum analyze')
  await owner.end()
})
afterAll(() => t?.close())

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[]; [more: string]: unknown }
const walk = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(walk)]

const growing = /\b(room_key|sys_log|appr_(instance|task|cc))/

/** The growing tables that a call scanned completely, the number of queries to them, and the pages read. */
async function work(username: string, path: string, body: object) {
  const post = await t.as(username)
  await post('Login/GetCurrent')
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { Code } = await post(path, body)
  const calls = query.mock.calls as unknown as [{ text?: string; values?: unknown[] } | string, unknown[]?][]
  const statements = calls.map(([text, values]) =>
    typeof text === 'string' ? { text, values: values ?? [] } : { text: text.text ?? '', values: text.values ?? [] },
  )
  query.mockRestore()
  expect(Code).toBe(0)
  let pages = 0
  const scanned: string[] = []
  for (const { text, values } of statements.filter((statement) => /^(select|with)\b/.test(statement.text))) {
    const { rows } = await t.services.database.pool.query(`explain (analyze, buffers, format json) ${text}`, values)
    const root = rows[0]['QUERY PLAN'][0].Plan as Node
    pages += Number(root['Shared Hit Blocks']) + Number(root['Shared Read Blocks'])
    for (const { 'Node Type': type, 'Relation Name': table = '' } of walk(root))
      if (type === 'Seq Scan' && growing.test(table)) scanned.push(table)
  }
  // Only queries to growing tables are counted: the server may read the caller once more, because a sign-in clears that
  // cache.
  return { pages, scanned, asked: statements.filter(({ text }) => growing.test(text)).length }
}

test.each(['admin', 'hq_security', 'branch_security', 'outlet_leader', 'outlet_teller', 'auditor'])(
  'the counters of %s take a few pages of long registers and a long log',
  async (username) => {
    const usage = await work(username, 'Home/GetHomeCount', {})
    expect(usage).toMatchObject({ scanned: [], asked: 1 })
    expect(usage.pages).toBeLessThan(400)
  },
)

test.each(charts)('the chart %s is no walk through all', async (chart) => {
  for (const username of ['admin', ...(/^(key_|completion)/.test(chart) ? ['branch_security', 'outlet_leader'] : [])]) {
    const usage = await work(username, 'Home/GetChart', { chart })
    expect(usage.scanned, username).toEqual([])
    expect(usage.pages, username).toBeLessThan(400)
  }
})

test('a search for the number of a request takes a few pages of all requests', async () => {
  const usage = await work('outlet_safety', 'Home/Search', { keywords: 'SP39999' })
  expect(usage.scanned).toEqual([])
  expect(usage.pages).toBeLessThan(400)
})
