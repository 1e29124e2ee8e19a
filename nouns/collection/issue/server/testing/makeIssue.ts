import { localTime } from '@shouya/server/core/time/local.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'

const HOUR = 3_600_000

/** A moment of the wire, some hours from now. */
export const wireIn = (t: TestApp, hours: number): string =>
  localTime(new Date(t.clock.at.getTime() + hours * HOUR), 'Asia/Shanghai')

/** A collection of two days, of the outlets in the issuer's scope. */
export const issueBody = (t: TestApp, more: object = {}) => ({
  ...{ title: '节前安全检查情况', category: 2, content: '<p>请报送检查情况和照片。</p>', deadline: wireIn(t, 48) },
  ...{ target_type: 2, target_ids: [4], need_audit: true, allow_late: false, remind_rule: 1 },
  ...more,
})

type Made = { id: number; version: number }

/** A draft. */
export const makeIssue = async (t: TestApp, by: Post, more: object = {}): Promise<Made> => {
  const { id, version } = granted(await by('Issue/Save', issueBody(t, more)))
  return { id, version }
}

/** A published collection. */
export async function publishIssue(t: TestApp, by: Post, more: object = {}): Promise<Made> {
  const draft = await makeIssue(t, by, more)
  const { id, version } = granted(await by('Issue/Publish', draft))
  return { id, version }
}

type Item = Made & { status: number; dept_id: number; is_late: boolean }

/** The receivers of a collection, as its issuer sees them. */
export const itemsOf = async (by: Post, issue_id: number): Promise<Item[]> =>
  granted(await by('Issue/GetItemList', { issue_id, pagesize: 100 }))

/** The receiver's row of one unit. */
export async function itemOf(by: Post, issue_id: number, dept_id: number): Promise<Item> {
  const item = (await itemsOf(by, issue_id)).find((row) => row.dept_id === dept_id)
  if (!item) throw new Error('this unit is not asked')
  return item
}
