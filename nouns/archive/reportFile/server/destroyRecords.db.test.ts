import { all } from '@shouya/nouns/manifests.gen.ts'
import { granted, makeHandover, makeImage, signature } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile } from '@shouya/server/testing/upload.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDestroyFlow } from '../../../approvals/server/testing/approvals.ts'
import { publishIssue, itemsOf as receiversOf } from '../../../collection/issue/server/testing/makeIssue.ts'
import { announce } from '../../../conference/conference/server/testing/makeConference.ts'
import { makeFault } from '../../../daily/faultRepair/server/testing/faultRepair.ts'
import { makeBoxes, makeEscort, makeSigned } from '../../../daily/moneyBox/server/testing/moneyBox.ts'
import {
  abnormal,
  makeCheck,
  makeRectification,
  openOutlet,
} from '../../../daily/securityCheck/server/testing/checks.ts'
import { makeEntry, runEffects } from '../../../daily/visitor/server/testing/visitors.ts'
import { meetingBody } from '../../../reports/meetingLog/server/testing/meetings.ts'
import { finals, later, staffOutlet } from './testing/finalRecords.ts'
import { passDestruction } from './testing/passDestruction.ts'

const YEAR = 366

let t: TestApp
let flow: Awaited<ReturnType<typeof makeDestroyFlow>>
const user = (name: keyof TestApp['world']['user']) => t.world.user[name]
const person = async (name: 'outlet_safety' | 'outlet_teller' | 'outlet_leader') => ({
  id: user(name),
  username: name,
  unit: 'BA0011' as const,
  post: await t.as(name),
})
const rowsOf = async <R = Record<string, never>>(text: string, ...values: unknown[]) =>
  (await t.services.database.pool.query(text, values)).rows as R[]
const countOf = async (table: string, where = 'true') =>
  Number((await rowsOf(`select count(*)::int as n from ${table} where ${where}`))[0]?.n)
const retention = async (table: string) =>
  granted(await (await t.as('hq_security'))('ReportFile/GetRetention', {})).find(
    (row: { table: string }) => row.table === table,
  )

/** Records that are over, by the actions of their nouns: every register whose records are destroyed after their years. */
const over: readonly (readonly [table: string, make: () => Promise<unknown>])[] = [
  ...finals.map(([table, make]) => [table, () => make(t)] as const),
  [
    'room_key',
    async () => {
      const taker = await person('outlet_teller')
      await makeHandover(t, { from: await person('outlet_safety'), to: taker.id, received: taker })
    },
  ],
  [
    'out_inside',
    async () => {
      const by = await person('outlet_safety')
      const { id, version } = await makeEntry(t, by)
      later(t, 1 / 24)
      granted(await by.post('OutInside/Leave', { id, version }))
    },
  ],
  [
    'money_box',
    async () => {
      const [by, second] = [await person('outlet_safety'), await person('outlet_teller')]
      const body = { escort: await makeEscort(t), boxes: await makeBoxes(t, 1) }
      const signed = await makeSigned(t, { by: by.post, byId: by.id, second: second.post, secondId: second.id }, body)
      granted(await by.post('MoneyBox/Leave', { id: signed.id, version: signed.version }))
    },
  ],
  [
    'video_access',
    async () => {
      const safety = await t.as('outlet_safety')
      const body = {
        ...{ applicant_type: 1, applicant_name: '某警官', applicant_unit: '松湾派出所', cert_type: 3 },
        ...{ cert_no: '警 100087', phone: '19900000002', fellow_names: '另一警官', legal_doc_type: 1 },
        ...{ legal_doc_no: '调证〔2026〕0087号', legal_doc_file_ids: [await makeImage(t, user('outlet_safety'))] },
        ...{ video_reason: 1, reason: '案件侦办', camera_list: [{ camera_no: 'C1', name: '现金柜台' }] },
        ...{ video_begin: '2026-11-17 08:00:00', video_end: '2026-11-17 09:00:00', access_mode: 1 },
      }
      const { id, version } = granted(await safety('VideoAccess/Submit', body))
      granted(await (await t.as('branch_security'))('VideoAccess/Refuse', { id, version, reason: '材料不全' }))
    },
  ],
  [
    'fault_repair',
    async () => {
      const safety = await t.as('outlet_safety')
      const { id, version } = await makeFault(safety)
      granted(await (await t.as('outlet_leader'))('FaultRepair/Void', { id, version, reason: '重复登记' }))
    },
  ],
  [
    'security_check',
    async () => {
      await makeCheck({ by: await t.as('outlet_safety') })
    },
  ],
  [
    'rectification',
    async () => {
      const branch = await t.as('branch_security')
      const { id, version } = await makeRectification(await t.as('outlet_safety'), {
        ...{ hazard_level: 3, temp_measure: '专人值守，停用该区域' },
      })
      granted(await branch('Rectification/Cancel', { id, version, reason: '重复登记' }))
    },
  ],
  [
    'meeting_log',
    async () => {
      const safety = await t.as('outlet_safety')
      const body = await meetingBody(t, user('outlet_safety'), [user('outlet_safety'), user('outlet_teller')], {})
      const { id, version } = granted(await safety('MeetingLog/Submit', body))
      granted(await safety('MeetingLog/Void', { id, version, reason: '登记有误' }))
    },
  ],
  [
    'conference',
    async () => {
      const by = { post: await t.as('branch_security'), id: user('branch_security') }
      const { id, version } = await announce(t, by, [user('outlet_leader')])
      granted(await by.post('Conference/Cancel', { id, version, reason: '合并召开' }))
    },
  ],
  [
    'issue',
    async () => {
      const branch = await t.as('branch_security')
      const { id } = await publishIssue(t, branch)
      const items = (await receiversOf(branch, id)).map((item) => ({ id: item.id, version: item.version }))
      granted(await branch('Issue/Exempt', { id, items, audit_opinion: '不再需要' }))
      later(t, 3)
      await t.jobs.run('issue_clock', t.clock.at)
    },
  ],
]

