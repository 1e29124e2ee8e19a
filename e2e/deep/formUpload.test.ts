import { expect, test } from 'vitest'
import { apiOf } from '../support/api.ts'
import { useBrowser } from '../support/browser.ts'
import { pixel } from '../support/photo.ts'

const people = useBrowser()
// A second run on the same data must not find the forms of the first run.
const name = `现场取证${String(Date.now()).slice(-8)}`
const picture = (title: string) => ({ name: title, mimeType: 'image/png', buffer: pixel })

const field = (type: string, label: string, model: string, options: object) => ({
  type,
  label,
  model,
  key: model,
  options: { multiple: true, limit: 3, action: '/api/Common/UploadFileServer', ...options },
  rules: [{ required: true, message: '必填项' }],
})

async function publish(): Promise<number> {
  const admin = await apiOf('admin')
  const categories = await admin<{ id: number }[]>('CustomForm/GetCategoryList', {})
  const category = categories[0] ?? (await admin<{ id: number }>('CustomForm/SaveCategory', { category_name: '取证' }))
  const document = JSON.stringify({
    list: [
      field('uploadFile', '附件', 'papers', {}),
      field('uploadImg', '照片', 'pictures', { listType: 'picture-card' }),
    ],
    config: { layout: 'horizontal' },
  })
  const { id, version } = await admin('CustomForm/Save', { form_name: name, category_id: category.id, document })
  await admin('CustomForm/Publish', { id, version, note: null })
  return id
}

test('files of a form: one is taken back on its way, one fails and is tried again, both kinds arrive [C-4-12]', async () => {
  const id = await publish()
  const page = await people.enter('outlet_teller', `/exception/queryFieldlist/fill?id=${id}`)
  const sheet = page.getByRole('region', { name })
  let refusals = 1
  await page.route('**/Common/UploadFileServer', async (route) => {
    const sent = route.request().postDataBuffer()?.toString('latin1') ?? ''
    // This upload never finishes.
    if (sent.includes('slow.png')) return
    if (sent.includes('again.png') && refusals-- > 0)
      await route.fulfill({ status: 503, json: { Code: 500, Message: '服务繁忙', Data: null } })
    else await route.continue()
  })
  const [papers, pictures] = [sheet.locator('input[type=file]').first(), sheet.locator('input[type=file]').last()]

  await pictures.setInputFiles([picture('slow.png'), picture('door.png')])
  await sheet.locator('.ant-upload-list-item-done').first().waitFor()
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('UploadFileServer'))
  await sheet.getByRole('button', { name: '取消上传 slow.png' }).click()
  await ended
  await sheet.getByRole('button', { name: '取消上传 slow.png' }).waitFor({ state: 'detached' })

  await papers.setInputFiles(picture('again.png'))
  await page.getByText('文件上传失败：服务繁忙').waitFor()
  await sheet.getByText('文件“again.png”未上传成功').waitFor()
  const submit = sheet.getByRole('button', { name: /提\s*交/ })
  await submit.click()
  await sheet.locator('.sf-error').first().waitFor()
  expect(await sheet.locator('.sf-error').allInnerTexts()).toEqual(['文件“again.png”未上传成功'])
  await sheet.getByRole('button', { name: '重试 again.png' }).click()
  await sheet.getByRole('link', { name: 'again.png' }).waitFor()
  await submit.click()
  await page.getByText('已提交').waitFor()
})
