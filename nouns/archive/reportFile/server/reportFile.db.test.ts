import { granted, makeImage, signature } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile, upload } from '@shouya/server/testing/upload.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeDestroyFlow } from '../../../approvals/server/testing/approvals.ts'
import { openOutlet } from '../../../daily/securityCheck/server/testing/checks.ts'
import { runEffects } from '../../../daily/visitor/server/testing/visitors.ts'
import { meetingBody } from '../../../reports/meetingLog/server/testing/meetings.ts'
import { fileBody } from './testing/files.ts'
import { passDestruction } from './testing/passDestruction.ts'

let t: TestApp
let hq: Post
let branch: Post
let safety: Post
let teller: Post
let leader: Post
const DAY = 86_400_000

async function signIn() {
  ;[hq, branch, safety, teller, leader] = (await Promise.all(
    ['hq_security', 'branch_security', 'outlet_safety', 'outlet_teller', 'outlet_leader'].map((name) => t.as(name)),
  )) as [Post, Post, Post, Post, Post]
}

beforeAll(async () => {
  t = await testApp()
  await openOutlet(t)
  t.clock.at = new Date('2026-11-18T02:00:00Z')
  await signIn()
})
afterAll(() => t?.close())

const user = (name: keyof TestApp['world']['user']) => t.world.user[name]
const places = ({ Data }: Answer) => (Data as { path: string }[]).map(({ path }) => path)
const uploaded = async (more: object = {}): Promise<{ id: number; version: number }> =>
  granted(await safety('ReportFile/Save', await fileBody(t, 'outlet_safety', more)))
const read = async (id: number, post: Post = hq) => granted(await post('ReportFile/Get', { id }))
const archived = async (more: object = {}) => {
  const seen = await uploaded(more)
  return { ...seen, ...granted(await branch('ReportFile/Archive', seen)) } as {
    id: number
    version: number
    archive_no: string
  }
}
/** The text of a PDF, page by page. */
const textOf = async (content: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(content)))).text.map((page) => page.replaceAll(/\s/g, ''))

describe('an upload', () => {
  test('is archived with a number of its unit, year and category, and the years of its category [C-7.2-80 C-3-45]', async () => {
    const { id, version } = await uploaded({ category: 14, period_key: '2026Q1' })
    expect(await read(id)).toMatchObject({ status: 1, archive_no: null, page_count: 2, pdf_generated: false })
    const first = granted(await branch('ReportFile/Archive', { id, version }))
    const unit = await t.services.database.kysely
      .selectFrom('dept')
      .select('dept_code')
      .where('id', '=', t.world.unit.BA0011)
      .executeTakeFirstOrThrow()
    expect(first.archive_no).toBe(`DA2026-XF-${unit.dept_code.slice(-4)}-001`)
    expect(await read(id)).toMatchObject({ status: 2, retention_years: 5, expire_date: '2031-11-18' })
    expect((await archived({ category: 14 })).archive_no).toMatch(/-002$/)
    expect((await archived({ category: 8, period_key: '2025' })).archive_no).toMatch(/^DA2025-NK-.*-001$/)
    expect(await branch('ReportFile/Archive', { id, version: first.version })).toMatchObject({ Code: 1004 })
  })

  test('is what its content says; a confidential one is a PDF or a picture', async () => {
    const wrong = async (content: Buffer, name: string, more: object = {}) => {
      const { Data } = await upload(t, 'outlet_safety', { field: 'file', name, content })
      return safety('ReportFile/Save', await fileBody(t, 'outlet_safety', { file_id: Data.id, ...more }))
    }
    expect(places(await wrong(Buffer.from('plain words'), 'note.txt'))).toEqual(['file_id'])
    const broken = Buffer.from('%PDF-1.7\nbroken')
    expect(places(await wrong(broken, 'broken.pdf'))).toEqual(['file_id'])
    const picture = await makeImage(t, user('outlet_safety'))
    granted(await safety('ReportFile/Save', await fileBody(t, 'outlet_safety', { file_id: picture, secret_level: 3 })))
    // Somebody else's upload.
    const foreign = await makeImage(t, user('outlet_teller'))
    expect(places(await safety('ReportFile/Save', await fileBody(t, 'outlet_safety', { file_id: foreign })))).toEqual([
      'file_id',
    ])
    const bad = await safety('ReportFile/Save', await fileBody(t, 'outlet_safety', { period_key: '2026-13' }))
    expect(places(bad)).toEqual(['period_key'])
  })

  test('is changed and removed by whoever uploaded it, until it is archived', async () => {
    const { id, version } = await uploaded()
    const body = await fileBody(t, 'outlet_safety', { title: '改名后的文件' })
    const { file_id: _, ...words } = body
    const saved = granted(await safety('ReportFile/Save', { ...words, id, version }))
    expect(await read(id)).toMatchObject({ title: '改名后的文件', page_count: 2 })
    granted(await safety('ReportFile/Delete', { id, version: saved.version }))
    const file = await archived()
    expect(await safety('ReportFile/Delete', { id: file.id, version: file.version })).toMatchObject({ Code: 1004 })
  })
})

