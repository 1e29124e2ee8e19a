import { beforeEach, expect, test, vi } from 'vitest'
import { askingHistory, type History } from './askingHistory.ts'

type Update = Parameters<Parameters<History['listen']>[0]>[0]
const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname })

let dirty = true
let answer = true
const mayLeave = vi.fn(async () => answer)
const browser = { push: vi.fn(), replace: vi.fn(), go: vi.fn(), location: at('/form'), listen: vi.fn() }
let emit: (update: Update) => void
let shown: string[]
let history: History

const pop = (pathname: string, delta: number) => emit({ action: 'POP', location: at(pathname), delta } as Update)
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  vi.clearAllMocks()
  dirty = true
  answer = true
  shown = []
  browser.listen.mockImplementation((listener) => {
    emit = listener
  })
  history = askingHistory(browser as unknown as History, { pending: () => dirty, mayLeave })
  history.listen(({ location }) => shown.push(location.pathname))
})

test('opens another page at once when nothing is unsaved', () => {
  dirty = false
  history.push('/other?x=1', 'state')
  expect(browser.push).toHaveBeenCalledWith('/other?x=1', 'state')
  expect(mayLeave).not.toHaveBeenCalled()
})

test('asks before another page, and stays when the answer is no', async () => {
  answer = false
  history.push('/other')
  await settled()
  expect(mayLeave).toHaveBeenCalledOnce()
  expect(browser.push).not.toHaveBeenCalled()

  answer = true
  history.replace({ pathname: '/other' })
  await settled()
  expect(browser.replace).toHaveBeenCalledOnce()
})

test('a new query of the same page needs no question', () => {
  history.push('/form?page=2')
  history.push('?page=3')
  history.replace({ search: '?page=4' })
  expect(mayLeave).not.toHaveBeenCalled()
  expect(browser.push).toHaveBeenCalledTimes(2)
})

test('the browser’s back button is undone until the answer is yes', async () => {
  pop('/before', -1)
  expect(browser.go.mock.calls).toEqual([[1]])
  pop('/form', 1)
  await settled()
  expect(browser.go.mock.calls).toEqual([[1], [-1]])
  expect(shown).toEqual([])

  dirty = false
  pop('/before', -1)
  expect(shown).toEqual(['/before'])
})
