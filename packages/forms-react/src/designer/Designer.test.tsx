// @vitest-environment jsdom
import { ConfigProvider } from 'antd'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Designer, type DesignerHost } from './Designer.tsx'

// Without style sheets nothing scrolls, and the library complains about that.
vi.mock('@atlaskit/pragmatic-drag-and-drop-auto-scroll/element', () => ({ autoScrollForElements: () => () => {} }))

let root: Root
let page: HTMLElement

const stored = new Map<string, string>()
const host: DesignerHost = {
  lang: 'CN',
  storage: {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  },
  clipboard: { writeText: vi.fn(async () => {}) },
  presets: [{ name: 'person', label: '人员', field: { type: 'select', label: '人员', model: 'user_id' } }],
  roles: [],
  formHost: async () => ({}),
  sourceList: [],
  functionName: (name) => name,
  optionsOf: async () => [],
  onSave: vi.fn(async () => true),
  onClose: vi.fn(),
  onDirty: vi.fn(),
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  stored.clear()
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const open = (text = '{"list":[],"config":{}}', draftKey?: string) =>
  act(async () =>
    root.render(
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <Designer document={text} host={host} draftKey={draftKey} />
      </ConfigProvider>,
    ),
  )

const byText = (selector: string, text: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.textContent?.trim() === text)

/** The properties render a frame after the canvas. */
const painted = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

async function press(element: Element | null | undefined) {
  await act(async () => element?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  await painted()
}

async function key(init: KeyboardEventInit) {
  await act(async () =>
    page.querySelector('[role=tree]')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init })),
  )
  await painted()
}

const labels = () => [...page.querySelectorAll('.fd-label')].map((element) => element.textContent)

test('an empty form says so on both sides', async () => {
  await open()
  expect(page.textContent).toContain('从左侧选择控件添加')
  expect(page.textContent).toContain('未选择控件')
  expect([...page.querySelectorAll('.ant-collapse-header')].map((element) => element.textContent)).toEqual([
    '基础组件',
    '布局组件',
    '自定义组件',
  ])
})

test('a click on the palette adds a field, selects it and shows its properties; undo takes it away', async () => {
  await open()
  await press(byText('.fd-palette-item', '输入框'))
  expect(labels()).toEqual(['输入框'])
  expect(page.querySelector('[role=treeitem]')?.getAttribute('aria-selected')).toBe('true')
  expect(page.querySelector('.fd-properties')?.textContent).toContain('数据字段')
  expect(host.onDirty).toHaveBeenLastCalledWith(true)
  expect(page.querySelector('[aria-live]')?.textContent).toBe('已插入输入框，输入框，第 1 个，共 1 个')
  await key({ key: 'z', ctrlKey: true })
  expect(labels()).toEqual([])
  expect(host.onDirty).toHaveBeenLastCalledWith(false)
})

test('presets of the host keep their model', async () => {
  await open()
  await press(byText('.fd-palette-item', '人员'))
  await press(byText('.fd-toolbar button', '保存'))
  const [saved] = vi.mocked(host.onSave).mock.calls[0] ?? []
  expect(saved?.list.map(({ model, type }) => [type, model])).toEqual([['select', 'user_id']])
  expect(host.onDirty).toHaveBeenLastCalledWith(false)
})

test('which sections of the palette are open is remembered', async () => {
  await open()
  await press(byText('.ant-collapse-header', '布局组件'))
  expect(stored.get('shouya.designer.sections')).toBe('basic,custom')
})

test('the preview is 850 wide', async () => {
  await open()
  await press(byText('.fd-toolbar button', '预览'))
  expect(document.querySelector<HTMLElement>('.fd-preview')?.style.width).toBe('850px')
})

test('reset asks, empties and says so', async () => {
  await open('{"list":[{"type":"input","label":"甲","model":"a","key":"input_1"}],"config":{"layout":"vertical"}}')
  await press(byText('.fd-toolbar button', '清空'))
  expect(document.body.textContent).toContain('是否确认清空内容?')
  await press(byText('.ant-modal-container button, .ant-modal-confirm-btns button', '是'))
  expect(labels()).toEqual([])
  expect(document.body.textContent).toContain('已清空')
})

