import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { dialog, signByPassword } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const list = '/taskmeeting/GuardEvaluationList'
const phone = { width: 360, height: 740 } as const

test('the head of an outlet evaluates its guards on a phone, and the guard acknowledges on theirs [C-7.2-75]', async () => {
  const head = await people.enter('outlet_leader', list, phone)
  const due = head.getByRole('region', { name: /待评价：\d+ 人$/ })
  await due.waitFor()
  await settle(head)
  expect(await misfits(head)).toEqual([])
  let left = await due.getByRole('button', { name: /^评价 / }).count()
  for (; left > 0; left--) {
    await due
      .getByRole('button', { name: /^评价 / })
      .first()
      .click()
    const form = dialog(head, /^评价保安 · /)
    await form.getByLabel('出勤天数').fill('20')
    await form.getByLabel('服务与秩序 扣分').fill('3')
    await form.getByLabel('服务与秩序 扣分原因').fill('玩手机一次')
    await form.getByText('得分 97，优').waitFor()
    await settle(head)
    expect(await misfits(head)).toEqual([])
    expect(await violations(head)).toEqual([])
    await signByPassword(form)
    await leaveBy(form, '签名并提交')
    await head.getByText('已提交', { exact: true }).first().waitFor()
  }
  await head.getByRole('heading', { name: /评价已全部提交$/ }).waitFor()

  const guard = await people.enter('guard', `${list}?mine=1`, phone)
  await guard.locator('.reg-card').first().getByRole('button', { name: /^PJ/ }).click()
  const record = dialog(guard, /^PJ/)
  await record.getByText('玩手机一次').waitFor()
  await record.getByRole('button', { name: '知悉签名' }).click()
  const sign = dialog(guard, /^知悉签名 · PJ/)
  await sign.getByLabel('保安意见').fill('以后注意')
  await signByPassword(sign)
  await settle(guard)
  await sign.getByRole('button', { name: '知悉签名', exact: true }).click()
  await sign.waitFor({ state: 'detached' })
  await record.getByText('已归档', { exact: true }).first().waitFor()
})
