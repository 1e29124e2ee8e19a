import { expect, test } from 'vitest'
import { apiOf } from '../../../../../e2e/support/api.ts'
import { useBrowser } from '../../../../../e2e/support/browser.ts'
import { choose, toast } from '../../../../../e2e/support/form.ts'
import { outbox, whenReady, whenSent } from '../../../../../e2e/support/offline.ts'

// The browser's messages about requests without a network.
const people = useBrowser({ worker: true }, /ERR_INTERNET_DISCONNECTED|Failed to fetch/)
const title = `断网填报${Date.now() % 100_000}`

/** Two hours from now, in the time of the bank: the most urgent collections are kept on a phone. */
const soon = () => new Date(Date.now() + 10 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

type Item = { id: number; status: number; submit_time: string | null }

test('without a network the answer of a collection waits on the phone, and is handed in once', async () => {
  const branch = await apiOf('branch_security')
  const forms = await branch<{ id: number; form_name: string }[]>('Issue/GetForms', {})
  const form = forms.find(({ form_name }) => form_name === '安防设施改进建议')
  const safety = await apiOf('outlet_safety')
  const { user } = await safety<{ user: { dept_id: number } }>('Login/GetCurrent', {})
  const draft = await branch('Issue/Save', {
    ...{ title, category: 2, content: '<p>请填写。</p>', deadline: soon(), form_id: form?.id },
    ...{ target_type: 1, target_ids: [user.dept_id], need_audit: false, allow_late: false, remind_rule: 1 },
  })
  await branch('Issue/Publish', { id: draft.id, version: draft.version })
  const items = () => branch<Item[]>('Issue/GetItemList', { issue_id: draft.id })

  const phone = await people.enter('outlet_safety', '/dashboard/workplace', { width: 360, height: 740 })
  await whenReady(phone)
  await phone.context().setOffline(true)
  await phone.goto('/issueList')
  await phone.getByRole('button', { name: new RegExp(`^上传 ${title}`) }).click()
  const sheet = phone.getByRole('region', { name: title })
  await sheet.getByLabel('所在位置').fill('营业厅大门左侧')
  await sheet.getByText('一般', { exact: true }).click()
  await sheet.getByLabel('问题和建议').fill('大门左侧的摄像机夜间看不清，建议增加补光灯。')
  await choose(sheet, '设施类别', '视频监控')
  await sheet.getByText('否', { exact: true }).click()
  await sheet.getByRole('button', { name: '提交' }).click()
  await toast(phone, '没有网络，已保存在本设备，联网后自动发送').waitFor()
  await outbox(phone).waitFor()
  expect(await items()).toMatchObject([{ submit_time: null }])

  await whenSent(phone)
  const [item] = await items()
  expect(item).toMatchObject({ submit_time: expect.any(String) })
  // Once: it was passed at once, and whoever comes back is not asked again.
  await phone.goto('/issueList')
  await phone.locator('.reg-card').filter({ hasText: title }).getByText('已通过').waitFor()
  expect(await phone.getByRole('button', { name: new RegExp(`^上传 ${title}`) }).count()).toBe(0)
})
