import type { Locator, Page, Route } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiOf } from '../support/api.ts'
import { useBrowser } from '../support/browser.ts'
import { dropped, type FormOf, fieldOf, file, fillIn, must, publishForm, submitButton } from '../support/customForm.ts'
import { dialog, rowOf, signByHand, toast } from '../support/form.ts'
import { pixel as png } from '../support/photo.ts'

const people = useBrowser()
const who = 'outlet_teller'
const uploads = /\/api\/Common\/Upload/
const text = (name: string, words = name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })
/** The smallest GIF there is. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const picture = (name: string, buffer = pixel) => ({ name, mimeType: 'image/gif', buffer })

let form: FormOf
let page: Page
let sheet: Locator
beforeAll(async () => {
  form = await publishForm('上传', [
    dropped('uploadFile', '附件', { multiple: true }, must('请上传附件')),
    dropped('uploadFile', '拖入', {
      drag: true,
      limit: 1,
      downloadWay: 'ajax',
      data: '{"folder":"taskmeeting"}',
      fileName: 'paper',
      headers: { 'X-Form': 'visit', Authorization: 'Bearer stolen' },
    }),
    dropped('uploadImg', '照片', { limit: 2, multiple: true }),
    dropped('uploadImg', '图列', { listType: 'picture', action: '/api/Common/UploadFile' }),
    dropped('uploadImg', '图名', { listType: 'text' }),
    dropped('uploadImg', '签名', { limit: 1, signature: true, sensitive: true }),
  ])
  page = await people.enter(who)
})
beforeEach(async () => {
  sheet = await fillIn(page, form)
})

const box = (label: string): Locator => fieldOf(sheet, label).locator('input[type="file"]')
const names = (label: string): Promise<string[]> =>
  fieldOf(sheet, label)
    .locator('.ant-upload-list-item-name')
    .allInnerTexts()
    // In order of arrival.
    .then((all) => all.sort())

/** Files that were uploaded to the server. */
const done = (label: string): Locator => fieldOf(sheet, label).locator('.ant-upload-list-item-done')

async function give(label: string, files: ReturnType<typeof text>[]): Promise<void> {
  const before = await done(label).count()
  await box(label).setInputFiles(files)
  await expect.poll(() => done(label).count()).toBe(before + files.length)
}

/** Removes the only file of a field; the icon of a replaced file remains for a moment. */
async function takeAway(label: string): Promise<void> {
  const button = fieldOf(sheet, label).getByRole('button', { name: '删除文件' })
  await expect.poll(() => button.count()).toBe(1)
  await button.click()
}

async function drawSignature(): Promise<void> {
  await fieldOf(sheet, '签名').getByRole('button', { name: '手写签名' }).click()
  const ask = dialog(page, '签名')
  const take = ask.getByRole('button', { name: /确\s*定/ })
  expect(await take.isDisabled()).toBe(true)
  await signByHand(ask)
  await take.click()
  await ask.waitFor({ state: 'detached' })
  await done('签名').waitFor()
}

/** The fields and headers of a request besides the file. */
const partsOf = (route: Route) => {
  const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
  const of = (name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1]
  const { pathname } = new URL(route.request().url())
  return { path: pathname, file: /name="(\w+)"; filename/.exec(body)?.[1], folder: of('folder') }
}

test('files go to the server with their field and folder, pictures as pictures [C-7.1-12 C-9-18 F-3.3-11 F-3.3-12 F-3.4-10 F-3.4-11 F-7-01 F-7-02 F-7-03 F-9-11]', async () => {
  const sent: ReturnType<typeof partsOf>[] = []
  let headers: Record<string, string> = {}
  await page.route(uploads, async (route) => {
    const parts = partsOf(route)
    sent.push(parts)
    if (parts.folder === 'taskmeeting') headers = await route.request().allHeaders()
    await route.continue()
  })
  await box('附件').setInputFiles([text('一.txt'), text('二.txt')])
  await expect.poll(() => names('附件')).toEqual(['一.txt', '二.txt'].sort())
  await box('拖入').setInputFiles([text('三.txt')])
  await expect.poll(() => names('拖入')).toEqual(['三.txt'])
  await box('照片').setInputFiles([picture('a.gif')])
  await expect.poll(() => done('照片').count()).toBe(1)
  await box('图列').setInputFiles([picture('c.gif')])
  await done('图列').waitFor()
  await page.unroute(uploads)
  const path = '/api/Common/UploadFileServer'
  expect(sent).toEqual([
    { path, file: 'file', folder: 'notice' },
    { path, file: 'file', folder: 'notice' },
    { path, file: 'paper', folder: 'taskmeeting' },
    { path, file: 'image', folder: 'notice' },
    { path: '/api/Common/UploadFile', file: 'image', folder: 'notice' },
  ])
  // Headers configured by the form's author, except those for authentication.
  expect(headers['x-form']).toBe('visit')
  expect(headers.authorization).toBeUndefined()
  expect(await fieldOf(sheet, '拖入').locator('.ant-upload-drag').count()).toBe(1)
  for (const [label, style] of [
    ['照片', 'picture-card'],
    ['图列', 'picture'],
    ['图名', 'text'],
  ] as const)
    expect(await fieldOf(sheet, label).locator(`.ant-upload-list-${style}`).count()).toBe(1)
})

