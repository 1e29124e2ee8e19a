import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { categoryOf, makeDraft, makeMaterial, materialBody, read } from './testing/makeMaterial.ts'

let t: TestApp
let hq: Post
let branch: Post
let teller: Post
beforeAll(async () => {
  t = await testApp()
  ;[hq, branch, teller] = await Promise.all([t.as('hq_security'), t.as('branch_security'), t.as('outlet_teller')])
})
afterAll(() => t?.close())

const listed = async (by: Post, query: object = {}): Promise<{ id: number }[]> =>
  granted(await by('File/GetReadPageList', { pagesize: 200, ...query }))
const sees = async (by: Post, id: number, query: object = {}) => (await listed(by, query)).some((row) => row.id === id)
const roleId = async (code: string) =>
  (
    await t.services.database.kysely
      .selectFrom('role')
      .select('id')
      .where('role_code', '=', code)
      .executeTakeFirstOrThrow()
  ).id
const paths = ({ Data }: { Data: { path: string }[] }) => Data.map(({ path }) => path)

test('a draft is seen by those who manage it, a published one by its readers, what is taken down by neither list [C-7.2-69 C-3-35]', async () => {
  const { id, version } = await makeDraft(t, hq)
  expect(await sees(teller, id)).toBe(false)
  expect(await teller('File/GetRead', { id })).toMatchObject({ Code: 403 })
  expect(await branch('File/Get', { id })).toMatchObject({ Code: 403 })
  const published = granted(await hq('File/Publish', { id, version }))
  expect(await sees(teller, id)).toBe(true)
  expect(granted(await branch('File/Get', { id }))).toMatchObject({ own: false, allowed: ['receipt'] })
  // What is published is not edited.
  expect(await hq('File/Save', { ...(await materialBody(t)), id, version: published.version })).toMatchObject({
    Code: 1004,
  })
  await read(t, teller, id)
  granted(await hq('File/Unpublish', { id, version: published.version, reason: '内容过期' }))
  expect(await sees(teller, id)).toBe(false)
  expect(await teller('File/GetRead', { id })).toMatchObject({ Code: 1004, Message: expect.stringContaining('已下架') })
  expect(await (await t.as('outlet_safety'))('File/GetRead', { id })).toMatchObject({ Code: 403 })
})

test('it reaches the whole bank, a unit with those below it, or chosen units and roles, in lists, records and counts', async () => {
  const far = await t.as('leader_far')
  const below = await makeMaterial(t, branch, { visible_type: 2 })
  expect([await sees(teller, below.id), await sees(far, below.id)]).toEqual([true, false])
  expect(await far('File/GetRead', { id: below.id })).toMatchObject({ Code: 403 })
  const outlet = await makeMaterial(t, branch, { visible_type: 3, visible_dept_ids: [t.world.unit.BA0011] })
  expect([await sees(teller, outlet.id), await sees(far, outlet.id)]).toEqual([true, false])
  // Of both, who is in one and has the other.
  const tellers = await makeMaterial(t, branch, {
    ...{ visible_type: 3, visible_dept_ids: [t.world.unit.BA0011], visible_role_ids: [await roleId('outlet_teller')] },
  })
  expect([await sees(teller, tellers.id), await sees(await t.as('outlet_safety'), tellers.id)]).toEqual([true, false])
  expect(granted(await branch('File/Get', { id: tellers.id })).receiver_count).toBe(2)
  const guards = await makeMaterial(t, hq, { visible_type: 3, visible_role_ids: [await roleId('guard')] })
  expect([await sees(teller, guards.id), await sees(await t.as('guard'), guards.id)]).toEqual([false, true])
})

test('plans of outlets reach outsiders only where their role is named', async () => {
  const vendor = await t.as('vendor')
  const build = { type: 2, build_dept_id: t.world.unit.BA0011, build_stage: 2 }
  const plans = await makeMaterial(t, hq, build)
  const rules = await makeMaterial(t, hq)
  expect([await sees(vendor, plans.id), await sees(vendor, rules.id)]).toEqual([false, true])
  const named = await makeMaterial(t, hq, { ...build, visible_type: 3, visible_role_ids: [await roleId('vendor')] })
  expect(await sees(vendor, named.id)).toBe(true)
  expect(
    granted(await hq('File/GetReceiptPageList', { id: plans.id, pagesize: 200 })).map((row: { id: number }) => row.id),
  ).not.toContain(t.world.user.vendor)
})

