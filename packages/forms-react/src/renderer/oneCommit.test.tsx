// @vitest-environment jsdom
import { type ComponentType, Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ScopeNode } from './store/nodes.ts'
import { act, field, form, mount, required, type } from './testing/mount.tsx'

const commits = new Set<string>()

/**
 * Wraps the component in a profiler that records commits inside it. By name and not by number: antd's own input commits
 * twice, the second time without a change.
 */
async function profiled<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  nameOf: (props: P) => string,
) {
  const { default: Real } = await load()
  return {
    default: (props: P) => (
      <Profiler id={nameOf(props)} onRender={(id) => commits.add(id)}>
        <Real {...props} />
      </Profiler>
    ),
  }
}

interface One {
  readonly id: string
  readonly scope: ScopeNode
}

vi.mock('./FieldRow.tsx', (load) => profiled<One>(load as never, ({ id }) => id))
vi.mock('./batch/BatchCell.tsx', (load) => profiled<One>(load as never, ({ id, scope }) => scope.key + id))
vi.mock('./FarRows.tsx', (load) => profiled<{ ids: string[] }>(load as never, ({ ids }) => `far ${ids[0]}`))

const KINDS = ['input', 'number', 'select', 'checkbox']
const thousand = form(
  ...Array.from({ length: 1000 }, (_, index) => field(KINDS[index % 4] as string, `m${index}`, required)),
)

let page: Awaited<ReturnType<typeof mount>>
beforeEach(() => {
  commits.clear()
})
afterEach(() => page.end())

test('a key stroke in the middle of 1,000 fields commits one field, and every label is in the page', async () => {
  page = await mount(thousand)
  expect(page.element.querySelectorAll('.sf-label')).toHaveLength(1000)
  expect(page.element.querySelectorAll('.sf-far').length).toBeGreaterThan(900)

  await act(async () => page.control('m500')?.focus())
  const input = page.control('m500')
  expect(input?.matches('input:focus')).toBe(true)

  commits.clear()
  await type(input, 'a')
  await type(input, 'ab')
  expect([...commits]).toEqual(['m500'])
  expect(page.form().peek().m500).toBe('ab')
})

test('with a rule one more field is committed for each that depends on it', async () => {
  const reads = {
    op: 'gt',
    args: [
      { op: 'length', args: [{ op: 'field', model: 'm0' }] },
      { op: 'literal', value: 1 },
    ],
  }
  const hidden = field('input', 'shown', { logic: { visible: reads } })
  page = await mount({ ...thousand, list: [hidden, ...thousand.list, { ...hidden, key: 'far', model: 'far' }] })
  commits.clear()
  await type(page.control('m0'), 'a')
  expect([...commits]).toEqual(['m0'])
  expect(page.control('far')).toBeNull()
  await type(page.control('m0'), 'ab')
  // A distant field shows its label without React.
  expect([...commits]).toEqual(['m0', 'shown'])
  expect(page.control('far')?.className).toContain('sf-far')
})

test('far away only what looks different is made anew, and a row that is hidden stays for the next time', async () => {
  page = await mount(thousand)
  const rows = () => ['m600', 'm601', 'm602'].map((model) => page.control(model)?.parentElement)
  const before = rows()
  const same = () => rows().map((row, index) => row === before[index])
  await act(async () => page.form().hide(['m601']))
  expect(same()).toEqual([true, true, true])
  expect(rows().map((row) => row?.hidden)).toEqual([false, true, false])
  await act(async () => page.form().show(['m601']))
  await act(async () => page.form().setData({ m600: 'b' }))
  expect(same()).toEqual([true, true, true])
  expect(rows().map((row) => row?.hidden)).toEqual([false, false, false])
  await act(async () => page.form().setOptions(['m602'], 'placeholder', 'x'))
  expect(same()).toEqual([true, true, false])
})

test('panes that are not open have labels and no controls until they are', async () => {
  const list = (from: number) => thousand.list.slice(from, from + 5)
  const tabs = { type: 'tabs', key: 'tabs', columns: [{ list: list(0) }, { list: list(5) }] }
  page = await mount(form(tabs))
  expect(page.element.querySelectorAll('.sf-label')).toHaveLength(10)
  expect(page.control('m0')?.tagName).toBe('INPUT')
  expect(page.control('m8')?.className).toContain('sf-far')
  await act(async () => page.form().jump(['m8']))
  expect(page.control('m8')?.tagName).toBe('INPUT')
})

test('in a row of a batch one cell is committed', async () => {
  const list = [field('input', 'goods', required), field('input', 'note')]
  const items = Array.from({ length: 20 }, (_, index) => ({ key: `r${index}`, goods: 'x', note: '' }))
  page = await mount(form(field('batch', 'items', { list })), { values: { items } })
  commits.clear()
  await type(page.control('r7-note'), 'a')
  // The batch is notified because it contains the cell.
  expect([...commits]).toEqual(['r7note', 'items'])
})