test('no more than the limit, no other kinds than pictures, nothing the server does not take [F-5-08 F-5-09 F-8-07 F-8-08 F-9-03]', async () => {
  await give('附件', [text('一.txt'), text('二.txt')])
  await box('附件').setInputFiles([text('四.txt'), text('五.txt')])
  await toast(page, '最大上传数量为3').waitFor()
  await expect.poll(() => names('附件')).toEqual(['一.txt', '二.txt', '四.txt'].sort())
  await box('照片').setInputFiles([{ name: 'b.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }])
  await toast(page, '只能上传 gif、jpeg 或 png 图片').waitFor()
  // Only its name says that it is a picture.
  await box('图列').setInputFiles([picture('假.gif', Buffer.from('no picture'))])
  await toast(page, '图片上传失败').waitFor()
  await fieldOf(sheet, '图列').getByText('文件“假.gif”未上传成功').waitFor()
  await takeAway('图列')
  await expect.poll(() => names('图列')).toEqual([])
})

test('one that is on its way shows it, can be stopped, and what failed can be sent again [C-8-04 F-5-10 F-8-06 F-8-07]', async () => {
  let goOn = () => {}
  const holding = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(uploads, async (route) => {
    await holding
    // The request was canceled, so it cannot continue.
    await route.continue().catch(() => undefined)
  })
  await box('拖入').setInputFiles([text('慢.txt')])
  await fieldOf(sheet, '拖入').getByRole('progressbar').waitFor()
  await takeAway('拖入')
  await expect.poll(() => names('拖入')).toEqual([])
  goOn()
  await page.unroute(uploads)
  expect(await names('拖入')).toEqual([])

  // The server refuses the first upload, and accepts the second.
  await page.route(uploads, (route) => route.fulfill({ json: { Code: 1012, Message: '磁盘已满', Data: null } }), {
    times: 1,
  })
  await box('拖入').setInputFiles([text('再来.txt')])
  await toast(page, '文件上传失败：磁盘已满').waitFor()
  await submitButton(sheet).click()
  await fieldOf(sheet, '拖入').getByText('文件“再来.txt”未上传成功').waitFor()
  await fieldOf(sheet, '拖入').getByRole('button', { name: /^重试/ }).click()
  await done('拖入').waitFor()
  // No response at all.
  await page.route(uploads, (route) => route.abort(), { times: 1 })
  await box('图名').setInputFiles([picture('断.gif')])
  await toast(page, '图片上传失败').last().waitFor()
  await fieldOf(sheet, '图名').getByRole('button', { name: /^重试/ }).click()
  await done('图名').waitFor()
})

test('a signature is drawn', async () => {
  await drawSignature()
  // One signature is the maximum.
  expect(await fieldOf(sheet, '签名').getByRole('button', { name: '手写签名' }).count()).toBe(0)

  // Instead of drawing, a picture can be uploaded, also by keyboard.
  await takeAway('签名')
  await fieldOf(sheet, '签名').getByRole('button', { name: '手写签名' }).click()
  const ask = dialog(page, '签名')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    ask.getByRole('button', { name: '改为选用签名图片' }).press('Enter'),
  ])
  await chooser.setFiles({ ...picture('签名.png', png), mimeType: 'image/png' })
  await ask.waitFor({ state: 'detached' })
  await done('签名').waitFor()
})

test('what was uploaded is kept as entries, read from the record, and one content lies there once [C-3-11 F-3.2-06 F-7-04]', async () => {
  await give('附件', [text('一.txt')])
  await give('拖入', [text('再来.txt')])
  await give('照片', [picture('a.gif')])
  await give('照片', [picture('又.gif')])
  await drawSignature()
  type Entry = { type: string; name: string; status: string; uid: string; url: string }
  const storedData = (await file(sheet, who, form)) as Record<string, Entry[]>
  const entry = { status: 'done', uid: expect.stringMatching(/^\d+$/) }
  const url = expect.stringMatching(/^\/api\/Common\/PreviewDownloadFile\?id=\d+$/)
  expect(storedData.附件).toContainEqual({ ...entry, type: 'file', name: '一.txt', url })
  expect(storedData.照片).toEqual(['a.gif', '又.gif'].map((name) => ({ ...entry, type: 'img', name, url })))
  // Signatures are masked until they are revealed.
  expect(storedData.签名).toBe('****')
  expect(storedData.照片?.[0]?.url).not.toBe(storedData.照片?.[1]?.url)

  await page.getByRole('button', { name: '我的填报' }).click()
  await rowOf(page, form.name).first().getByRole('button').first().click()
  const record = page.getByRole('dialog', { name: form.name })
  await expect
    .poll(() =>
      record
        .locator('.sf-images img')
        .evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    record.getByRole('button', { name: '下载“再来.txt”' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('再来.txt')
  // A colleague who may not read the record may not read its files either.
  const own = await apiOf('outlet_safety')
  await expect(own('Login/GetCurrent', {})).resolves.toBeTruthy()
  const other = await people.enter('outlet_safety')
  expect((await other.request.get(storedData.附件?.[0]?.url ?? '')).status()).toBe(403)
})

test('a foreign address is refused at design time, and never sent to', async () => {
  const admin = await apiOf('admin')
  const elsewhere = dropped('uploadFile', '外站', { action: 'https://evil.example/upload' })
  const refusal = await publishForm('外站', [elsewhere]).catch(({ message }: Error) => message)
  expect(refusal).toContain('不允许上传到“https://evil.example/upload”')
  const [draft] = await admin<{ id: number; form_name: string }[]>('CustomForm/GetPageList', { keywords: '外站' })
  const design = await people.enter('admin', `/exception/queryFieldlist?id=${draft?.id}`)
  await design.getByRole('dialog').getByText('不允许上传到“https://evil.example/upload”').waitFor()
})