test('a draft of an earlier visit is offered and restored', async () => {
  stored.set('draft', '{"list":[{"type":"input","label":"旧稿","model":"a","key":"input_1"}],"config":{}}')
  await open(undefined, 'draft')
  await press(byText('button', '恢复'))
  expect(labels()).toEqual(['旧稿'])
})

test('a field is drawn anew only when it changed itself', async () => {
  const field = (n: number) => ({ type: 'input', label: `字段${n}`, model: `f${n}`, key: `input_${n}` })
  await open(JSON.stringify({ list: [field(1), field(2)], config: {} }))
  const second = page.querySelectorAll('.fd-row')[1]
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  if (second) observer.observe(second, { subtree: true, childList: true, attributes: true, characterData: true })
  await press(page.querySelector('[data-field=input_1]'))
  await key({ key: 'd', ctrlKey: true })
  expect(labels()).toEqual(['字段1', '字段1', '字段2'])
  expect(changes).toEqual([])
  observer.disconnect()
})

test('a text that is no form opens the import with it, and is refused there in the words of the specification', async () => {
  await open('{"list": oops')
  expect(document.body.textContent).toContain('导入格式如下:')
  await press(byText('.ant-modal-footer button', '导入'))
  expect(document.body.textContent).toContain('导入失败，数据格式不对')
})

test('the JSON view copies, and says whether it could', async () => {
  await open('{"list":[],"config":{"layout":"inline"}}')
  await press(byText('.fd-toolbar button', '生成JSON'))
  await press(byText('button', '复制数据'))
  expect(host.clipboard.writeText).toHaveBeenCalledWith(
    '{\n\t"list": [],\n\t"config": {\n\t\t"layout": "inline"\n\t}\n}',
  )
  expect(document.body.textContent).toContain('复制成功')
  vi.mocked(host.clipboard.writeText).mockRejectedValueOnce(new Error('denied'))
  await press(byText('button', '复制数据'))
  expect(document.body.textContent).toContain('复制失败')
})

test('the code view has VUE, HTML and React', async () => {
  await open()
  await press(byText('.fd-toolbar button', '生成代码'))
  expect([...document.querySelectorAll('.ant-modal [role=tab]')].map((element) => element.textContent)).toEqual([
    'VUE',
    'HTML',
    'React',
  ])
})

test('closing asks while something is unsaved', async () => {
  await open()
  await press(page.querySelector('[aria-label="关闭"]'))
  expect(host.onClose).toHaveBeenCalledTimes(1)
  await press(byText('.fd-palette-item', '输入框'))
  await press(page.querySelector('[aria-label="关闭"]'))
  expect(host.onClose).toHaveBeenCalledTimes(1)
  await press(byText('.ant-modal-footer button', '保存并关闭'))
  expect(host.onSave).toHaveBeenCalledTimes(1)
  expect(host.onClose).toHaveBeenCalledTimes(2)
})

test('a failed save leaves the work unsaved', async () => {
  await open()
  await press(byText('.fd-palette-item', '输入框'))
  vi.mocked(host.onSave).mockRejectedValueOnce(new Error('网络中断'))
  await press(byText('.fd-toolbar button', '保存'))
  expect(document.body.textContent).toContain('网络中断')
  expect(host.onDirty).toHaveBeenLastCalledWith(true)
})

test('tables refuse merges in the words of the specification', async () => {
  await open()
  await press(byText('.fd-palette-item', '表格布局'))
  await key({ key: '[' })
  await press(byText('.fd-section button', '向下合并'))
  expect(page.querySelectorAll('.fd-table td')).toHaveLength(3)
  await press(byText('.fd-section button', '向下合并'))
  expect(document.body.textContent).toContain('当前是最后一行，无法向下合并')
  await press(byText('.fd-section button', '向右合并'))
  expect(document.body.textContent).toContain('当前表格无法向右合并')
})
