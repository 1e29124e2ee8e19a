import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'
import { reportApprovals, verifyApprovals } from './verifyApprovals.ts'

let t: TestApp
let owner: pg.Client
let teller: Post
let leader: Post
let branch: Post
beforeAll(async () => {
  t = await testApp()
  ;[teller, leader, branch] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader'), t.as('branch_security')])
  owner = new pg.Client({ connectionString: t.url })
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await t?.close()
})

const verify = () => verifyApprovals(t.services.database.kysely as unknown as Parameters<typeof verifyApprovals>[0])

/** A request that was returned once, has a copy, and waits at the second node with a deadline. */
async function eventful() {
  const first = approval('n1', [t.world.user.outlet_leader])
  const second = {
    ...approval('n2', [t.world.user.branch_security]),
    due: { hours: 4, calendar: 'all', remindEvery: 4, maxReminds: 1, outcome: 'none' },
  } as typeof first
  const flow = await makeFlow(t, { definition: definitionWith(first, second) })
  const { id } = await makeRequest(teller, { flow })
  const decide = async (by: Post, command: string, more = {}) =>
    by('OaExamine/Audit', { task_id: await taskOf(by, id), command, ...more })
  await decide(leader, 'return', { target: 'initiator', opinion: '请补充' })
  const { Data } = await teller('OaExamine/Get', { id })
  await teller('OaExamine/Edit', { id, version: Data.version, data: { title: '二' }, submit: true })
  await decide(leader, 'agree')
  await teller('OaExamine/Cc', { id, user_ids: [t.world.user.outlet_safety] })
  return { id, decide }
}

/** Changes something directly in the database, verifies, and restores it. */
async function tampered(change: string, back: string) {
  // Otherwise triggers and grants would refuse it.
  await owner.query('set session_replication_role = replica')
  await owner.query(change)
  const findings = (await verify()).findings
  await owner.query(back)
  await owner.query('set session_replication_role = default')
  return findings
}

describe('what verifies all requests', () => {
  test('finds nothing wrong where nothing is', async () => {
    const { decide } = await eventful()
    await decide(branch, 'agree')
    await eventful()
    const { findings, ...counts } = await verify()
    expect(findings).toEqual([])
    expect(counts).toMatchObject({ requests: 2, timers: 2, parts: 3 })
    for (const count of [counts.events, counts.tasks]) expect(count).toBeGreaterThan(5)
    const lines: string[] = []
    expect(await reportApprovals(t.url, (line) => lines.push(line))).toBe(true)
    expect(lines).toEqual([expect.stringMatching(/^2 requests, \d+ events/), 'Everything follows from its events.'])
  })

  test('finds one changed byte of an event, at its number', async () => {
    const { id } = await eventful()
    const where = `where instance_id = ${id} and event ->> 'type' = 'decided' and event ->> 'result' = 'returned'`
    const { seq } = (await owner.query(`select seq from appr_event ${where}`)).rows[0]
    const set = (from: string, to: string) =>
      `update appr_event set event = replace(event::text, '${from}', '${to}')::jsonb ${where}`
    const findings = await tampered(set('请补充', '请补元'), set('请补元', '请补充'))
    expect(findings).toEqual([{ instance: id, seq, what: expect.stringContaining('chain') }])
    expect((await verify()).findings).toEqual([])
  })

  test('finds an event that is missing, or one too many at the end', async () => {
    const { id } = await eventful()
    const last = `instance_id = ${id} and seq = (select max(seq) from appr_event where instance_id = ${id})`
    await owner.query(`create temp table aside as select * from appr_event where ${last}`)
    const findings = await tampered(
      `delete from appr_event where ${last}`,
      'insert into appr_event select * from aside',
    )
    expect(findings).toMatchObject([{ instance: id }])
    await owner.query('drop table aside')
  })

  test.each([
    ['state', `state = jsonb_set(state, '{title}', '"other"')`, 'the state'],
    ['status', 'status = 2', 'status'],
    ['head', "head = repeat('0', 64)", 'head'],
    ['title', "title = 'other'", 'title'],
    ['waits_at', "waits_at = 'nowhere'", 'waits_at'],
  ])('finds a changed %s of a request', async (column, change, what) => {
    const { id } = await eventful()
    await owner.query(`create temp table aside as select * from appr_instance where id = ${id}`)
    const findings = await tampered(
      `update appr_instance set ${change} where id = ${id}`,
      `update appr_instance i set ${column} = aside.${column} from aside where i.id = aside.id`,
    )
    expect(findings).toEqual([{ instance: id, seq: expect.any(Number), what: expect.stringContaining(what) }])
    await owner.query('drop table aside')
  })

  test.each([
    ['appr_task', 'no = 1', 'status = 4'],
    ['appr_part', 'true', "acted_time = acted_time + interval '1 hour'"],
    ['appr_cc', 'true', "cc_time = cc_time - interval '1 second'"],
    ['appr_timer', 'done_time is null', "due_time = due_time + interval '1 minute'"],
  ])('finds a row of %s that is missing or changed', async (table, which, change) => {
    const { id } = await eventful()
    const where = `where instance_id = ${id} and ${which}`
    await owner.query(`create temp table aside as select * from ${table} ${where}`)
    const back = `delete from ${table} ${where}; insert into ${table} overriding system value select * from aside`
    expect(await tampered(`delete from ${table} ${where}`, back)).toEqual([
      { instance: id, seq: expect.any(Number), what: expect.stringMatching(`${table}: .* missing`) },
    ])
    expect(await tampered(`update ${table} set ${change} ${where}`, back)).toEqual([
      { instance: id, seq: expect.any(Number), what: expect.stringContaining(table) },
    ])
    await owner.query('drop table aside')
    expect((await verify()).findings).toEqual([])
  })

  test('finds an effect that comes from no event, and says so', async () => {
    const { id } = await eventful()
    await owner.query(`insert into appr_effect (instance_id, topic, create_time) values (${id}, 'absence.mark', now())`)
    const lines: string[] = []
    expect(await reportApprovals(t.url, (line) => lines.push(line))).toBe(false)
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(`^request ${id}, event \\d+: appr_effect: absence.mark null comes from no event`),
      '1 requests are not as they should be.',
    ])
  })
})
