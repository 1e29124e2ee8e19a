import { granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile, upload } from '@shouya/server/testing/upload.ts'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentWith, makeDraft, makeForm } from '../../../customForms/server/testing/forms.ts'
import { issueBody, itemOf, itemsOf, makeIssue, publishIssue, wireIn } from './testing/makeIssue.ts'

const HOUR = 3_600_000

let t: TestApp
let hq: Post
let branch: Post
let safety: Post
let leader: Post
let unit: TestApp['world']['unit']
beforeAll(async () => {
  t = await testApp()
  t.clock.at = new Date('2026-11-18T02:00:00Z')
  ;[hq, branch, safety, leader] = await Promise.all([
    t.as('hq_security'),
    t.as('branch_security'),
    t.as('outlet_safety'),
    t.as('outlet_leader'),
  ])
  unit = t.world.unit
})
afterAll(() => t?.close())

const later = (hours: number) => {
  t.clock.at = new Date(t.clock.at.getTime() + hours * HOUR)
}
const photo = async () => (await upload(t, 'outlet_safety')).Data.id as number
const places = ({ Data }: { Data: { path: string }[] }) => Data.map(({ path }) => path)
const dueOf = async (by: Post) => granted(await by('IssueItem/GetDueList')) as { id: number; version: number }[]
const get = async (by: Post, id: number) => granted(await by('Issue/Get', { id }))
const uploadBy = async (by: Post, { id, version }: { id: number; version: number }, more: object = {}) =>
  by('IssueItem/Upload', { id, version, file_ids: [await photo()], ...more })
const reminded = async (code: string, ids: readonly number[]) => {
  const { rows } = await t.services.database.pool.query(
    'select receiver_id::int as id from remind_msg where remind_code = $1 and biz_id = any($2) order by 1',
    [code, ids],
  )
  return rows.map(({ id }) => id as number)
}

describe('a draft', () => {
  test('says what is wrong with it, at its field', async () => {
    const save = (more: object) => branch('Issue/Save', issueBody(t, more))
    expect(places(await save({ allow_late: true }))).toEqual(['late_days'])
    expect(places(await save({ late_days: 3 }))).toEqual(['late_days'])
    expect(places(await save({ target_type: 1, target_ids: [unit.BB0011] }))).toEqual(['target_ids'])
    expect(places(await save({ target_type: 2, target_ids: [8] }))).toEqual(['target_ids'])
    expect(places(await save({ content: '<p> </p>' }))).toEqual(['content'])
    const draft = await makeDraft(t)
    expect(places(await save({ form_id: draft.id }))).toEqual(['form_id'])
    expect(places(await save({ deadline: '2026-02-30 10:00:00' }))).toEqual(['deadline'])
  })

  test('is changed and removed by its unit, and comes back from the recycle bin', async () => {
    const { id, version } = await makeIssue(t, branch)
    const changed = granted(await branch('Issue/Save', { ...issueBody(t), id, version, title: '改过的标题' }))
    expect(await branch('Issue/Save', { ...issueBody(t), id, version })).toMatchObject({ Code: 1005 })
    expect(await get(branch, id)).toMatchObject({ title: '改过的标题', status: 0, total: 0 })
    expect(await leader('Issue/Get', { id })).toMatchObject({ Code: 401 })
    granted(await branch('Issue/Delete', { id, version: changed.version }))
    expect(await branch('Issue/Get', { id })).toMatchObject({ Code: 1002 })
  })

  test('cleans what is asked for of scripts', async () => {
    const { id } = await makeIssue(t, branch, {
      content: '<p>请报送<img src=x onerror=alert(1)></p><script>1</script>',
    })
    const { content } = await get(branch, id)
    expect(content).not.toMatch(/script|onerror/)
  })
})

