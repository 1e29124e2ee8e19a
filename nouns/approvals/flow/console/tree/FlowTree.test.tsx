// @vitest-environment jsdom
import type { Definition } from '@shouya/approvals/definition'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import FlowTree, { type Gap } from './FlowTree.tsx'

const definition = {
  flow: [
    { id: 'a', type: 'delay', hours: 1, calendar: 'all' },
    {
      id: 'g',
      type: 'parallel',
      branches: [
        { id: 'b1', name: 'left', flow: [{ id: 'c', type: 'trigger', topic: 'x' }] },
        { id: 'b2', flow: [] },
      ],
    },
  ],
} as const satisfies Pick<Definition, 'flow'>

function draw(drawing: React.ReactNode): HTMLElement {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('div')
  act(() => createRoot(page).render(drawing))
  return page
}

const outline = (list: Element | null): unknown =>
  [...(list?.children ?? [])].map((item) => [
    item.querySelector(':scope > b')?.textContent,
    ...[...item.children].filter(({ tagName }) => tagName === 'OL' || tagName === 'UL').map(outline),
  ])

test('the lists are nested as the flow is', () => {
  const page = draw(
    <FlowTree
      definition={definition}
      node={({ id }) => <b>{id}</b>}
      branch={({ id }) => <b>{id}</b>}
      start={null}
      end={null}
    />,
  )
  expect(outline(page.querySelector('ol'))).toEqual([['a'], ['g', [['b1', [['c']]], ['b2']]]])
})

test('there is a gap before each node and at the end of each sequence, also of an empty one', () => {
  const gaps: Gap[] = []
  draw(
    <FlowTree
      definition={definition}
      node={() => null}
      branch={() => null}
      gap={(gap) => {
        gaps.push(gap)
        return null
      }}
      start={null}
      end={null}
    />,
  )
  expect(gaps.map(({ flow, at }) => `${flow}:${at}`).sort()).toEqual([':0', ':1', ':2', 'b1:0', 'b1:1', 'b2:0'])
})

test('a line has the state of what it leads to', () => {
  const page = draw(
    <FlowTree
      definition={definition}
      node={() => null}
      branch={() => null}
      state={(id) => (id === 'b2' ? 'skipped' : 'done')}
      start={null}
      end={null}
    />,
  )
  const skipped = [...page.querySelectorAll('.flow-tree-line[data-state="skipped"]')]
  expect(skipped).toHaveLength(2)
  expect(skipped.every((line) => line.closest('[class~="flow-tree-branch"]')?.matches('[data-state="skipped"]'))).toBe(
    true,
  )
})
