import { beforeAll, expect, test } from 'vitest'
import { apiOf } from './support/api.ts'
import { useBrowser } from './support/browser.ts'
import { settle } from './support/everyPage.ts'
import { dialog, rowOf, signByPassword } from './support/form.ts'
import { openAllDay } from './support/openAllDay.ts'

const people = useBrowser()
const checks = '/form/daily/taskdaily/SecurityItemList?session=2'

beforeAll(openAllDay)

test('a draft that a guard has begun is taken over by name before somebody else goes on with it', async () => {
  const guard = await apiOf('guard')
  const { items } = await guard<{ items: { item_id: number }[] }>('SecurityCheck/GetBlank', { session: 2 })
  await guard('SecurityCheck/Save', {
    session: 2,
    second_checker_user_id: null,
    disarm_time: null,
    arm_time: null,
    results: items.map(({ item_id }) => ({ item_id, result: 1 })),
  })
  const page = await people.enter('outlet_safety', checks)
  const row = rowOf(page, '草稿').filter({ hasText: '营业中' }).first()
  const offer = row.getByRole('button', { name: '接手' })
  await offer.waitFor()
  expect(await row.getByRole('button', { name: '填写' }).count()).toBe(0)
  expect(await row.getByRole('button', { name: '删除' }).count()).toBe(0)
  await offer.click()
  await page.getByText(/接手后由您填写和提交这份草稿/).waitFor()
  await settle(page)
  await page
    .getByRole('dialog', { name: '接手' })
    .getByRole('button', { name: /确\s*定/ })
    .click()
  const form = dialog(page, /^填写安全检查/)
  await form.getByText(/^已填 8\/8/).waitFor()
  // The book of faults knows of a camera: whoever calls it normal says why.
  await form.getByPlaceholder('登记簿与所选结果不符，请说明原因').fill('备用摄像机已覆盖')
  await signByPassword(form)
  await form.getByRole('button', { name: '签名并提交' }).click()
  await form.waitFor({ state: 'detached' })
  // Nobody who may not submit it is offered it any more.
  await row.waitFor({ state: 'detached' })
})
