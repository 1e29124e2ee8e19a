// @vitest-environment jsdom
import { fieldTypes } from '@shouya/forms/fieldTypes'
import { mockValues } from '@shouya/forms/mockValues'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { InvalidForm } from './formHandle.ts'
import { fixture, fixtureNames } from './testing/fixtures.ts'
import { act, field, form, mount, required, type, wait } from './testing/mount.tsx'

let page: Awaited<ReturnType<typeof mount>> | undefined
afterEach(async () => {
  await page?.end()
  page = undefined
})
const texts = (selector: string) =>
  [...(page?.element.querySelectorAll(selector) ?? [])].map((element) => element.textContent)
const sources = { options: new Proxy({}, { get: () => [{ value: '1', label: 'A' }] }) as never }

describe('every document of the fixtures is drawn', () => {
  /** Fixtures that contain all types; reading differs by type only. */
  const readable = new Set(['dropped-3.8.18.json', 'leave.json'])

  test.each(fixtureNames)('%s without a complaint of React', async (name) => {
    const complaints = vi.spyOn(console, 'error')
    const document = fixture(name)
    const { values } = mockValues(document, { ...sources, allowed: () => true })
    for (const mode of readable.has(name) ? (['edit', 'view', 'print'] as const) : (['edit'] as const)) {
      page = await mount(document, { mode, values, host: { sources } })
      expect(page.find('.sf-row, .sf-item, .sf-grid')).not.toBeNull()
      await page.end()
    }
    expect(complaints.mock.calls.map(([words]) => words as unknown)).toEqual([])
    complaints.mockRestore()
  })

  test('with a control for each of the 26 types', async () => {
    page = await mount(fixture('dropped-3.7.4-3.7.6-SPEC-DIALECT.json'), { mode: 'edit', host: { sources } })
    expect(Object.keys(fieldTypes)).toHaveLength(26)
    expect(texts('.sf-note').filter((words) => words?.includes('暂不支持'))).toEqual([])
  })
})

describe('titles', () => {
  const bare = { showLabel: false }
  const list = [
    field('batch', 'items', { label: '物品明细', options: bare, list: [field('input', 'name', { label: '品名' })] }),
    field('editor', 'story', { label: '事情经过', options: bare }),
    // An empty toolbar option means the default; other fields set it in the document.
    field('editor', 'more', { label: '', options: bare }),
    field('input', 'short', { label: '不显示', options: bare }),
  ]

  test.each(['edit', 'view', 'print'] as const)('of tables and rich text stand above them (%s)', async (mode) => {
    page = await mount(form(...list), { mode })
    await wait()
    expect(texts('.sf-label')).toEqual(['物品明细', '事情经过'])
    expect(texts('.sf-wide')).toHaveLength(4)
  })
})