describe('secrecy', () => {
  test('a confidential file leaves as a copy with name and time, for those who may, and it is logged', async () => {
    const { id } = await archived({ secret_level: 3 })
    const { file_id } = await t.services.database.kysely
      .selectFrom('report_file')
      .select('file_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (const post of [leader, safety])
      for (const path of ['ReportFile/Preview', 'ReportFile/Download'] as const)
        expect(await post(path, { id })).toMatchObject({ Code: 403 })
    // Not even those who may have it get the file itself.
    for (const who of ['hq_security', 'outlet_safety', 'outlet_leader'])
      expect((await fetchFile(t, who, file_id as number)).statusCode).toBe(403)
    const copy = granted(await hq('ReportFile/Download', { id }))
    const content = (await fetchFile(t, 'hq_security', copy.file_id)).rawPayload
    const pages = await textOf(content)
    expect(pages).toHaveLength(2)
    for (const page of pages) expect(page).toContain('某hq_security2026-11-1810:00')
    expect((await fetchFile(t, 'branch_security', copy.file_id)).statusCode).toBe(403)
    const log = await t.services.database.kysely
      .selectFrom('sys_log')
      .select(['log_type', 'action'])
      .where('target_table', '=', 'report_file')
      .where('target_id', '=', id)
      .where('action', '=', 'ReportFile/Download')
      .where('result', '=', true)
      .execute()
    expect(log).toEqual([{ log_type: 4, action: 'ReportFile/Download' }])
  })

  test('a general one is fetched by those of its unit and above, not by others', async () => {
    const { id } = await archived()
    const { file_id } = granted(await leader('ReportFile/Preview', { id }))
    expect((await fetchFile(t, 'outlet_leader', file_id)).statusCode).toBe(200)
    expect((await fetchFile(t, 'outlet_teller', file_id)).statusCode).toBe(403)
    expect((await fetchFile(t, 'safety_far', file_id)).statusCode).toBe(403)
    expect(await teller('ReportFile/GetPageList', {})).toMatchObject({ Code: 401 })
  })
})

test('it is lent to somebody who may see it, until a day, and comes back', async () => {
  const { id, version } = await archived()
  const loan = { borrower_user_id: user('outlet_leader'), purpose: '配合检查', due_date: '2026-12-01' }
  const lend = (more: object) => branch('ReportFile/Lend', { id, version, ...loan, ...more })
  expect(places(await lend({ due_date: '2026-11-17' }))).toEqual(['due_date'])
  expect(places(await lend({ due_date: '2027-03-01' }))).toEqual(['due_date'])
  expect(places(await lend({ borrower_user_id: user('outlet_teller') }))).toEqual(['borrower_user_id'])
  const lent = granted(await lend({}))
  expect(await read(id)).toMatchObject({
    status: 3,
    loans: [{ borrower_user_name: '某outlet_leader', return_time: null }],
  })
  expect(await lend({ version: lent.version })).toMatchObject({ Code: 1004 })
  granted(await branch('ReportFile/GiveBack', { id, version: lent.version }))
  expect(await read(id)).toMatchObject({ status: 2, loans: [{ return_user_name: '某branch_security' }] })
})

/** A meeting that its people have signed and its head has archived. */
async function finishedMeeting(title: string) {
  await t.services.database.kysely
    .updateTable('dept')
    .set({ leader_user_id: user('outlet_leader') })
    .where('id', '=', t.world.unit.BA0011)
    .execute()
  const by = user('outlet_safety')
  const body = await meetingBody(t, by, [by, user('outlet_teller')], { title })
  const { id, bill_no } = granted(await safety('MeetingLog/Submit', body))
  for (const [post, name] of [
    [safety, 'outlet_safety'],
    [teller, 'outlet_teller'],
  ] as const)
    granted(await post('MeetingLog/Sign', { id, sign: { method: 1, file_id: (await upload(t, name)).Data.id } }))
  const { version } = granted(await leader('MeetingLog/Get', { id }))
  granted(await leader('MeetingLog/Confirm', { id, version, sign: signature }))
  return { id, bill_no } as { id: number; bill_no: string }
}

describe('the paper of a final record', () => {
  test('is drawn at night, once, with its words, signatures and number, and can be read back', async () => {
    const { id, bill_no } = await finishedMeeting('月度安全例会甲')
    expect(await branch('ReportFile/ArchiveRecord', { bill_no })).toMatchObject({ Code: 1004 })
    t.clock.at = new Date(t.clock.at.getTime() + 9 * DAY)
    await signIn()
    await t.jobs.run('pdf_archive', t.clock.at)
    await t.jobs.run('pdf_archive', t.clock.at)
    const { Data } = await hq('ReportFile/GetPageList', { keywords: bill_no })
    expect(Data).toHaveLength(1)
    const [row] = Data
    expect(row).toMatchObject({ category: 6, status: 2, period_key: '2026-11', secret_level: 1, page_count: 1 })
    expect(await read(row.id)).toMatchObject({
      ...{ source_no: bill_no, pdf_generated: true, archive_user_name: '系统归档', retention_years: 3 },
      ...{ expire_date: '2029-11-18', source_link: `/taskmeeting/List/?id=${id}` },
    })
    const { file_id } = granted(await hq('ReportFile/Download', { id: row.id }))
    const content = (await fetchFile(t, 'hq_security', file_id)).rawPayload
    const [page = ''] = await textOf(content)
    for (const words of [
      '安全例会（教育培训）记录',
      bill_no,
      '月度安全例会甲',
      '某outlet_teller',
      '网点负责人',
      '第1页/共1页',
      '2/2/2',
    ])
      expect(page).toContain(words)
    expect(page).not.toContain('草稿')
    expect(content.length).toBeLessThan(200 * 1024)
    expect(content.includes('pdfaid:part>2')).toBe(true)
    expect(await branch('ReportFile/ArchiveRecord', { bill_no })).toMatchObject({ Code: 1003 })
  })

  test('is drawn at once for who asks, in their scope alone', async () => {
    const { bill_no } = await finishedMeeting('月度安全例会乙')
    t.clock.at = new Date(t.clock.at.getTime() + 9 * DAY)
    await signIn()
    const far = await t.as('security_far')
    expect(await far('ReportFile/ArchiveRecord', { bill_no })).toMatchObject({ Code: 1002 })
    expect(await branch('ReportFile/ArchiveRecord', { bill_no: 'HY209901010011' })).toMatchObject({ Code: 1002 })
    const both = await Promise.all([1, 2].map(() => branch('ReportFile/ArchiveRecord', { bill_no })))
    expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, 1003])
  })

  test('the database itself keeps what is archived', async () => {
    const { id } = await archived()
    const db = t.services.database.kysely
    const change = (set: object) => db.updateTable('report_file').set(set).where('id', '=', id).execute()
    await expect(change({ title: '改' })).rejects.toThrow(/evidence/)
    await expect(change({ file_hash: '0'.repeat(64) })).rejects.toThrow(/evidence/)
    await expect(change({ file_id: null })).rejects.toThrow()
    await expect(db.deleteFrom('report_file').where('id', '=', id).execute()).rejects.toThrow(/evidence/)
  })

  test('that cannot be drawn is given up after three nights: the result of the job names it, and a person can still file it', async () => {
    const { bill_no } = await finishedMeeting('签名文件缺失的例会')
    t.clock.at = new Date(t.clock.at.getTime() + 9 * DAY)
    await signIn()
    const reading = vi.spyOn(t.services.files, 'read').mockImplementation(() => {
      throw new Error('no such file')
    })
    for (let night = 1; night <= 4; night++) await t.jobs.run('pdf_archive', t.clock.at)
    const { rows } = await t.services.database.pool.query('select tries from undrawn_paper')
    expect(rows).toEqual([{ tries: 3 }])
    const [result] = granted(await hq('Result/GetList', { kind: 'job' }))
    expect(result).toMatchObject({ action: 'Job/pdf_archive', done: 0, failed: 1 })
    const { reasons } = granted(await (await t.as('admin'))('Result/Get', { id: result.id }))
    expect(reasons).toMatchObject([
      { name: expect.stringContaining(bill_no), message: expect.stringContaining('no such file') },
    ])
    reading.mockRestore()
    granted(await branch('ReportFile/ArchiveRecord', { bill_no }))
  })
})