const pass = async (wish: Parameters<typeof passDestruction>[2]) => {
  await passDestruction(t, flow, wish)
  await runEffects(t)
}
const work = () => t.jobs.run('destroy_records', t.clock.at)
const listOf = async (destroy_no: string) =>
  granted(await (await t.as('hq_security'))('ReportFile/GetDestroyLists', { destroy_no }))[0]
const itemsOf = async (id: number) => granted(await (await t.as('hq_security'))('ReportFile/GetDestroyItems', { id }))

beforeAll(async () => {
  t = await testApp()
  await openOutlet(t)
  t.clock.at = new Date('2026-11-18T02:00:00Z')
  await staffOutlet(t)
  flow = await makeDestroyFlow(t, user('branch_security'))
  for (const [, make] of over) await make()
  later(t, 10)
  await t.jobs.run('pdf_archive', t.clock.at)
})
afterAll(() => t?.close())

describe('the registers', () => {
  test('what refers to their rows is a part of them, or keeps them', async () => {
    const parents = await rowsOf<{ name: string }>(
      `select distinct coalesce(p.inhparent, c.oid)::regclass::text as name from pg_class c left join pg_inherits p on p.inhrelid = c.oid
       where c.relname = any($1)`,
      Object.keys(all.retained),
    )
    const references = await rowsOf<{ child: string; parent: string }>(
      `select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
       where contype = 'f' and conparentid = 0 and confrelid::regclass::text = any($1)`,
      parents.map(({ name }) => name),
    )
    const parts: ReadonlySet<string> = new Set(Object.values(all.retained).flatMap((said) => Object.keys(said.parts)))
    const others = references.filter(({ child }) => !parts.has(child))
    // A repeated drill, a corrected check or entry names the one before it.
    expect(others.map(({ child, parent }) => `${child} ${parent}`).toSorted()).toEqual([
      'drill_record drill_record',
      'out_inside out_inside',
      'security_check security_check',
    ])
    const ofRectifications = references.filter(({ parent }) => parent === 'rectification')
    // Answers of checks name rectifications, which stay while they do.
    expect(ofRectifications.map(({ child }) => child).toSorted()).toEqual([
      'check_report_item',
      'rectify_delay',
      'rectify_review',
      'security_result',
    ])
  })

  test('have one record each that is over; before its years nothing can be listed', async () => {
    const hq = await t.as('hq_security')
    for (const [table] of over) {
      const { as, total, free } = await retention(table)
      expect([table, total, free]).toEqual([table, 0, 0])
      expect(await hq('ReportFile/ListRecords', { table, as })).toMatchObject({ Code: 1004 })
    }
    expect(await hq('ReportFile/ListRecords', { table: 'sys_user', as: 'key' })).toMatchObject({ Code: 1001 })
    expect(await hq('ReportFile/ListRecords', { table: 'room_key', as: 'key', before: '2026-11-20' })).toMatchObject({
      Code: 1001,
    })
    expect(
      await (await t.as('branch_security'))('ReportFile/ListRecords', { table: 'room_key', as: 'key' }),
    ).toMatchObject({ Code: 401 })
  })
})