describe('submit', () => {
  const inner = { type: 'tabs', key: 't2', columns: [{ list: [] }, { list: [field('input', 'deep', required)] }] }
  const nested = form(field('input', 'top'), { type: 'tabs', key: 't1', columns: [{ list: [] }, { list: [inner] }] })

  test('says what is wrong where it is hidden and kept, since nobody can be taken there', async () => {
    const list = [field('number', 'n', { label: '数量', options: { max: 1 } })]
    const batch = field('batch', 'b', { options: { hidden: true }, list })
    const document = { ...form(batch), config: { hiddenValues: 'keep' } } as const
    page = await mount(document, { values: { b: [{ n: 5 }] } })
    const result = await act(() =>
      page
        ?.form()
        .submit()
        .catch((failure: unknown) => failure),
    )
    expect(result).toBeInstanceOf(InvalidForm)
    await wait()
    expect(window.document.querySelector('.ant-message')?.textContent).toBe('未显示的“数量”填写不正确：不能大于1')
  })

  test('shows what is wrong, opens the tabs around the first place and puts the focus there [F-4-11 F-4-12]', async () => {
    page = await mount(nested)
    const result = await act(() =>
      page
        ?.form()
        .submit()
        .catch((failure: unknown) => failure),
    )
    expect(result).toBeInstanceOf(InvalidForm)
    expect(texts('.sf-error')).toEqual(['必填项'])
    await wait()
    expect(texts('.ant-tabs-tab-active').map((words) => words?.[0])).toEqual(['2', '2'])
    expect(document.activeElement).toBe(page.control('deep'))
    expect(page.control('deep')?.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(page.control('deep')?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '必填项',
    )
  })

  test('a shut tab says how many fields in it are wrong, rows of a batch too, until they are right', async () => {
    const lines = field('batch', 'lines', { list: [field('input', 'item', required)] })
    const first = { list: [field('input', 'a', required), field('input', 'free')] }
    const tabs = { type: 'tabs', key: 't', columns: [first, { list: [field('input', 'b', required), lines] }] }
    page = await mount(form(tabs))
    const marks = () =>
      [...(page?.element.querySelectorAll('.ant-tabs-tab') ?? [])].map(
        (tab) => tab.querySelector('.sf-tab-wrong [aria-hidden]')?.textContent ?? '',
      )
    expect(marks()).toEqual(['', ''])
    await act(() => page?.form().setData({ lines: [{}, {}] }))
    await act(() =>
      page
        ?.form()
        .submit()
        .catch(() => undefined),
    )
    expect(marks()).toEqual(['1', '3'])
    await act(() => page?.form().setData({ a: 'x', lines: [{ item: 'y' }, {}] }))
    expect(marks()).toEqual(['', '2'])
    await act(() => page?.form().hide(['b']))
    expect(marks()).toEqual(['', '1'])
  })

  test.each([
    ['the host wants that', true, {}, 'k-form-design#number#7'],
    ['the document says so and the host nothing', undefined, { outputString: true }, 'k-form-design#number#7'],
    ['not where the host wants values all the same', false, { outputString: true }, 7],
  ])('yields the values, as text where %s [F-4-11]', async (_, outputString, config, n) => {
    const onSubmit = vi.fn()
    const plain = form(field('number', 'n'), field('input', 's'))
    const wish = outputString === undefined ? {} : { outputString }
    page = await mount({ ...plain, config: { ...plain.config, ...config } }, { ...wish, onSubmit })
    await act(() => page?.form().setData({ n: 'k-form-design#number#7', s: 'x' }))
    await act(() => page?.form().submit())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ n, s: 'x' })
    expect(page.form().peek()).toEqual({ n: 7, s: 'x' })
  })

  test('a button of the form submits, another resets, a third calls the host [F-3.4-15]', async () => {
    const called = vi.fn()
    const onSubmit = vi.fn()
    const button = (handle: string) => ({
      type: 'button',
      key: handle,
      label: handle,
      options: { handle, dynamicFun: 'f' },
    })
    page = await mount(form(field('input', 's'), button('submit'), button('reset'), button('dynamic')), {
      onSubmit,
      host: { functions: { f: called } },
    })
    await type(page.control('s'), 'typed')
    await act(async () => page?.control('submit')?.click())
    await wait(0)
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ s: 'typed' })
    await act(async () => page?.control('dynamic')?.click())
    expect(called).toHaveBeenCalledExactlyOnceWith()
    await act(async () => page?.control('reset')?.click())
    expect(page.form().peek()).toEqual({ s: '' })
  })

  test('what the server refused is shown at its place', async () => {
    page = await mount(form(field('batch', 'rows', { list: [field('input', 'a')] })), {
      values: { rows: [{}, { key: 'k' }] },
    })
    await act(async () => page?.form().refuse([{ path: ['rows', 1, 'a'], message: '已存在' }]))
    expect(texts('.sf-error')).toEqual(['已存在'])
    await wait()
    expect(document.activeElement).toBe(page.control('k-a'))
  })
})

