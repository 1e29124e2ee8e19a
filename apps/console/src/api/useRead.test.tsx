// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Activity } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useRead } from './useRead.ts'

const readIds = vi.hoisted(() => [] as number[])
vi.mock('./call.ts', () => ({
  call: (_path: string, { id }: { id: number }) => {
    readIds.push(id)
    return Promise.resolve({ answer: readIds.length })
  },
}))

function Form({ id }: { id: number }) {
  const { data } = useRead('FaultRepair/Get', { id }, { once: true })
  return <p>{JSON.stringify(data ?? null)}</p>
}

test('what a form begins with is read for each question anew, but not when its page comes back to the front', async () => {
  const client = new QueryClient()
  const place = document.createElement('div')
  const root = createRoot(place)
  const show = (id: number, mode: 'visible' | 'hidden' = 'visible') =>
    root.render(
      <QueryClientProvider client={client}>
        <Activity mode={mode}>
          <Form id={id} />
        </Activity>
      </QueryClientProvider>,
    )
  const says = (text: string) => expect.poll(() => place.textContent).toBe(text)
  const isHidden = () => place.querySelector('p')?.style.display === 'none'
  show(1)
  await says('{"answer":1}')
  show(1, 'hidden')
  await expect.poll(isHidden).toBe(true)
  show(1)
  await expect.poll(isHidden).toBe(false)
  expect(place.textContent).toBe('{"answer":1}')

  show(2)
  await says('{"answer":2}')
  // Somebody may have filed the first one meanwhile.
  show(1)
  await says('{"answer":3}')
  expect(readIds).toEqual([1, 2, 1])
  root.unmount()
})