describe('what is past its years', () => {
  const move = async (years: number) => {
    t.clock.at = new Date(t.clock.at.getTime() + years * 366 * DAY)
    await signIn()
  }
  test('is listed, and destroyed by an approved request: the row stays, the file is gone', async () => {
    await move(-4)
    const file = await archived({ category: 6 })
    const held = await archived({ category: 6 })
    const early = await hq('ReportFile/ListToDestroy', { ids: [file.id] })
    expect(places(early)).toEqual(['ids.0'])
    await move(4)
    const { version } = await read(held.id)
    const hold = granted(await hq('ReportFile/Hold', { id: held.id, version, reason: '涉诉保全' }))
    expect(places(await hq('ReportFile/ListToDestroy', { ids: [file.id, held.id] }))).toEqual(['ids.1'])
    expect(await branch('ReportFile/ListToDestroy', { ids: [file.id] })).toMatchObject({ Code: 401 })
    const kept = granted(await hq('ReportFile/ListToDestroy', { ids: [file.id] }))
    expect(kept).toMatchObject({ destroy_no: expect.stringMatching(/^XH/), count: 1 })
    granted(await hq('ReportFile/KeepListed', { destroy_no: kept.destroy_no }))
    expect(await hq('ReportFile/KeepListed', { destroy_no: kept.destroy_no })).toMatchObject({ Code: 1002 })
    granted(await hq('ReportFile/Release', { id: held.id, version: hold.version }))
    const { destroy_no } = granted(await hq('ReportFile/ListToDestroy', { ids: [file.id, held.id] }))
    // A hold takes it off the list.
    granted(await hq('ReportFile/Hold', { id: held.id, version: (await read(held.id)).version, reason: '审计要求' }))
    const { file_id } = granted(await hq('ReportFile/Preview', { id: file.id }))
    const flow = await makeDestroyFlow(t, user('branch_security'))
    const destroy_bill_no = await passDestruction(t, flow, { destroy_no, count: 2 })
    await runEffects(t)
    const gone = await read(file.id)
    expect(gone).toMatchObject({ status: 5, destroy_no, destroy_bill_no, readable: false, allowed: [] })
    expect(gone.file_hash).toMatch(/^[0-9a-f]{64}$/)
    expect((await fetchFile(t, 'hq_security', file_id)).json()).toMatchObject({ Code: 1002 })
    expect(await hq('ReportFile/Download', { id: file.id })).toMatchObject({ Code: 1004 })
    expect(await read(held.id)).toMatchObject({ status: 2, destroy_no: null })
    granted(await hq('ReportFile/Preview', { id: held.id }))
    const paper = granted(await hq('ReportFile/GetPrintList', { destroy_no }))
    expect(paper.rows.map((row: { id: number }) => row.id)).toEqual([file.id])
    const [list] = granted(await hq('ReportFile/GetDestroyLists', { destroy_no }))
    expect(list).toMatchObject({ state: 'destroyed', table: 'report_file', total: 2, destroyed: 1, left_out: 1 })
    expect(list.approved_by).toBe('某branch_security')
  })

  test('of records is listed by register, and nothing happens to them', async () => {
    const before = granted(await hq('ReportFile/GetRetention', {}))
    const meetings = before.find(({ table }: { table: string }) => table === 'meeting_log')
    expect(meetings).toMatchObject({ years: 3, total: 0, unarchived: 0, held: 0 })
    expect(before.filter(({ table }: { table: string }) => table === 'rectification')).toHaveLength(2)
    expect(await branch('ReportFile/GetRetention', {})).toMatchObject({ Code: 401 })
  })
})

test('the cards count what is in the archive, by category and in scope [C-7.2-82]', async () => {
  const of = async (post: Post) =>
    granted(await post('ReportFile/GetCategoryCounts', {})).rows.find(
      ({ category }: { category: number }) => category === 10,
    )
  const before = await of(leader)
  await archived({ category: 10, period_key: t.clock.at.toISOString().slice(0, 4) })
  await archived({ category: 10, period_key: '2020' })
  expect(await of(leader)).toMatchObject({ this_year: before.this_year + 1, total: before.total + 2 })
  expect(await of(await t.as('safety_far'))).toMatchObject({ total: 0 })
})
