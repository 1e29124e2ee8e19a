import { apiOf } from '../support/api.ts'
import { open, settle } from '../support/everyPage.ts'
import type { Camera } from './camera.ts'

const forms = '/exception/queryFieldlist'
const proposal = '安防设施改进建议'

/**
 * Custom forms: the list, the designer, the form that a teller fills in, and the submission that the administrator
 * reads.
 */
export async function formPictures({ enter, take }: Camera): Promise<void> {
  const admin = await apiOf('admin')
  const [form] = await admin<{ id: number }[]>('CustomForm/GetFillList', { keywords: proposal })
  const id = form?.id
  const page = await enter('admin', forms, { height: 560 })
  await take('forms', page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${forms}/field?id=${id}`)
  await page.getByRole('tree', { name: '画布' }).getByText('设施类别').click()
  await page.locator('.fd-properties').getByLabel('标题', { exact: true }).waitFor()
  await take('form-designer', page)

  const teller = await enter('outlet_teller', `${forms}/fill?id=${id}`)
  await teller.locator('.sf-form').waitFor()
  await take('form-fill', teller)
  const phone = await enter('outlet_teller', `${forms}/fill?id=${id}`, { phone: true })
  await phone.locator('.sf-form').waitFor()
  await take('form-fill-phone', phone)

  const reader = await enter('admin', `${forms}?tab=submissions&form_id=${id}`)
  await reader.getByRole('row').nth(1).getByRole('button').first().click()
  await reader.getByRole('dialog').locator('.sf-form').waitFor()
  await settle(reader)
  await take('form-submission', reader)
}
