// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SendFile, UploadAnswer, UploadRequest } from './host/sendFile.ts'
import { act, field, form, mount, wait } from './testing/mount.tsx'

let page: Awaited<ReturnType<typeof mount>> | undefined
afterEach(async () => {
  await page?.end()
  page = undefined
})

/** A host whose uploads finish when the test says so. */
function uploads() {
  const sent: { file: File; request: UploadRequest; answer: (answer: UploadAnswer) => void; fail: () => void }[] = []
  const upload: SendFile = (file, request) =>
    new Promise((answer, reject) => sent.push({ file, request, answer, fail: () => reject(new Error('no')) }))
  return { sent, upload }
}

const png = (name: string, type = 'image/png') => new File(['x'], name, { type })

async function choose(...files: File[]) {
  const input = page?.find<HTMLInputElement>('input[type=file]') as HTMLInputElement
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  await wait()
}

const images = (options: object = {}) =>
  form(field('uploadImg', 'pics', { options: { action: '/api/Common/UploadFileServer', multiple: true, ...options } }))
const button = (words: string) =>
  [...(page?.element.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.includes(words))
const messages = () => [...document.querySelectorAll('.ant-message-notice')].map((element) => element.textContent)

describe('an upload', () => {
  test('is fetched by what the host registered, with the file [F-3.4-10]', async () => {
    const called = vi.fn()
    const file = { type: 'file', name: 'a.txt', status: 'done', uid: '7', url: '/files/7' }
    const options = { downloadWay: 'dynamic', dynamicFun: 'fetch' }
    page = await mount(form(field('uploadFile', 'papers', { options })), {
      mode: 'view',
      values: { papers: [file] },
      host: { functions: { fetch: called } },
    })
    await act(async () => button('a.txt')?.click())
    expect(called).toHaveBeenCalledExactlyOnceWith(file)
  })

  test('that is sensitive comes masked and is shown as such; nothing there stays a dash', async () => {
    const shown = async (pics: string | null) => {
      page = await mount(images(), { mode: 'view', values: { pics } })
      const words = page.find('.sf-read')?.textContent
      await page.end()
      return words
    }
    expect(await shown('****')).toBe('****')
    expect(await shown(null)).toBe('-')
  })

  test('goes where the document says and becomes an entry of the value [C-3-11 F-7-04]', async () => {
    const { sent, upload } = uploads()
    page = await mount(images({ data: '{"kind":"leave"}', headers: { authorization: 'mine', 'x-a': '1' } }), {
      host: { upload },
    })
    await choose(png('a.png'))
    expect(sent[0]?.request).toMatchObject({
      action: '/api/Common/UploadFileServer',
      fileName: 'image',
      data: { folder: 'notice', kind: 'leave' },
      headers: { 'x-a': '1' },
      sameOrigin: true,
    })
    await act(async () => sent[0]?.answer({ Code: 0, url: '/files/1', Data: { id: 7 } }))
    expect(page.form().peek().pics).toEqual([{ type: 'img', name: 'a.png', status: 'done', uid: '7', url: '/files/1' }])
  })

  test('beyond the limit is dropped, what is no image too, each with its message [C-5-06 C-5-07 F-5-08 F-5-09]', async () => {
    const { sent, upload } = uploads()
    page = await mount(images({ limit: 1 }), { host: { upload } })
    await choose(png('a.png'), png('b.png'), png('c.svg', 'image/svg+xml'))
    expect(sent.map(({ file }) => file.name)).toEqual(['a.png'])
    expect(messages()).toEqual(expect.arrayContaining(['最大上传数量为1', '只能上传 gif、jpeg 或 png 图片']))
  })

  test('that the server refuses stays as an error, can be tried again, and until then the form is not valid [C-5-08 C-8-05 F-4-15 F-5-10]', async () => {
    const { sent, upload } = uploads()
    page = await mount(images({ listType: 'text' }), { host: { upload } })
    await choose(png('a.png'))
    await act(async () => sent[0]?.answer({ Code: 1012, Message: '文件过大', url: '' }))
    expect(messages()).toContain('图片上传失败：文件过大')
    expect(page.form().peek().pics).toMatchObject([{ status: 'error', name: 'a.png' }])
    await act(async () => expect(page?.form().getData()).rejects.toThrow())
    await act(async () => button('重试')?.click())
    await act(async () => sent[1]?.answer({ Code: 0, url: '/files/2' }))
    expect(page.form().peek().pics).toMatchObject([{ status: 'done', url: '/files/2' }])
    expect(await act(() => page?.form().getData())).toMatchObject({ pics: [{ status: 'done' }] })
  })

  test('that is running is waited for by submit, goes on in a hidden page, and ends when it is taken back', async () => {
    const { sent, upload } = uploads()
    page = await mount(images(), { host: { upload } })
    await choose(png('a.png'), png('b.png'))
    await act(async () => button('取消上传')?.click())
    expect(sent[0]?.request.signal.aborted).toBe(true)
    sent[0]?.fail()
    const data = page.form().getData()
    await act(async () => sent[1]?.answer({ Code: 0, url: '/files/b' }))
    expect(await act(() => data)).toMatchObject({ pics: [{ name: 'b.png' }] })
  })

  test('of several files keeps the order in which they were chosen, whichever arrives first', async () => {
    const { sent, upload } = uploads()
    page = await mount(images(), { host: { upload } })
    await choose(png('a.png'), png('b.png'), png('c.png'))
    await act(async () => sent[2]?.answer({ Code: 0, url: '/files/c' }))
    await act(async () => sent[0]?.answer({ Code: 0, url: '/files/a' }))
    await act(async () => sent[1]?.fail())
    const pics = page.form().peek().pics as unknown as { name: string }[]
    expect(pics.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png'])
  })

  test('is begun by one button with a name, and no button stands in another', async () => {
    const { sent, upload } = uploads()
    for (const listType of ['picture-card', 'picture']) {
      page = await mount(images({ listType, placeholder: '选图' }), { host: { upload } })
      const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue()
      await act(async () => button('选图')?.click())
      expect(opened).toHaveBeenCalledOnce()
      opened.mockRestore()
      await choose(png('a.png'))
      await act(async () => sent.at(-1)?.fail())
      expect(page.element.querySelectorAll(':is(button, [role=button]) :is(button, [role=button])')).toHaveLength(0)
      const ids = [...page.element.querySelectorAll('[id]')].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      await page.end()
    }
  })

  test('goes to no stranger', async () => {
    const { upload } = uploads()
    page = await mount(images({ action: 'https://evil.example/take' }), { host: { upload } })
    expect(page.find<HTMLInputElement>('input[type=file]')?.disabled).toBe(true)
    expect(page.find('.sf-error')?.textContent).toBe('不允许上传到“https://evil.example/take”')
    await page.end()
    page = await mount(images({ action: 'https://files.bank.example/up' }), {
      host: { upload, uploadOrigins: ['https://files.bank.example'] },
    })
    expect(page.find<HTMLInputElement>('input[type=file]')?.disabled).toBe(false)
  })
})
