import { remind } from '@shouya/server/core/messages/remind.ts'
import { connect } from '@shouya/server/db/connect.ts'
import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { choose, dialog } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { served } from '../../../../e2e/support/served.ts'

const people = useBrowser()
const rules = '/exception/remind?tab=rules'

/** A task of the outlet's safety officer, of which the server reminds as its scan does. */
async function remindOfTask(): Promise<number> {
  const database = await connect(served().url, 1)
  try {
    const db = database.kysely as unknown as Parameters<typeof remind>[0]
    const person = await database.kysely
      .selectFrom('sys_user')
      .select(['id', 'dept_id'])
      .where('username', '=', 'outlet_safety')
      .executeTakeFirstOrThrow()
    const task = await database.kysely
      .selectFrom('task_assignment')
      .select('id')
      .where('dept_id', '=', person.dept_id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const params = { task_CN: '营业前安全检查', dept: '本网点', date_CN: '今日', deadline: '08:30' }
    const about = { code: 'task_overdue', table: 'task_assignment', id: task.id, act: 'story', level: 2 } as const
    return await remind(db, { ...about, receivers: [person.id], params, link: '/dashboard/workplace' }, new Date())
  } finally {
    await database.close()
  }
}

test('an administrator changes the words of a reminder and previews them; it arrives so, and off it does not [C-2.7-01]', async () => {
  const head = await people.enter('hq_security', rules)
  await head.getByLabel('名称/编码/文字').fill('task_overdue')
  const row = head.getByRole('listitem').filter({ hasText: '任务逾期：【任务】' })
  await row.getByRole('button', { name: '编辑' }).click()
  const form = dialog(head, /^编辑提醒规则/)
  await form.getByLabel('标题（简体）').fill('请马上补报：')
  await form.getByRole('button', { name: '插入任务' }).click()
  await form.getByLabel('正文（简体）').fill('{dept}：{gone}')
  await form.getByRole('button', { name: '预览' }).click()
  await form.getByText('没有 {gone}').first().waitFor()
  await form.getByLabel('正文（简体）').fill('{dept} 应于 {deadline} 完成，总行正在等待。')
  await form.getByRole('button', { name: '预览' }).click()
  await form
    .getByText(/^请马上补报：\S/)
    .first()
    .waitFor()
  await form
    .getByText(/应于 \S+ 完成，总行正在等待。$/)
    .first()
    .waitFor()
  await leaveBy(form, '保存')
  await head.getByText('已改文字').waitFor()

  expect(await remindOfTask()).toBe(1)
  const phone = await people.enter('outlet_safety', '/dashboard/workplace', { width: 360, height: 740 })
  await phone.getByText('请马上补报：营业前安全检查').first().waitFor()
  await phone.getByText('本网点 应于 08:30 完成，总行正在等待。').first().waitFor()

  const small = await people.enter('hq_security', rules, { width: 360, height: 740 })
  await small.getByText('已改文字').waitFor()
  await settle(small)
  expect(await misfits(small)).toEqual([])

  const enable = head.getByRole('switch', { name: /^启用“任务逾期：/ })
  await enable.click()
  await head.locator('[role=switch][aria-checked=false]').waitFor()
  expect(await remindOfTask()).toBe(0)
})

test('a rule with own dates shows its next ones, and is sent by hand', async () => {
  const head = await people.enter('hq_security', rules)
  await head.getByRole('button', { name: '新增规则' }).click()
  const form = dialog(head, '新增提醒规则')
  await form.getByLabel('名称', { exact: true }).fill('月初核对台账')
  await form.getByLabel('编码').fill('MONTH_START')
  await choose(form, '触发', '自定义日期')
  await form.getByLabel('时间表达式').fill('0 9 1 * *')
  await form.getByText(/-01 09:00 · /).waitFor()
  await form.getByLabel('业务本身确定的人').waitFor({ state: 'detached' })
  await form.getByLabel('安全员').check()
  await form.getByLabel('标题（简体）').fill('核对台账')
  await form.getByLabel('正文（简体）').fill('{date} 请核对本网点台账')
  await leaveBy(form, '保存')
  const row = head.getByRole('listitem').filter({ hasText: '月初核对台账' })
  await row.getByRole('button', { name: '立即发送' }).click()
  await head.getByRole('button', { name: /^确\s*定$/ }).click()
  await head.getByText(/^1 条记录，提醒了 [1-9]\d* 人$/).waitFor()
  const safety = await people.enter('outlet_safety', '/dashboard/workplace')
  await safety.getByText('核对台账', { exact: true }).first().waitFor()
})