describe('publishing', () => {
  test('asks the units of a type in scope that somebody can answer for [C-2.2-09]', async () => {
    const { id } = await publishIssue(t, branch)
    const units = (await itemsOf(branch, id)).map(({ dept_id }) => dept_id)
    // Nobody of the second outlet may hand in.
    expect(units).toEqual([unit.BA0011])
    const target = { target_type: 2, target_ids: [4] }
    expect(granted(await branch('Issue/GetTargets', target))).toMatchObject({ total: 1, left_out: ['柳堤路营业室'] })
    expect(granted(await hq('Issue/GetTargets', target)).total).toBe(2)
    expect(
      await reminded(
        'issue_published',
        (await itemsOf(branch, id)).map((item) => item.id),
      ),
    ).toEqual([t.world.user.outlet_safety])
  })

  test('asks each person of a role, and people by name', async () => {
    const roles = granted(await hq('Issue/GetRoles')) as { id: number; role_name: string }[]
    const role = roles.find(({ role_name }) => role_name === '网点安全员')?.id
    const { id } = await publishIssue(t, branch, { target_type: 3, target_ids: [role] })
    expect(await itemsOf(branch, id)).toHaveLength(2)
    const escort = t.world.user.escort_admin
    const named = await publishIssue(t, hq, { target_type: 4, target_ids: [escort] })
    const admin = await t.as('escort_admin')
    const [due] = await dueOf(admin)
    expect(due?.id).toBe((await itemsOf(hq, named.id))[0]?.id)
    // Outsiders see what they are asked for, and nothing else.
    expect(granted(await admin('IssueItem/GetPageList'))).toHaveLength(1)
  })

  test('needs an hour and somebody to ask', async () => {
    const soon = await makeIssue(t, branch, { deadline: wireIn(t, 0.9) })
    expect(places(await branch('Issue/Publish', soon))).toEqual(['deadline'])
    const nobody = await makeIssue(t, branch, { target_type: 1, target_ids: [unit.BA0012] })
    expect(places(await branch('Issue/Publish', nobody))).toEqual(['target_ids'])
  })

  test('is taken back only while nothing was handed in', async () => {
    const first = await publishIssue(t, branch)
    const withdrawn = granted(await branch('Issue/Withdraw', { ...first, reason: '下发有误' }))
    expect(await get(branch, first.id)).toMatchObject({ status: 4, withdraw_reason: '下发有误', total: 0 })
    const again = granted(await branch('Issue/Publish', { id: first.id, version: withdrawn.version }))
    granted(await uploadBy(safety, await itemOf(branch, first.id, unit.BA0011)))
    expect(await branch('Issue/Withdraw', { id: first.id, version: again.version, reason: '下发有误' })).toMatchObject({
      Code: 1004,
    })
  })
})

