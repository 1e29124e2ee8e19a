import type { Locator } from 'playwright-core'
import { choose } from './form.ts'

/** A request of the police with its document, in the form of recordings; `day` and `no` differ per case. */
export async function fillPolice(form: Locator, { name, no, day }: { name: string; no: string; day: string }) {
  await choose(form, '申请方', '公安/司法')
  await choose(form, '调阅方式', '现场查看')
  await form.getByLabel('申请单位').fill('松湾派出所')
  await form.getByLabel('申请人', { exact: true }).fill(name)
  await choose(form, '证件类型', '警官证')
  await form.getByLabel('证件号码').fill(`警 10${no}`)
  await form.getByLabel('电话').fill('19900002222')
  await choose(form, '法律文书', '调取证据通知书')
  await form.getByLabel('文书编号').fill(`调证〔2026〕${no}号`)
  await choose(form, '调阅原因', '案件侦办')
  await form.getByLabel('具体事由').fill('案件侦办')
  for (const [label, hour] of [
    ['录像开始', '09:00'],
    ['录像结束', '10:30'],
  ] as const) {
    await form.getByLabel(label).fill(`${day} ${hour}`)
    await form.getByLabel(label).press('Enter')
  }
  await form.getByLabel('摄像机1编号').fill('C1')
  await form.getByLabel('摄像机1名称').fill('营业厅')
}