describe('a list of records', () => {
  let before: unknown
  const figures = async () => {
    await t.jobs.run('stat_rollup', t.clock.at)
    return rowsOf('select * from stat_daily where total + runs + handed + rectify_total > 0 order by 1, 2, 3')
  }
  beforeAll(async () => {
    before = await figures()
    later(t, 11 * YEAR)
  })

  const list = async (table: string): Promise<{ destroy_no: string; count: number }> =>
    granted(await (await t.as('hq_security'))('ReportFile/ListRecords', { table, as: (await retention(table)).as }))
  const isThere = (table: string) => countOf(table)

  test.for(over)('of %s destroys them with all that is theirs, once it is approved', async ([table]) => {
    const said = all.retained[table]
    const [row] = await rowsOf(`select id, bill_no from ${table} order by id limit 1`)
    const id = row?.id as unknown as number
    const files = await countOf('file', `ref_table = '${table}' and ref_id = ${id}`)
    const parts = await Promise.all(
      Object.entries(said?.parts ?? {}).map(([part, column]) => countOf(part, `${column} = ${id}`)),
    )
    const { total, free } = await retention(table)
    expect(free).toBe(total)
    const { destroy_no, count } = await list(table)
    expect(count).toBe(total)
    expect(await retention(table)).toMatchObject({ free: 0, listed: count })
    // Nothing goes without the approval.
    await work()
    expect(await isThere(table)).toBeGreaterThanOrEqual(count)
    await pass({ destroy_no, count })
    expect(await listOf(destroy_no)).toMatchObject({ state: 'approved', table, total: count })
    await work()
    expect(await listOf(destroy_no)).toMatchObject({ state: 'destroyed', destroyed: count, left_out: 0 })
    expect(await countOf(table, `id = ${id}`)).toBe(0)
    expect(await countOf('file', `ref_table = '${table}' and ref_id = ${id}`)).toBe(0)
    for (const [part, column] of Object.entries(said?.parts ?? {}))
      expect([part, await countOf(part, `${column} = ${id}`)]).toEqual([part, 0])
    // Something was there to go with it.
    if (parts.length > 0) expect(parts.some((rows) => rows > 0) || files > 0 || table === 'rectification').toBe(true)
    const [item] = await itemsOf((await listOf(destroy_no)).id)
    expect(item).toMatchObject({ outcome: 'destroyed', bill_no: expect.any(String) })
    // What remains says so: its paper in the archive, and the log.
    const papers = await rowsOf('select id from report_file where source_table = $1 and source_id = $2', table, id)
    for (const paper of papers) {
      const file = granted(await (await t.as('hq_security'))('ReportFile/Get', { id: paper.id }))
      expect(file).toMatchObject({ source_link: null, source_destroy_no: destroy_no, status: 2 })
      const { file_id } = granted(await (await t.as('hq_security'))('ReportFile/Download', { id: paper.id }))
      expect((await fetchFile(t, 'hq_security', file_id)).statusCode).toBe(200)
    }
    const log = await rowsOf(
      "select bill_no, after from sys_log where action = 'Job/destroy_records' and bill_no = $1",
      destroy_no,
    )
    expect(log).toMatchObject([{ after: { destroyed: count, left_out: 0, total: count, table_name: table } }])
  })

  test('leaves the statistics as they were', async () => {
    expect(before).not.toEqual([])
    expect(await figures()).toEqual(before)
  })
})