describe('handing in', () => {
  test('is for people of the unit, with at least one file [C-2.2-10]', async () => {
    const { id } = await publishIssue(t, branch)
    const item = await itemOf(branch, id, unit.BA0011)
    expect(places(await uploadBy(safety, item, { file_ids: [] }))).toEqual(['file_ids'])
    expect(places(await uploadBy(safety, item, { data: {} }))).toEqual(['data'])
    for (const name of ['branch_security', 'sub_leader'] as const) {
      const other = await t.as(name)
      const own = await makeImage(t, t.world.user[name])
      expect(await uploadBy(other, item, { file_ids: [own] }), name).toMatchObject({ Code: 403 })
    }
    expect(await uploadBy(await t.as('outlet_teller'), item)).toMatchObject({ Code: 401 })
    const far = await t.as('safety_far')
    expect(await far('IssueItem/Get', { id: item.id })).toMatchObject({ Code: 403 })
    expect(granted(await uploadBy(safety, item, { note: '已检查' }))).toMatchObject({ status: 2, is_late: false })
    expect(await uploadBy(safety, { ...item, version: item.version + 1 })).toMatchObject({ Code: 1004 })
    const detail = granted(await branch('IssueItem/Get', { id: item.id }))
    expect(detail).toMatchObject({ note: '已检查', submit_user_name: '某outlet_safety', reviews: true })
    // The file is read by the issuer and the unit, not by others.
    const [file] = detail.files
    const status = async (name: string) => (await fetchFile(t, name, file.id)).statusCode
    expect(await Promise.all(['branch_security', 'outlet_leader', 'hq_security'].map(status))).toEqual([200, 200, 200])
    expect((await fetchFile(t, 'safety_far', file.id)).json()).toMatchObject({ Code: 403 })
  })

  test('by the head of the unit, or in the section of a branch for the branch', async () => {
    const { id } = await publishIssue(t, hq, { target_type: 1, target_ids: [unit.BA0001, unit.BA0011] })
    const section = await makeAccount(t, { unit: 'BA0002', role: 'branch_security' })
    const mine = await itemOf(hq, id, unit.BA0001)
    expect((await dueOf(section.post)).map((row) => row.id)).toContain(mine.id)
    const own = await makeImage(t, section.id)
    const sent = granted(await uploadBy(section.post, mine, { file_ids: [own] }))
    expect(sent.status).toBe(2)
    // Whoever handed in does not review it.
    const both = await makeAccount(t, { unit: 'BA0001', role: 'branch_security' })
    const asked = await publishIssue(t, both.post, { target_type: 1, target_ids: [unit.BA0001] })
    const { id: itemId, ...item } = await itemOf(both.post, asked.id, unit.BA0001)
    const file = await makeImage(t, both.id)
    const done = granted(await uploadBy(both.post, { id: itemId, version: item.version }, { file_ids: [file] }))
    const review = { id: asked.id, items: [{ id: itemId, version: done.version }], pass: true }
    expect(await both.post('Issue/Audit', review)).toMatchObject({ Code: 1004, Message: '不能审核本人报送的内容' })
    granted(await section.post('Issue/Audit', review))
    const outlet = await itemOf(hq, id, unit.BA0011)
    const head = await makeImage(t, t.world.user.outlet_leader)
    expect(granted(await uploadBy(leader, outlet, { file_ids: [head] })).status).toBe(2)
  })

  test('is passed, or returned and handed in again', async () => {
    const { id } = await publishIssue(t, branch)
    const item = await itemOf(branch, id, unit.BA0011)
    const sent = granted(await uploadBy(safety, item))
    const review = (version: number, more: object) =>
      branch('Issue/Audit', { id, items: [{ id: item.id, version }], ...more })
    expect(places(await review(sent.version, { pass: false }))).toEqual(['audit_opinion'])
    granted(await review(sent.version, { pass: false, audit_opinion: '缺签字页' }))
    expect(await reminded('issue_returned', [item.id])).toEqual([t.world.user.outlet_safety])
    const returned = await itemOf(branch, id, unit.BA0011)
    expect(returned).toMatchObject({ status: 4 })
    const again = granted(await uploadBy(safety, returned))
    granted(await review(again.version, { pass: true }))
    expect(await itemOf(branch, id, unit.BA0011)).toMatchObject({ status: 3 })
    expect(await review(again.version + 1, { pass: true })).toMatchObject({ Code: 1004 })
    expect(await safety('Issue/Audit', { id, items: [ids(item)], pass: true })).toMatchObject({ Code: 401 })
  })
})

