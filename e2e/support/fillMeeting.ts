import type { Locator } from 'playwright-core'

export const MEETINGS = '/taskmeeting/List/'

const said =
  '学习近期冒充检查人员案件通报，重温营业场所外来人员核验流程；演练报警按钮使用、紧急疏散路线和尾随处置，明确各岗位职责与联系方式。'

/** Fills in a meeting of yesterday, so that neither time lies ahead at any hour, with three people who were there. */
export async function fillMeeting(form: Locator, title: string): Promise<void> {
  await form.getByLabel('主题').fill(title)
  await form.getByLabel('地点').fill('二楼会议室')
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  for (const [label, time] of [
    ['开始时间', `${day} 08:00`],
    ['结束时间', `${day} 08:30`],
  ] as const) {
    await form.getByLabel(label).fill(time)
    await form.getByLabel(label).press('Tab')
  }
  await form.getByRole('button', { name: '带入应到人员' }).click()
  await form
    .getByRole('checkbox', { name: /^缺席 / })
    .first()
    .waitFor()
  // Only those with accounts were there: the guards' drawing has its own story with escort handovers.
  const removals = form.getByRole('button', { name: /^删除“/ })
  while ((await removals.count()) > 3) await removals.nth(3).click()
  await form.getByLabel('内容').fill(said)
}
