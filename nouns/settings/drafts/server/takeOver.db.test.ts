import { type Account, granted, makeAccount, signature } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBody } from '../../../daily/securityCheck/server/testing/checks.ts'
import { accessBody } from '../../../daily/visitor/server/testing/visitors.ts'
import { makeRoute, planBody } from '../../../escort/plan/server/testing/escortPlan.ts'
import { makeCompany, makeOutsider } from '../../../escort/server/testing/escort.ts'
import { makeNotice } from '../../../notices/notice/server/testing/notices.ts'
import { fireParts, reportBody } from '../../../reports/checkReport/server/testing/reports.ts'
import { makeDraft, meetingBody } from '../../../reports/meetingLog/server/testing/meetings.ts'
import type { DraftTable } from '../../drafts/contract.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

type Noun = {
  /** Two accounts with the same rights and scope. */
  pair(): Promise<[Account, Account]>
  draft(by: Account): Promise<number>
  get: string
  save: string
  remove?: string
  /** The body that saves the row unchanged. */
  body(by: Post, row: Record<string, unknown>): Promise<object>
}

const two = async (of: Parameters<typeof makeAccount>[1]): Promise<[Account, Account]> => [
  await makeAccount(t, of),
  await makeAccount(t, of),
]
const signer = () => makeAccount(t, { unit: 'HQ0000' })
let company = 0
let plan: object = {}