describe('the clock', () => {
  test('ends it, marks what is missing, and takes late answers only where allowed', async () => {
    const strict = await publishIssue(t, branch, { need_audit: false })
    const late = await publishIssue(t, branch, { need_audit: false, allow_late: true, late_days: 2 })
    later(49)
    await t.jobs.run('issue_clock', t.clock.at)
    const missed = await itemOf(branch, strict.id, unit.BA0011)
    expect(missed).toMatchObject({ status: 5 })
    expect(await reminded('issue_overdue', [missed.id])).toEqual([t.world.user.outlet_safety])
    expect(await uploadBy(safety, missed)).toMatchObject({ Code: 1004, Message: '已过截止时间，不能再报送' })
    const open = await itemOf(branch, late.id, unit.BA0011)
    expect(granted(await uploadBy(safety, open))).toMatchObject({ status: 3, is_late: true })
    await t.jobs.run('issue_clock', t.clock.at)
    // Nothing is missing any more.
    expect(await get(branch, late.id)).toMatchObject({ status: 3 })
    expect(await reminded('issue_complete', [late.id])).toEqual([t.world.user.branch_security])
    const { version } = await get(branch, strict.id)
    expect(await branch('Issue/Extend', { id: strict.id, version, deadline: wireIn(t, 0.5) })).toMatchObject({
      Code: 1001,
    })
    const extended = granted(await branch('Issue/Extend', { id: strict.id, version, deadline: wireIn(t, 24) }))
    const reopened = await itemOf(branch, strict.id, unit.BA0011)
    expect(reopened.status).toBe(1)
    expect(granted(await uploadBy(safety, reopened))).toMatchObject({ status: 3, is_late: false })
    expect(extended.id).toBe(strict.id)
  })

  test('is ended by its issuer with what is missing, after which nothing is taken', async () => {
    const { id } = await publishIssue(t, branch, { allow_late: true, late_days: 30 })
    later(49)
    await t.jobs.run('issue_clock', t.clock.at)
    const { version } = await get(branch, id)
    granted(await branch('Issue/Close', { id, version, reason: '不再需要' }))
    const item = await itemOf(branch, id, unit.BA0011)
    expect(await uploadBy(safety, item)).toMatchObject({ Code: 1004, Message: '这次采集已办结或撤回，不能再报送' })
    expect((await dueOf(safety)).map((row) => row.id)).not.toContain(item.id)
  })

  test('reminds a day and two hours before, each once, or every morning', async () => {
    const rule = await publishIssue(t, branch, { deadline: wireIn(t, 48) })
    const daily = await publishIssue(t, branch, { deadline: wireIn(t, 100), remind_rule: 2 })
    const never = await publishIssue(t, branch, { deadline: wireIn(t, 48), remind_rule: 3 })
    const ids = async (issue: number) => (await itemsOf(branch, issue)).map(({ id }) => id)
    const counts = async () =>
      Promise.all([rule, daily, never].map(async ({ id }) => (await reminded('issue_due', await ids(id))).length))
    const run = async () => {
      await t.jobs.run('issue_remind', t.clock.at)
      await t.jobs.run('issue_remind', t.clock.at)
    }
    await run()
    expect(await counts()).toEqual([0, 0, 0])
    later(24.5)
    await run()
    expect(await counts()).toEqual([1, 1, 0])
    later(22)
    await run()
    expect((await counts())[0]).toBe(2)
  })
})

test('urging reminds whoever has not handed in, once an hour', async () => {
  const { id } = await publishIssue(t, branch)
  expect(granted(await branch('Issue/Urge', { id }))).toEqual({ reminded: 1, left_out: 0 })
  expect(await branch('Issue/Urge', { id })).toMatchObject({ Code: 1004 })
  later(1.1)
  expect(granted(await branch('Issue/Urge', { id })).reminded).toBe(1)
  const item = await itemOf(branch, id, unit.BA0011)
  granted(
    await branch('Issue/Exempt', {
      id,
      items: [item].map(({ id: of, version }) => ({ id: of, version })),
      audit_opinion: '网点装修',
    }),
  )
  expect(await itemOf(branch, id, unit.BA0011)).toMatchObject({ status: 6 })
  expect(await branch('Issue/Urge', { id })).toMatchObject({ Code: 1004, Message: '没有还要报送的对象' })
})

