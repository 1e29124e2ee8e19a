import { periodOf, periodType } from '@shouya/noun/period'
import { localDay } from '@shouya/server/core/time/local.ts'
import { connect } from '@shouya/server/db/connect.ts'
import { TIMEZONE } from '@shouya/server/demo/calendar.ts'
import { expect, test } from 'vitest'
import { apiOf } from '../../../../e2e/support/api.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { dialog } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { served } from '../../../../e2e/support/served.ts'
import { generatePeriods } from '../server/generatePeriods.ts'
import { periodName } from '../server/periodName.ts'

const people = useBrowser()
const menu = '/taskmeeting/MainMenu/'
const month = periodOf(periodType.month, localDay(new Date(), TIMEZONE))

/** The nightly job, whose hour may be far. */
async function night(): Promise<number> {
  const database = await connect(served().url, 1)
  try {
    return await generatePeriods({ database }, new Date())
  } finally {
    await database.close()
  }
}

test('head office sets the deadline of a monthly task; each outlet has it on its card, and a way to its register and its list [C-2.4-01]', async () => {
  const head = await people.enter('hq_security', '/exception/remind')
  const row = head.getByRole('listitem').filter({ hasText: 'M_CHECK' })
  await row.getByText('期间结束后第 3 天').waitFor()
  await row.getByRole('button', { name: '编辑' }).click()
  const form = dialog(head, /^编辑任务类型/)
  await form.getByLabel('期间结束后天数').fill('8')
  await form.getByLabel('启用').check()
  await settle(head)
  await leaveBy(form, '保存')
  await row.getByText('期间结束后第 8 天').waitFor()
  await night()

  const phone = await people.enter('outlet_safety', menu, { width: 360, height: 740 })
  const card = phone.getByRole('listitem').filter({ has: phone.getByRole('heading', { name: '月度安全检查' }) })
  await card.getByText(periodName('CN', month)).waitFor()
  await card.getByText('已完成 0/1').first().waitFor()
  // The card leads to its register.
  expect(await card.getByRole('link', { name: /^去办理/ }).count()).toBeGreaterThan(0)
  await settle(phone)
  expect(await misfits(phone)).toEqual([])

  await card.getByRole('link', { name: `明细：月度安全检查 ${periodName('CN', month)}` }).click()
  await phone.waitForURL(/dailytask\?tab=tasks&task_code=M_CHECK&period_key=/)
  await phone.locator('.reg-card').filter({ hasText: '月度安全检查' }).waitFor()
  expect(await phone.locator('.reg-card').count()).toBe(1)
})

test('a card counts the outlets below, as the list behind it does', async () => {
  const head = await apiOf('hq_security')
  type Type = {
    task_code: string
    period_type: number
    dept_types: number[]
    dept_filter: null
    owed_by: string
    page_path: string
  }
  const all = await head<Type[]>('TaskType/GetList', {})
  for (const { task_code, period_type, dept_types, dept_filter, owed_by, page_path, ...type } of all)
    if (task_code === 'M_CHECK') await head('TaskType/Save', { ...type, status: 1 })
  await night()
  const branch = await apiOf('branch_security')
  const types = await branch<{ task_code: string; periods: { period_key: string; due: number; done: number }[] }[]>(
    'TaskAssignment/GetMenu',
    {},
  )
  const { due, done } =
    types.find(({ task_code }) => task_code === 'M_CHECK')?.periods.find(({ period_key }) => period_key === month) ?? {}
  const page = await people.enter('branch_security', menu)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '月度安全检查' }) })
  await card.getByText(`已完成 ${done}/${due}`).first().waitFor()
  await card.getByRole('link', { name: `明细：月度安全检查 ${periodName('CN', month)}` }).click()
  await page.getByText(new RegExp(`共 ${due} 条`)).waitFor()
})
