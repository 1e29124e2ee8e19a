// @vitest-environment jsdom
import { App } from 'antd'
import { Activity, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import FormView from './FormView.tsx'
import type { FormHandle } from './formHandle.ts'
import type { SendFile, UploadAnswer } from './host/sendFile.ts'
import { act, field, form, required, type, wait } from './testing/mount.tsx'

const element = document.body.appendChild(document.createElement('div'))
const root = createRoot(element)
const handle = createRef<FormHandle>()
afterEach(() => act(async () => root.unmount()))

const pictures = { options: { action: '/api/Common/UploadFileServer', listType: 'text' } }
const leave = form(
  field('input', 'why', required),
  field('uploadImg', 'pics', pictures),
  field('batch', 'items', { list: [field('input', 'goods')] }),
)

/** As a console tab keeps its page: hidden, without effects, mounted. */
const show = (mode: 'visible' | 'hidden', host: { upload: SendFile }, onChange: (model: string) => void) =>
  act(async () =>
    root.render(
      <App>
        <Activity mode={mode}>
          <FormView ref={handle} document={leave} lang="CN" host={host} onChange={onChange} />
        </Activity>
      </App>,
    ),
  )
const input = (key: string) => element.querySelector<HTMLInputElement>(`[id$="-${key}"]`)

test('in a hidden tab values, issues and rows stay, and a running upload arrives', async () => {
  let arrive: ((answer: UploadAnswer) => void) | undefined
  const aborted = vi.fn()
  const host = {
    upload: (_: File, { signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', aborted)
      return new Promise<UploadAnswer>((resolve) => {
        arrive = resolve
      })
    },
  }
  const changed = vi.fn()
  await show('visible', host, changed)
  await type(input('why'), '探亲')
  await act(async () => element.querySelector<HTMLElement>('.sf-batch > button')?.click())
  const chooser = element.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  const file = new File(['x'], 'a.png', { type: 'image/png' })
  Object.defineProperty(chooser, 'files', { value: [file], configurable: true })
  await act(async () => chooser.dispatchEvent(new Event('change', { bubbles: true })))
  await wait()
  expect(arrive).toBeDefined()

  await show('hidden', host, changed)
  expect(handle.current).toBeNull()
  expect(element.querySelector<HTMLElement>('form')?.style.display).toBe('none')
  await act(async () => arrive?.({ Code: 0, url: '/files/1', Data: { id: 7 } }))

  await show('visible', host, changed)
  expect(aborted).not.toHaveBeenCalled()
  expect(input('why')?.value).toBe('探亲')
  expect(element.querySelectorAll('.sf-batch tbody tr')).toHaveLength(1)
  expect(element.querySelector('.ant-upload-list-item-done')?.textContent).toContain('a.png')
  expect(handle.current?.peek()).toMatchObject({ why: '探亲', pics: [{ name: 'a.png', uid: '7', url: '/files/1' }] })
  changed.mockClear()
  await type(input('why'), '探亲。')
  expect(changed).toHaveBeenCalledExactlyOnceWith('why')
})