describe('with a form', () => {
  const document = documentWith(
    { type: 'input', model: 'item', rules: [{ required: true, message: '必填项' }] },
    { type: 'number', model: 'amount', options: { min: 0, max: 100 } },
    { type: 'input', model: 'id_card', options: { sensitive: true } },
    {
      type: 'batch',
      model: 'list',
      options: {},
      list: [
        { type: 'input', model: 'name', label: 'name', key: 'key_name' },
        { type: 'number', model: 'count', label: 'count', key: 'key_count', options: {} },
      ],
    },
  )
  const data = {
    ...{ item: '警棍', amount: 4, id_card: '330102199001011234' },
    list: [
      { name: '长警棍', count: 3 },
      { name: '短警棍', count: 1 },
    ],
  }

  test('everybody fills in the version of its publication, judged by the server; sensitive values are masked', async () => {
    const form = await makeForm(t, { document })
    const { id } = await publishIssue(t, branch, { form_id: form.id })
    // Another version does not disturb those who were asked.
    const admin = await t.as('admin')
    const newer = granted(
      await admin('CustomForm/Save', {
        ...form.fields,
        ...{ id: form.id, version: form.version, document: documentWith({ type: 'input', model: 'other' }) },
      }),
    )
    granted(await admin('CustomForm/Publish', { id: form.id, version: newer.version }))
    const item = await itemOf(branch, id, unit.BA0011)
    expect(places(await safety('IssueItem/Upload', { ...ids(item) }))).toEqual(['data'])
    expect(places(await safety('IssueItem/Upload', { ...ids(item), data: { amount: 500 } }))).toEqual([
      'data.item',
      'data.amount',
    ])
    const sent = granted(await safety('IssueItem/Upload', { ...ids(item), data }))
    const seen = granted(await branch('IssueItem/Get', { id: item.id }))
    expect(seen.form.data).toMatchObject({ item: '警棍', amount: 4 })
    expect(JSON.stringify(seen)).not.toContain('330102199001011234')
    expect(seen.form.revealable).toBe(true)
    expect(granted(await branch('IssueItem/Reveal', { id: item.id }))).toEqual([
      { path: ['id_card'], value: data.id_card },
    ])
    const reader = granted(await leader('IssueItem/Get', { id: item.id }))
    expect(reader.form.revealable).toBe(false)
    expect(await leader('IssueItem/Reveal', { id: item.id })).toMatchObject({ Code: 401 })
    // Returned: a masked value means that it stays as it was.
    granted(
      await branch('Issue/Audit', {
        ...{ id, items: [{ id: item.id, version: sent.version }], pass: false, audit_opinion: '数量不对' },
      }),
    )
    const back = await itemOf(branch, id, unit.BA0011)
    const again = { ...data, amount: 5, id_card: seen.form.data.id_card }
    granted(await safety('IssueItem/Upload', { ...ids(back), data: again }))
    expect(granted(await branch('IssueItem/Reveal', { id: item.id }))[0].value).toBe(data.id_card)
    // It is corrected here, not among the own submissions.
    const [own] = granted(await safety('CustomForm/GetOwnSubmissionList', { form_id: form.id }))
    expect(granted(await safety('CustomForm/GetSubmission', { id: own.id })).allowed).not.toContain('edit')
  })

  test('the summary has a column for each field and a sheet for each batch', async () => {
    const form = await makeForm(t, { document })
    const { id } = await publishIssue(t, branch, { form_id: form.id, need_audit: false })
    const item = await itemOf(branch, id, unit.BA0011)
    granted(await safety('IssueItem/Upload', { ...ids(item), data }))
    const exported = granted(
      await branch('Common/Export', {
        ...{ controller: 'IssueItem', filters: { issue_id: id }, columns: ['dept_name', 'status'] },
      }),
    )
    const { rawPayload } = await fetchFile(t, 'branch_security', exported.file_id)
    const sheet = (number: number) => readSheet(new Uint8Array(rawPayload).buffer, number)
    expect(await sheet(1)).toEqual([
      ['报送机构', '状态', 'item', 'amount', 'id_card'],
      ['青梧路营业室', '已通过', '警棍', 4, '****'],
    ])
    expect(await sheet(2)).toEqual([
      ['报送机构', 'name', 'count'],
      ['青梧路营业室', '长警棍', 3],
      ['青梧路营业室', '短警棍', 1],
    ])
    // Its receivers do not export it.
    expect(
      await safety('Common/Export', { controller: 'IssueItem', filters: { issue_id: id }, columns: ['status'] }),
    ).toMatchObject({ Code: 401 })
  })
})

const ids = ({ id, version }: { id: number; version: number }) => ({ id, version })