test('a branch publishes for its own units at once, for the whole bank after the review of head office', async () => {
  const own = await makeDraft(t, branch, { visible_type: 2 })
  expect(granted(await branch('File/Get', { id: own.id })).allowed).toEqual(['edit', 'publish'])
  const wide = await makeDraft(t, branch)
  expect(granted(await branch('File/Get', { id: wide.id })).allowed).toEqual(['edit', 'submit'])
  expect(await branch('File/Publish', { id: wide.id, version: wide.version })).toMatchObject({ Code: 1004 })
  const elsewhere = await makeDraft(t, branch, { visible_type: 3, visible_dept_ids: [t.world.unit.BB0011] })
  expect(await branch('File/Publish', { id: elsewhere.id, version: elsewhere.version })).toMatchObject({ Code: 1004 })
  const waiting = async () => (await hq('Home/GetHomeCount', {}, { 'cache-control': 'no-cache' })).Data.material_review
  const before = await waiting()
  const pending = granted(await branch('File/Submit', { id: wide.id, version: wide.version }))
  expect(await waiting()).toBe(before + 1)
  expect(granted(await hq('File/GetPageList', { to_review: true })).map((row: { id: number }) => row.id)).toContain(
    wide.id,
  )
  expect(granted(await branch('File/GetPageList', { to_review: true }))).toEqual([])
  const back = granted(await hq('File/Return', { id: wide.id, version: pending.version, reason: '请补充依据' }))
  expect(granted(await branch('File/Get', { id: wide.id }))).toMatchObject({ status: 0, return_reason: '请补充依据' })
  expect((await branch('Remind/GetMsgList', { status: [0] })).Data).toContainEqual(
    expect.objectContaining({ title: `资料被退回：${wide.title}` }),
  )
  const again = granted(await branch('File/Submit', { id: wide.id, version: back.version }))
  granted(await hq('File/Publish', { id: wide.id, version: again.version }))
  expect(await sees(teller, wide.id)).toBe(true)
})

test('a version that somebody else changed, another branch, a role without the right', async () => {
  const { id, version } = await makeDraft(t, branch, { visible_type: 2 })
  granted(await branch('File/Save', { ...(await materialBody(t, { visible_type: 2 })), id, version }))
  expect(await branch('File/Publish', { id, version })).toMatchObject({ Code: 1005 })
  expect(await (await t.as('security_far'))('File/Publish', { id, version: version + 1 })).toMatchObject({ Code: 403 })
  expect(await teller('File/Save', await materialBody(t))).toMatchObject({ Code: 401 })
  expect(await teller('File/GetPageList')).toMatchObject({ Code: 401 })
})

test('what a document lacks is said at its field', async () => {
  const refused = async (more: Record<string, unknown>) => paths(await hq('File/Save', await materialBody(t, more)))
  expect(await refused({ need_read: true })).toEqual(['read_deadline'])
  expect(await refused({ read_deadline: '2030-01-01 00:00:00' })).toEqual(['read_deadline'])
  expect(await refused({ category_id: await categoryOf(t, 2) })).toEqual(['category_id'])
  expect(await refused({ visible_type: 3 })).toEqual(['visible_dept_ids'])
  expect(await refused({ visible_type: 3, visible_role_ids: [999_999] })).toEqual(['visible_role_ids'])
  expect(await refused({ visible_type: 3, visible_dept_ids: [999_999] })).toEqual(['visible_dept_ids'])
  expect(await refused({ visible_dept_ids: [t.world.unit.BA0011] })).toEqual(['visible_dept_ids'])
  expect(await refused({ type: 2, build_stage: 1 })).toEqual(['build_dept_id'])
  expect(await refused({ type: 2, build_dept_id: t.world.unit.BA0011 })).toEqual(['build_stage'])
  expect(await refused({ type: 2, build_dept_id: t.world.unit.BA0011, build_stage: 8 })).toEqual(['build_stage'])
  expect(await refused({ video_url: 'javascript:alert(1)' })).toEqual(['video_url'])
  expect(await refused({ file_ids: [999_999] })).toEqual(['file_ids'])
  const empty = await makeDraft(t, hq, { content: '' })
  expect(paths(await hq('File/Publish', { id: empty.id, version: empty.version }))).toEqual(['content'])
  const late = await makeDraft(t, hq, { need_read: true, read_deadline: '2020-01-01 00:00:00' })
  expect(paths(await hq('File/Publish', { id: late.id, version: late.version }))).toEqual(['read_deadline'])
})