describe('what stays', () => {
  const key = async () => {
    const taker = await person('outlet_teller')
    return makeHandover(t, { from: await person('outlet_safety'), to: taker.id, received: taker })
  }
  const listKeys = async () =>
    granted(await (await t.as('hq_security'))('ReportFile/ListRecords', { table: 'room_key', as: 'key' }))

  test('is what was held or changed since, also when that was after the approval', async () => {
    const [held, changed, gone] = [await key(), await key(), await key()]
    later(t, 6 * YEAR)
    const hq = await t.as('hq_security')
    const early = await key()
    const kept = granted(await hq('ReportFile/HoldRecord', { bill_no: early.bill_no, reason: '涉诉保全' }))
    expect(await hq('ReportFile/HoldRecord', { bill_no: early.bill_no, reason: '涉诉保全' })).toMatchObject({
      Code: 1003,
    })
    expect(await hq('ReportFile/HoldRecord', { bill_no: 'YS00000000', reason: '涉诉' })).toMatchObject({ Code: 1002 })
    const { destroy_no, count } = await listKeys()
    expect(count).toBe(3)
    await pass({ destroy_no, count })
    granted(await hq('ReportFile/HoldRecord', { bill_no: held.bill_no, reason: '审计要求' }))
    await rowsOf('update room_key set version = version + 1 where id = $1', changed.id)
    await work()
    const list = await listOf(destroy_no)
    expect(list).toMatchObject({ state: 'destroyed', destroyed: 1, left_out: 2 })
    const outcomes = Object.fromEntries(
      (await itemsOf(list.id)).map(({ record_id, outcome }: { record_id: number; outcome: string }) => [
        record_id,
        outcome,
      ]),
    )
    expect(outcomes).toEqual({ [held.id]: 'held', [changed.id]: 'changed', [gone.id]: 'destroyed' })
    expect(granted(await hq('ReportFile/GetRecordHolds', {}))).toHaveLength(2)
    granted(await hq('ReportFile/ReleaseRecord', { id: kept.id }))
    expect(await hq('ReportFile/ReleaseRecord', { id: kept.id })).toMatchObject({ Code: 1004 })
    const [paper] = granted(await hq('ReportFile/GetDestroyPrintList', { ids: [list.id] })).rows
    expect(paper).toMatchObject({ units: [{ count: 3, destroyed: 1 }], left: [{}, {}] })
    // A list is evidence.
    await expect(rowsOf('update destroy_list set total = 9 where id = $1', list.id)).rejects.toThrow(/evidence/)
    await expect(rowsOf('delete from destroy_item where list_id = $1', list.id)).rejects.toThrow(/evidence/)
  })

  test('is a rectification that a record names which stays: the others of its list go', async () => {
    const safety = await t.as('outlet_safety')
    const branch = await t.as('branch_security')
    const found = { 0: await abnormal(t, user('outlet_safety')) }
    const check = await makeCheck({ by: safety, found })
    const body = { id: check.id, version: check.version, sign: signature }
    granted(await (await t.as('outlet_leader'))('SecurityCheck/Confirm', body))
    const [named] = await rowsOf('select id, version from rectification order by id desc limit 1')
    granted(await branch('Rectification/Cancel', { ...named, reason: '误报，现场正常' }))
    const free = await makeRectification(safety)
    granted(await branch('Rectification/Cancel', { id: free.id, version: free.version, reason: '重复登记' }))
    later(t, 6 * YEAR)
    const hq = await t.as('hq_security')
    const { destroy_no, count } = granted(await hq('ReportFile/ListRecords', { table: 'rectification', as: 'rectify' }))
    expect(count).toBe(2)
    await pass({ destroy_no, count })
    await work()
    const list = await listOf(destroy_no)
    expect(list).toMatchObject({ state: 'destroyed', destroyed: 1, left_out: 1 })
    expect(granted(await hq('ReportFile/GetDestroyItems', { id: list.id, left: true }))).toMatchObject([
      { record_id: named?.id, outcome: 'referred' },
    ])
    expect(await countOf('rectification', `id = ${named?.id}`)).toBe(1)
  })

  test('is all of a list that its own maker approved, whose number differs, or that was given up', async () => {
    await key()
    later(t, 6 * YEAR)
    const hq = await t.as('hq_security')
    const { destroy_no, count } = await listKeys()
    await pass({ destroy_no, count: count + 1 }).catch(() => undefined)
    // Somebody else asks, and the maker approves.
    const own = await makeDestroyFlow(t, user('hq_security'))
    await passDestruction(t, own, { destroy_no, count, by: 'branch_security', decides: 'hq_security' })
    await runEffects(t).catch(() => undefined)
    const { rows } = await t.services.database.pool.query(
      "select reason ->> 'key' as key from topic_effect where topic = 'archive.destroy' and status = 2 order by id",
    )
    expect(rows.map(({ key }) => key)).toEqual(['reportFile.refused.otherCount', 'reportFile.refused.ownList'])
    await work()
    expect(await listOf(destroy_no)).toMatchObject({ state: 'listed', destroyed: null })
    granted(await hq('ReportFile/KeepListed', { destroy_no }))
    expect(await hq('ReportFile/KeepListed', { destroy_no })).toMatchObject({ Code: 1002 })
    expect(await listOf(destroy_no)).toMatchObject({ state: 'givenUp' })
    expect(await retention('room_key')).toMatchObject({ free: count })
  })
})
