import { connect } from '@shouya/server/db/connect.ts'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { useBrowser } from '../../../../../e2e/support/browser.ts'
import { settle } from '../../../../../e2e/support/everyPage.ts'
import { dialog, rowOf, signByHand, signByPassword } from '../../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../../e2e/support/leaving.ts'
import { served } from '../../../../../e2e/support/served.ts'

const people = useBrowser()
const menu = '/taskmeeting/MainMenu/'
const phone = { width: 360, height: 740 }

const cardOf = (page: Page, task: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: task }) })

/** The branch archives a record by its number, and finds the paper in the archive. */
async function archived(bill: string): Promise<void> {
  const page = await people.enter('branch_security', '/archive/List')
  await page.getByRole('button', { name: '按单号归档' }).click()
  const form = dialog(page, '按单号归档')
  await form.getByLabel('记录单号').fill(bill)
  await leaveBy(form, '归档')
  await page.goto(`/archive/List?keywords=${bill}`)
  await rowOf(page, bill)
    .or(page.getByRole('row').filter({ hasText: /^DA\d{4}-|DA\d{4}-/ }))
    .first()
    .getByRole('button', { name: '预览' })
    .click()
  await page.getByRole('dialog').locator('iframe').waitFor()
  await page.context().close()
}

/** The user name that a statement finds. */
async function usernameBy(statement: string, values: readonly unknown[] = []): Promise<string> {
  const database = await connect(served().url, 1)
  const { rows } = await database.pool.query<{ username: string }>(statement, [...values])
  await database.close()
  return rows[0]?.username ?? ''
}

/** An account of the company whose guard stands at the door of the demonstration's outlet. */
const adminOfGuards = () =>
  usernameBy(`select admin.username from guard_evaluation evaluation
    join sys_user admin on admin.party_id = evaluation.escort_company_id and admin.user_type = 2
    join sys_user head on head.username = 'outlet_leader' and head.dept_id = evaluation.dept_id
    where evaluation.reply_due is not null and evaluation.reply_time is null order by admin.id limit 1`)

const inspectorCalled = (name: string) =>
  usernameBy(
    `select person.username from sys_user person join sys_user first on first.username = 'branch_security'
      and first.dept_id = person.dept_id where person.real_name = $1`,
    [name],
  )

const headOf = (dept: string) =>
  usernameBy(
    'select head.username from dept join sys_user head on head.id = dept.leader_user_id where dept.dept_name = $1',
    [dept],
  )

test('an outlet: from the card of the month to its check, confirmed and in the archive [C-2.4-01 C-2.4-03 C-2.4-08]', async () => {
  const door = await people.enter('outlet_safety', menu, phone)
  const card = cardOf(door, '月度安全检查')
  await card.getByText('已完成 0/1').first().waitFor()
  await card
    .getByRole('link', { name: /^去办理/ })
    .first()
    .click()
  await door.getByRole('button', { name: '登记月度检查' }).click()
  const form = dialog(door, /^登记月度检查/)
  await form.getByRole('button', { name: '全部正常' }).click()
  await signByPassword(form)
  await leaveBy(form, '签名并提交')
  const waiting = door.locator('.reg-card').filter({ hasText: '待被检确认' }).first()
  const bill = (await waiting.getByRole('button').first().textContent()) ?? ''

  const head = await people.enter('outlet_leader', `/taskmeeting/SecurityItemList/?keywords=${bill}`)
  await rowOf(head, bill).getByRole('button', { name: '确认' }).click()
  const confirm = dialog(head, new RegExp(`^确认 · ${bill}`))
  await signByPassword(confirm)
  await leaveBy(confirm, '签名确认')
  await head.goto(menu)
  await cardOf(head, '月度安全检查').getByText('已完成 1/1').first().waitFor()
  await archived(bill)
})