test('every role in use can be chosen but that of who may do everything', async () => {
  const { roles } = granted(await branch('File/GetAudience'))
  const ids = roles.map(({ id }: { id: number }) => id)
  expect(ids).toEqual(expect.arrayContaining([await roleId('guard'), await roleId('outlet_teller')]))
  expect(ids).not.toContain(await roleId('admin'))
})

test('a text is stored sanitised, with the pictures in it', async () => {
  const picture = '<img src="data:image/png;base64,iVBORw0KGgo=" />'
  const { id } = await makeDraft(t, hq, { content: `<p onclick="x()">图${picture}<script>alert(1)</script></p>` })
  expect(granted(await hq('File/Get', { id })).content).toBe(`<p>图${picture}</p>`)
})

test('pinned ones come first until their end, which a job writes down', async () => {
  const { id, version } = await makeMaterial(t, hq)
  await makeMaterial(t, hq)
  const at = t.clock.at
  const soon = new Date(at.getTime() + 8 * 3_600_000 + 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  expect(paths(await hq('File/Top', { id, version, is_top: true, top_end: '2020-01-01 00:00:00' }))).toEqual([
    'top_end',
  ])
  granted(await hq('File/Top', { id, version, is_top: true, top_end: soon }))
  expect((await listed(teller))[0]).toMatchObject({ id, is_top: true })
  t.clock.at = new Date(at.getTime() + 2 * 3_600_000)
  expect((await listed(teller))[0]?.id).not.toBe(id)
  await t.jobs.run('file_top_expire', t.clock.at)
  expect(granted(await hq('File/Get', { id }))).toMatchObject({ is_top: false, top_end: null })
})

test('a deleted document comes back as it was; in between it is nowhere', async () => {
  const { id, version } = await makeDraft(t, hq)
  granted(await hq('File/Delete', { id, version }))
  expect(await hq('File/Get', { id })).toMatchObject({ Code: 1002 })
  const [gone] = granted(await hq('Recycle/GetPageList', { table: 'material' }))
  granted(await hq('Recycle/Restore', { table: 'material', id: gone.id }))
  expect(granted(await hq('File/Get', { id }))).toMatchObject({ status: 0 })
})

test('retention takes what was taken down three years ago with its readings, but nothing about construction', async () => {
  const old = await makeMaterial(t, hq)
  const built = await makeMaterial(t, hq, { type: 2, build_dept_id: t.world.unit.BA0011, build_stage: 3 })
  await read(t, teller, old.id)
  granted(await hq('File/Unpublish', { id: old.id, version: old.version, reason: '过期' }))
  granted(await hq('File/Unpublish', { id: built.id, version: built.version, reason: '过期' }))
  const years = (count: number) => new Date(t.clock.at.getTime() + count * 366 * 86_400_000)
  await t.jobs.run('material_retention', years(2))
  expect(await hq('File/Get', { id: old.id })).toMatchObject({ Code: 0 })
  await t.jobs.run('material_retention', years(3))
  expect(await hq('File/Get', { id: old.id })).toMatchObject({ Code: 1002 })
  expect(await hq('File/Get', { id: built.id })).toMatchObject({ Code: 0 })
})

test('filters: category with those below it, year, keyword, unread, outlet and stage', async () => {
  const parent = await categoryOf(t)
  const child = granted(await hq('File/SaveCategory', { type: 1, parent_id: parent, category_name: '地方法规' }))
  const { id, title } = await makeMaterial(t, hq, { category_id: child.id, content: '<p>独特的词语</p>' })
  const year = t.clock.at.getFullYear()
  expect(await sees(teller, id, { category_id: parent, year, keywords: title, unread: true })).toBe(true)
  expect(await sees(teller, id, { keywords: '独特的词语' })).toBe(true)
  expect(await sees(teller, id, { year: year - 1 })).toBe(false)
  await read(t, teller, id)
  expect(await sees(teller, id, { unread: true })).toBe(false)
  const plan = await makeMaterial(t, hq, { type: 2, build_dept_id: t.world.unit.BA0012, build_stage: 4 })
  expect(await sees(teller, plan.id, { type: 2, build_stage: 4, build_dept_id: t.world.unit.BA0010 })).toBe(true)
  expect(await sees(teller, plan.id, { type: 2, build_stage: 5 })).toBe(false)
})

test('a document as long as a book is saved within the limit of a statement, and found by its last words', async () => {
  const characters = Array.from({ length: 60_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)))
  const { id } = await makeMaterial(t, hq, { content: `<p>${characters.join('')}最后的独特词语</p>` })
  expect(await sees(teller, id, { keywords: '最后的独特词语' })).toBe(true)
})