const nouns: Record<DraftTable, Noun> = {
  security_check: {
    pair: () => two({ role: 'outlet_safety' }),
    draft: async ({ post }) => granted(await post('SecurityCheck/Save', await checkBody(post, 2, {}))).id,
    get: 'SecurityCheck/Get',
    save: 'SecurityCheck/Save',
    remove: 'SecurityCheck/Delete',
    body: async (post) => checkBody(post, 2, {}),
  },
  money_box: {
    pair: () => two({ role: 'outlet_safety' }),
    draft: async ({ post }) => granted(await post('MoneyBox/Save', { handover_type: 3 })).id,
    get: 'MoneyBox/Get',
    save: 'MoneyBox/Save',
    remove: 'MoneyBox/Delete',
    body: async () => ({ handover_type: 3 }),
  },
  meeting_log: {
    pair: () => two({ role: 'outlet_safety' }),
    draft: async ({ post, id }) => (await makeDraft(t, post, id, { photos: [] })).id,
    get: 'MeetingLog/Get',
    save: 'MeetingLog/Save',
    remove: 'MeetingLog/Delete',
    body: async (_, { host_user_id }) => meetingBody(t, Number(host_user_id), [], { photos: [] }),
  },
  security_item: {
    pair: () => two({ role: 'outlet_safety' }),
    draft: async ({ post }) => granted(await post('SecurityItem/Save', await reportBody(post, 'SecurityItem'))).id,
    get: 'SecurityItem/Get',
    save: 'SecurityItem/Save',
    remove: 'SecurityItem/Delete',
    body: async (post) => reportBody(post, 'SecurityItem'),
  },
  scene_check: {
    pair: () => two({ unit: 'BA0001', role: 'branch_security' }),
    draft: async ({ post }) =>
      granted(await post('SceneCheck/Save', await reportBody(post, 'SceneCheck', { dept_id: t.world.unit.BA0011 }))).id,
    get: 'SceneCheck/Get',
    save: 'SceneCheck/Save',
    remove: 'SceneCheck/Delete',
    body: async (post) => reportBody(post, 'SceneCheck', { dept_id: t.world.unit.BA0011 }),
  },
  self_check: {
    pair: () => two({ role: 'outlet_safety' }),
    draft: async ({ post }) => granted(await post('SelfCheck/Save', await reportBody(post, 'SelfCheck'))).id,
    get: 'SelfCheck/Get',
    save: 'SelfCheck/Save',
    remove: 'SelfCheck/Delete',
    body: async (post) => reportBody(post, 'SelfCheck'),
  },
  fire_check: {
    pair: () => two({ role: 'outlet_safety' }),
    draft: async ({ post }) =>
      granted(await post('FireCheck/Save', await reportBody(post, 'FireCheck', { more: fireParts() }))).id,
    get: 'FireCheck/Get',
    save: 'FireCheck/Save',
    remove: 'FireCheck/Delete',
    body: async (post) => reportBody(post, 'FireCheck', { more: fireParts() }),
  },
  video_access: {
    pair: () => two({ unit: 'BA0001', role: 'monitor_center' }),
    draft: async ({ post }) => granted(await post('VideoAccess/Save', accessBody(t))).id,
    get: 'VideoAccess/Get',
    save: 'VideoAccess/Save',
    body: async () => accessBody(t),
  },
  escort_plan: {
    async pair() {
      company = (await makeCompany(t, await signer(), 'BA0001')).id
      return [await makeOutsider(t, company), await makeOutsider(t, company)]
    },
    async draft({ post }) {
      const { id } = await makeRoute(t, await signer(), company)
      plan = await planBody(t, company, id)
      return granted(await post('Escort/SavePlan', plan)).id
    },
    get: 'Escort/GetPlan',
    save: 'Escort/SavePlan',
    remove: 'Escort/DeletePlan',
    body: async () => plan,
  },
  notice: {
    pair: () => two({ unit: 'BA0001', role: 'branch_security' }),
    draft: async (by) => (await makeNotice(t, by, { recv: 'BA0011', draft: true })).id,
    get: 'Notice/GetNotice',
    save: 'Notice/SaveNotice',
    remove: 'Notice/DeleteNotice',
    body: async (_, { title, content }) => ({ title, content, type: 1, recv_dept_id: t.world.unit.BA0011, status: 0 }),
  },
}
test.for(Object.keys(nouns) as DraftTable[])(
  'a draft of %s is its author’s, until somebody takes it over',
  async (table) => {
    const { pair, draft, get, save, remove, body } = nouns[table]
    const [author, other] = await pair()
    const id = await draft(author)
    const read = async ({ post }: Account) => granted(await post(get, { id }))
    const moves = async (account: Account) => {
      const row = await read(account)
      return (row.allowed ?? row.moves) as string[]
    }
    expect(await moves(author)).toContain('edit')
    expect(await moves(author)).not.toContain('takeOver')
    const offered = await moves(other)
    expect(offered).toContain('takeOver')
    expect(offered).not.toContain('edit')
    expect(offered).not.toContain('delete')

    const saved = async (account: Account) => {
      const row = await read(account)
      return account.post(save, { ...(await body(account.post, row)), id, version: row.version })
    }
    const refused = await saved(other)
    expect(refused).toMatchObject({ status: 409, Code: 1004 })
    expect(refused.Message).toContain(`某${author.username}`)
    const { version } = await read(other)
    if (remove) expect(await other.post(remove, { id, version })).toMatchObject({ Code: 1004 })
    expect(await author.post('Common/TakeOver', { table, id, version })).toMatchObject({ Code: 1004 })
    expect(await other.post('Common/TakeOver', { table, id, version: version + 7 })).toMatchObject({ Code: 1005 })

    granted(await other.post('Common/TakeOver', { table, id, version }))
    expect(await read(other)).toMatchObject({ create_user_name: `某${other.username}` })
    expect(await moves(other)).toContain('edit')
    expect(await saved(author)).toMatchObject({ Code: 1004 })
    expect(await saved(other)).toMatchObject({ Code: 0 })
    const { Data } = await other.post('Common/GetHistory', { table, id })
    expect(Data.map(({ action }: { action: string }) => action)).toContain('Common/TakeOver')
    if (remove) granted(await other.post(remove, { id, version: (await read(other)).version }))
  },
)

test('what a guard has entered the safety officer takes over and submits', async () => {
  const guard = await t.as('guard')
  const safety = await t.as('outlet_safety')
  const body = await checkBody(guard, 2, {})
  const { id, version } = granted(await guard('SecurityCheck/Save', body))
  expect(granted(await guard('SecurityCheck/Get', { id })).allowed).toEqual(['edit'])
  const submit = (seen: number) => safety('SecurityCheck/Submit', { ...body, id, version: seen, sign: signature })
  expect(await submit(version)).toMatchObject({ Code: 1004 })
  expect(await guard('Common/TakeOver', { table: 'security_check', id, version })).toMatchObject({ Code: 401 })
  const far = await t.as('safety_far')
  expect(await far('Common/TakeOver', { table: 'security_check', id, version })).toMatchObject({ Code: 403 })
  const taken = granted(await safety('Common/TakeOver', { table: 'security_check', id, version }))
  expect(await submit(taken.version)).toMatchObject({ Code: 0 })
  // After submission it is not a draft.
  const { version: filed } = granted(await safety('SecurityCheck/Get', { id }))
  expect(
    await (await t.as('safety_two'))('Common/TakeOver', { table: 'security_check', id, version: filed }),
  ).toMatchObject({ Code: 1004 })
})