describe('rights and marks', () => {
  test('without the right a field is closed and says 无此权限', async () => {
    const bound = { options: { operation: { id: 'x', operation: 'edit' } } }
    page = await mount(form(field('input', 'closed', bound), field('input', 'open')), { host: { can: () => false } })
    expect(page.control('closed')?.disabled).toBe(true)
    expect(page.control('open')?.disabled).toBe(false)
    expect(page.find('.sf-forbidden')?.getAttribute('aria-label')).toBe('无此权限')
  })

  test('personal data are marked and not remembered by the browser', async () => {
    page = await mount(form(field('input', 'idno', { options: { sensitive: true } })))
    expect(page.find('.sf-sensitive')?.getAttribute('aria-label')).toBe('敏感信息')
    expect(page.control('idno')?.autocomplete).toBe('off')
  })

  test('html, help and values are cleaned', async () => {
    const evil = '<b>ok</b><img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">a</a>'
    const html = { type: 'html', key: 'h', options: { defaultValue: evil } }
    page = await mount(form(html, field('input', 'x', { help: evil }), field('editor', 'e')), { values: { e: evil } })
    expect(page.find('.sf-html b')?.textContent).toBe('ok')
    expect(page.element.innerHTML).not.toMatch(/onerror|<script|javascript:/)
  })
})

describe('filled in at one step by somebody who may only read the rest', () => {
  test('what is read is text without a control, rows, files and formatted text too; what is open is marked', async () => {
    const file = { uid: '1', type: 'file', name: '协议.pdf', status: 'done', url: '/files/1' }
    const lines = field('batch', 'lines', { list: [field('input', 'item', required)] })
    const values = { a: 'x', lines: [{ item: 'y' }], doc: [file], story: '<p>z</p>', stars: 3 }
    page = await mount(
      form(
        field('input', 'a', required),
        lines,
        field('uploadFile', 'doc'),
        field('editor', 'story'),
        field('rate', 'stars'),
        field('input', 'mine'),
      ),
      { values, reads: new Set(['a', 'lines', 'doc', 'story', 'stars']), marked: true },
    )
    expect([...page.element.querySelectorAll('input, textarea, [contenteditable]')].map(({ id }) => id)).toEqual([
      page.control('mine')?.id,
    ])
    expect(texts('.sf-reading .sf-control')).toEqual([
      'x',
      expect.stringContaining('y'),
      '协议.pdf',
      'z',
      '★★★☆☆ 3 / 5',
    ])
    expect(texts('.sf-reading .sf-required')).toEqual([])
    expect(texts('.sf-marked')).toEqual(['mine '])
    expect(page.find('.sf-marked .sf-asked')?.getAttribute('aria-label')).toBe('请填写')
    await type(page.control('mine'), 'typed')
    expect(page.form().peek()).toMatchObject({ a: 'x', mine: 'typed' })
  })
})

describe('layout of the document', () => {
  test('styles of the author hold inside the form', async () => {
    // jsdom reads style sheets of documents on the page only.
    vi.spyOn(document.implementation, 'createHTMLDocument').mockReturnValueOnce(document)
    const customStyle = '.sf-row { color: red; position: fixed } body { color: blue }'
    page = await mount({
      ...form(field('input', 'x')),
      config: { layout: 'vertical', customStyle, hideRequiredMark: true },
    })
    const id = page.find('form')?.id
    expect(page.find('style')?.textContent).toBe(`#${id} .sf-row { color: red; }\n#${id} body { color: blue; }`)
    expect(page.find('form')?.className).toContain('sf-vertical sf-edit sf-unmarked')
  })

  test('declarations hold for the form itself', async () => {
    page = await mount({
      ...form(field('input', 'x')),
      config: { customStyle: 'padding: 8px; background: url(//evil/x.png)' },
    })
    expect(page.find<HTMLElement>('form')?.style.padding).toBe('8px')
    expect(page.find<HTMLElement>('form')?.style.background).toBe('')
  })

  test('label columns by breakpoint; above the control on a phone unless xs has a width of its own', async () => {
    const style = () => page?.find<HTMLElement>('form')?.style
    page = await mount({ ...form(field('input', 'x')), config: { labelCol: { span: 6 } } })
    expect([style()?.getPropertyValue('--sf-label-md'), style()?.getPropertyValue('--sf-label-xs')]).toEqual([
      '6',
      '24',
    ])
    await page.end()
    page = await mount({ ...form(field('input', 'x')), config: { labelCol: { xs: 8, sm: 6 } } })
    expect([style()?.getPropertyValue('--sf-label-sm'), style()?.getPropertyValue('--sf-label-xs')]).toEqual(['6', '8'])
  })
})
