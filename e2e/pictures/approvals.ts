import { apiOf } from '../support/api.ts'
import { settle } from '../support/everyPage.ts'
import type { Camera } from './camera.ts'

type Row = { id: number; task_id: number }

/** Approvals: a new request on a phone, the inbox, one request, and the designer of flows. */
export async function approvalPictures({ enter, take }: Camera): Promise<void> {
  const teller = await apiOf('outlet_teller')
  const flows = await teller<{ id: number; flow_name: string }[]>('OaExamine/GetStartList', {})
  const escort = flows.find(({ flow_name }) => flow_name.startsWith('临时用车'))
  const phone = await enter('outlet_teller', `/form/basic?flow=${escort?.id}`, { phone: true })
  await phone.locator('.sf-form').waitFor()
  await take('approval-start-phone', phone)

  const inbox = await enter('branch_security', '/form/step', { height: 560 })
  await inbox.getByRole('row').nth(1).waitFor()
  await take('approvals', inbox)

  const [first] = await (await apiOf('branch_security'))<Row[]>('OaExamine/GetAuditList', {})
  const page = await enter('branch_security', `/form/examine?id=${first?.id}&task=${first?.task_id}`)
  await page.locator('.sf-form').waitFor()
  await settle(page)
  await take('approval', page)

  const [flow] = await (await apiOf('admin'))<{ id: number }[]>('OaFlow/GetPageList', { keywords: '临时用车' })
  const designer = await enter('admin', `/exception/systemExamineList/flow?id=${flow?.id}`)
  await designer.getByText('分行保卫科').first().waitFor()
  await take('flow-designer', designer)
}