test('a branch: from the outlets that are due to a check of their guards, signed by two, confirmed and in the archive [C-2.4-05 C-2.4-08]', async () => {
  const page = await people.enter('branch_security', '/taskmeeting/SceneCheckList/')
  const due = page.getByRole('region', { name: /^待检查网点：\d+ 个$/ })
  const last = due.getByRole('button', { name: /2\d{3}Q\d 驻点检查$/ }).last()
  const [, outlet = '', quarter = ''] = (await last.getAttribute('aria-label'))?.split(' ') ?? []
  await last.click()
  const form = dialog(page, /^登记驻点检查/)
  await form.getByRole('button', { name: '全部正常' }).click()
  await form.getByLabel('其他检查人').click()
  const colleague = page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
    .first()
  const [second = ''] = ((await colleague.textContent()) ?? '').split(' ')
  await colleague.click()
  await page.keyboard.press('Escape')
  await form.getByText('齐全', { exact: true }).click()
  await form.getByText('成功', { exact: true }).click()
  await form.getByLabel('到场时间（秒）').fill('95')
  for (const question of [1, 2, 3]) await form.getByLabel(`问题 ${question}`).fill('发生抢劫先做什么')
  await form.getByLabel('签名保安').click()
  await page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option').first().click()
  await signByHand(form.locator('#SceneCheck_Submit_guard_sign'))
  await signByPassword(form)
  await leaveBy(form, '签名并提交')

  const other = await people.enter(await inspectorCalled(second), '/taskmeeting/SceneCheckList/?mine=1')
  const unsigned = other
    .getByRole('row')
    .filter({ hasText: quarter })
    .filter({ has: other.getByRole('button', { name: '签名' }) })
  await unsigned.first().getByRole('button', { name: '签名' }).click()
  const sign = dialog(other, /^签名 · /)
  await signByPassword(sign)
  await settle(other)
  await sign
    .getByRole('button', { name: /签\s*名$/ })
    .last()
    .click()
  await sign.waitFor({ state: 'detached' })

  const head = await people.enter(await headOf(outlet), '/taskmeeting/SceneCheckList/?unconfirmed=1')
  const row = head
    .getByRole('row')
    .filter({ has: head.getByRole('button', { name: /^ZD/ }) })
    .first()
  const bill = (await row.getByRole('button', { name: /^ZD/ }).textContent()) ?? ''
  await rowOf(head, bill).getByRole('button', { name: '确认' }).click()
  const confirm = dialog(head, new RegExp(`^确认 · ${bill}`))
  await signByPassword(confirm)
  await leaveBy(confirm, '签名确认')
  await archived(bill)
})

test('an escort company: a guard who fails, its reply, the guard’s acknowledgement, and the archive [C-7.2-75 C-2.4-08]', async () => {
  const head = await people.enter('outlet_leader', '/taskmeeting/GuardEvaluationList', phone)
  await head
    .getByRole('button', { name: /^评价 / })
    .first()
    .click()
  const form = dialog(head, /^评价保安 · /)
  await form.getByLabel('出勤天数').fill('20')
  await form.getByText('脱岗超过 15 分钟').click()
  await form.getByText('得分 100，不合格').waitFor()
  await signByPassword(form)
  await leaveBy(form, '签名并提交')

  const company = await people.enter(await adminOfGuards(), '/taskmeeting/GuardEvaluationList?unanswered=1')
  const row = company.getByRole('row').filter({ has: company.getByRole('button', { name: '公司回复' }) })
  const bill = (await row.first().getByRole('button').first().textContent()) ?? ''
  await rowOf(company, bill).getByRole('button', { name: '公司回复' }).click()
  const reply = dialog(company, /^公司回复 · /)
  await reply.getByLabel('公司回复').fill('已与本人约谈，调整排班并加强查岗。')
  await leaveBy(reply, '公司回复')

  const guard = await people.enter('guard', '/taskmeeting/GuardEvaluationList?mine=1', phone)
  await guard.locator('.reg-card').filter({ hasText: bill }).getByRole('button', { name: bill }).click()
  const record = dialog(guard, new RegExp(`^${bill}`))
  await record.getByRole('button', { name: '知悉签名' }).click()
  const sign = dialog(guard, /^知悉签名 · PJ/)
  await signByPassword(sign)
  await settle(guard)
  await sign.getByRole('button', { name: '知悉签名', exact: true }).click()
  await sign.waitFor({ state: 'detached' })
  await record.getByText('已归档', { exact: true }).first().waitFor()
  await archived(bill)
})
