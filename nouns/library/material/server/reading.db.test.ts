import { documentWith, makeForm } from '@shouya/nouns/customForms/server/testing/forms.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile, upload } from '@shouya/server/testing/upload.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDraft, makeMaterial, materialBody, read } from './testing/makeMaterial.ts'

let t: TestApp
let hq: Post
let teller: Post
beforeAll(async () => {
  t = await testApp()
  ;[hq, teller] = await Promise.all([t.as('hq_security'), t.as('outlet_teller')])
})
afterAll(() => t?.close())

const later = (seconds: number) => {
  t.clock.at = new Date(t.clock.at.getTime() + seconds * 1_000)
}
const must = (hours = 48) => ({
  need_read: true,
  read_deadline: new Date(t.clock.at.getTime() + (hours + 8) * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
})
const own = async (by: Post, id: number) => granted(await by('File/GetRead', { id }))
const toRead = async (by: Post) =>
  (await by('Home/GetHomeCount', {}, { 'cache-control': 'no-cache' })).Data.material_to_read

test('it counts as read after ten seconds of the server, however often a client asks', async () => {
  const { id } = await makeMaterial(t, hq)
  granted(await teller('File/StartReading', { id }))
  for (let call = 0; call < 5; call++) granted(await teller('File/KeepReading', { id }))
  expect(await own(teller, id)).toMatchObject({ IsRead: 0, read_seconds: 0, view_count: 1 })
  later(9)
  expect(granted(await teller('File/KeepReading', { id }))).toMatchObject({ IsRead: 0, read_seconds: 9 })
  later(1)
  expect(granted(await teller('File/KeepReading', { id }))).toMatchObject({ IsRead: 1, read_seconds: 10 })
  // Silence does not count.
  later(3_600)
  expect(granted(await teller('File/KeepReading', { id }))).toMatchObject({ read_seconds: 45 })
})

test('time counts for one document at a time', async () => {
  const [one, other] = [await makeMaterial(t, hq), await makeMaterial(t, hq)]
  granted(await teller('File/StartReading', { id: one.id }))
  granted(await teller('File/StartReading', { id: other.id }))
  later(10)
  expect(await teller('File/KeepReading', { id: one.id })).toMatchObject({ Code: 1004 })
  expect(granted(await teller('File/KeepReading', { id: other.id }))).toMatchObject({ IsRead: 1 })
  expect(await own(teller, one.id)).toMatchObject({ IsRead: 0 })
  const hidden = await makeDraft(t, hq)
  expect(await teller('File/StartReading', { id: hidden.id })).toMatchObject({ Code: 403 })
})

/** A film of so many seconds, as far as its header says. */
function film(seconds: number): Buffer {
  const box = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + content.length)
    head.write(name, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  const mvhd = Buffer.alloc(100)
  mvhd.writeUInt32BE(1_000, 12)
  mvhd.writeUInt32BE(seconds * 1_000, 16)
  const type = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1'))
  return Buffer.concat([type, box('mdat', Buffer.alloc(2_000)), box('moov', box('mvhd', mvhd))])
}

test('a video counts once it was seen to its end, at twice its speed at most', async () => {
  const { Data: file } = await upload(t, 'hq_security', {
    ...{ folder: 'file', field: 'file', name: '实操.mp4', content: film(60) },
  })
  const { id } = await makeMaterial(t, hq, { file_ids: [file.id] })
  await t.jobs.run('material_text', t.clock.at, { id })
  expect((await own(teller, id)).files).toMatchObject([{ mime: 'video/mp4', seconds: 60 }])
  granted(await teller('File/StartReading', { id }))
  later(10)
  const jump = { id, video: { file_id: file.id, position: 60 } }
  expect(granted(await teller('File/KeepReading', jump))).toMatchObject({ IsRead: 0, read_seconds: 10, progress: 33 })
  later(10)
  expect(granted(await teller('File/KeepReading', { id, video: { file_id: file.id, position: 30 } }))).toMatchObject({
    progress: 50,
  })
  later(15)
  expect(granted(await teller('File/KeepReading', jump))).toMatchObject({ IsRead: 1, progress: 100 })
})

test('a must is counted until all is done; its unit sees who has not, and urges once an hour', async () => {
  const before = await toRead(teller)
  const { id, title } = await makeMaterial(t, hq, must())
  expect(await toRead(teller)).toBe(before + 1)
  const guard = await t.as('guard')
  expect(await toRead(guard)).toBeGreaterThan(0)
  await read(t, teller, id)
  expect(await toRead(teller)).toBe(before)
  const branch = await t.as('branch_security')
  const units = granted(await branch('File/GetReceiptDeptList', { id }))
  expect(units.map((unit: { dept_name: string }) => unit.dept_name)).not.toContain('东屏路营业室')
  expect(units).toContainEqual(expect.objectContaining({ dept_name: '青梧路营业室', read: 1 }))
  const { unread, whole } = {
    unread: granted(await branch('File/GetReceiptPageList', { id, state: 'unread', pagesize: 200 })),
    whole: granted(await hq('File/Get', { id })),
  }
  expect(unread.map((row: { id: number }) => row.id)).not.toContain(t.world.user.outlet_teller)
  expect(whole).toMatchObject({ read_count: 1 })
  const { urged } = granted(await branch('File/Urge', { id, dept_id: t.world.unit.BA0011 }))
  expect(urged).toBeGreaterThan(1)
  expect(await branch('File/Urge', { id, dept_id: t.world.unit.BA0011 })).toMatchObject({ Code: 1004 })
  const reminded = async () =>
    (await guard('Remind/GetMsgList', { status: [0] })).Data.filter((row: { title: string }) =>
      row.title.includes(title),
    )
  expect(await reminded()).toHaveLength(1)
  await read(t, guard, id)
  expect(await reminded()).toHaveLength(0)
  expect(await teller('File/Urge', { id })).toMatchObject({ Code: 401 })
  expect(await hq('File/Urge', { id: (await makeMaterial(t, hq)).id })).toMatchObject({ Code: 1004 })
})

test('whoever has not done a must is reminded the day before its deadline', async () => {
  const { title } = await makeMaterial(t, hq, must(20))
  await t.jobs.run('material_due', t.clock.at)
  await t.jobs.run('material_due', t.clock.at)
  const messages = (await teller('Remind/GetMsgList', { status: [0] })).Data
  expect(messages.filter((row: { title: string }) => row.title === `必读资料即将到期：${title}`)).toHaveLength(1)
})

const options = ['甲', '乙', '丙'].map((label) => ({ value: label, label }))
const quiz = documentWith(
  { type: 'radio', model: 'first', label: '先关哪道门', options: { options } },
  { type: 'checkbox', model: 'both', label: '哪些要登记', options: { options } },
  { type: 'input', model: 'free', label: '建议' },
)
const right = { first: '甲', both: ['甲', '乙'] }

async function makeQuiz(more: Record<string, unknown> = {}) {
  const form = await makeForm(t, { document: quiz })
  const made = await makeMaterial(t, hq, { ...must(), form_id: form.id, right_answers: right, ...more })
  return { ...made, form }
}

test('what is right never reaches a reader; answers are scored by the server, up to three times', async () => {
  const { id } = await makeQuiz()
  expect(await teller('File/GetQuestions', { id })).toMatchObject({ Code: 1004 })
  await read(t, teller, id)
  const before = await toRead(teller)
  const asked = await teller('File/GetQuestions', { id })
  expect(asked.Data).toMatchObject({ tries_left: 3, score: null, pass_score: 60 })
  for (const answer of [asked, await teller('File/GetRead', { id })])
    expect(JSON.stringify(answer)).not.toContain('right_answers')
  expect(await own(teller, id)).toMatchObject({ IsRead: 1, done_time: null })
  expect(granted(await teller('File/Answer', { id, data: { first: '乙', both: ['乙', '甲'] } }))).toMatchObject({
    ...{ score: 50, passed: false, tries_left: 2, wrong: [] },
  })
  expect(await toRead(teller)).toBe(before)
  expect(
    granted(await teller('File/Answer', { id, data: { first: '甲', both: ['乙', '甲'], free: '无' } })),
  ).toMatchObject({
    ...{ score: 100, passed: true, tries_left: 0 },
  })
  expect(await toRead(teller)).toBe(before - 1)
  expect(await teller('File/Answer', { id, data: right })).toMatchObject({ Code: 1004 })
  expect(granted(await hq('File/GetReceiptPageList', { id, state: 'answered' }))).toMatchObject([{ score: 100 }])
  // The score counts as training of the month, which whoever records a training takes over.
  const month = t.clock.at.toISOString().slice(0, 7)
  const scores = granted(await (await t.as('outlet_safety'))('MeetingLog/GetTrainingScores', { period_key: month }))
  expect(scores).toContainEqual(expect.objectContaining({ id, people: 1, avg_score: 100 }))
  // What does not count is not kept.
  const kept = await t.services.database.kysely
    .selectFrom('material_read')
    .select('answers')
    .where('material_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(kept.answers).toEqual({ first: '甲', both: ['乙', '甲'] })
})

test('who does not pass in three attempts is done, and sees what was wrong; the best score stays', async () => {
  const { id } = await makeQuiz({ pass_score: 100 })
  const safety = await t.as('outlet_safety')
  await read(t, safety, id)
  granted(await safety('File/Answer', { id, data: { first: '甲' } }))
  granted(await safety('File/Answer', { id, data: {} }))
  expect(granted(await safety('File/Answer', { id, data: { first: '乙' } }))).toMatchObject({
    ...{ score: 0, passed: false, tries_left: 0, wrong: ['先关哪道门', '哪些要登记'] },
  })
  expect(await own(safety, id)).toMatchObject({ score: 50, done_time: expect.any(String) })
  expect(await safety('File/Answer', { id, data: { first: ['x'] } })).toMatchObject({ Code: 1004 })
})

test('questions belong to a must, with what is right of one of them at least', async () => {
  const form = await makeForm(t, { document: quiz })
  const refused = async (more: Record<string, unknown>) =>
    (await hq('File/Save', await materialBody(t, more))).Data.map(({ path }: { path: string }) => path)
  expect(await refused({ form_id: form.id, right_answers: right })).toEqual(['form_id'])
  expect(await refused({ ...must(), form_id: form.id })).toEqual(['right_answers'])
  expect(await refused({ ...must(), form_id: form.id, right_answers: { no: 1 } })).toEqual(['right_answers.no'])
  expect(await refused({ ...must(), form_id: 999_999, right_answers: right })).toEqual(['form_id'])
})

test('another text is another edition, which is to be read again; readings of the first stay', async () => {
  const made = await makeMaterial(t, hq, must())
  await read(t, teller, made.id)
  const down = granted(await hq('File/Unpublish', { id: made.id, version: made.version, reason: '有误' }))
  const body = await materialBody(t, { ...must(), title: made.title })
  const same = granted(await hq('File/Save', { ...body, id: made.id, version: down.version }))
  const again = granted(await hq('File/Publish', { id: made.id, version: same.version }))
  expect(await own(teller, made.id)).toMatchObject({ IsRead: 1 })
  const gone = granted(await hq('File/Unpublish', { id: made.id, version: again.version, reason: '有误' }))
  const changed = granted(
    await hq('File/Save', { ...body, content: '<p>另一段文字</p>', id: made.id, version: gone.version }),
  )
  granted(await hq('File/Publish', { id: made.id, version: changed.version }))
  expect(await own(teller, made.id)).toMatchObject({ IsRead: 0, read_seconds: 0 })
})

test('readings are evidence: the application neither takes them back nor removes them', async () => {
  const { id } = await makeMaterial(t, hq)
  await read(t, teller, id)
  const refused = (text: string) =>
    t.services.database.pool.query(text, [id]).then(
      () => null,
      ({ code }) => code,
    )
  expect(await refused('update material_read set read_time = null where material_id = $1')).toBe('23001')
  expect(await refused('update material_read set read_seconds = 1 where material_id = $1')).toBe('23001')
  expect(await refused('delete from material_read where material_id = $1')).toBe('42501')
  expect(await refused("update material set content = 'x' where id = $1")).toBe('23001')
  expect(await refused('delete from material where id = $1')).toBe('42501')
})

test('files are fetched by those for whom the document is; what is not to be kept only as far as a page shows it', async () => {
  const picture = await upload(t, 'hq_security', { folder: 'file' })
  const text = await upload(t, 'hq_security', {
    folder: 'file',
    field: 'file',
    name: '说明.txt',
    content: Buffer.from('说明'),
  })
  const files = { file_ids: [picture.Data.id, text.Data.id] }
  const { id } = await makeMaterial(t, hq, { ...files, visible_type: 3, visible_dept_ids: [t.world.unit.BA0011] })
  expect((await fetchFile(t, 'outlet_teller', text.Data.id)).statusCode).toBe(200)
  expect((await fetchFile(t, 'leader_far', text.Data.id)).statusCode).toBe(403)
  // A guard may query, not download.
  expect((await fetchFile(t, 'guard', picture.Data.id)).statusCode).toBe(200)
  expect((await fetchFile(t, 'guard', text.Data.id)).statusCode).toBe(403)
  expect(await (await t.as('guard'))('File/Download', { id, file_id: text.Data.id })).toMatchObject({ Code: 401 })
  granted(await teller('File/Download', { id, file_id: text.Data.id }))
  expect(granted(await hq('File/Get', { id }))).toMatchObject({ download_count: 1, read_count: 0 })
  expect(await (await t.as('leader_far'))('File/Download', { id, file_id: text.Data.id })).toMatchObject({ Code: 403 })
  expect(await teller('File/Download', { id, file_id: 1 })).toMatchObject({ Code: 1002 })
})
