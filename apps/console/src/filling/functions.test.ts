// @vitest-environment jsdom
import { buttonFunctions, fileFunctions } from '@shouya/contract/formFunctions'
import { afterEach, expect, test, vi } from 'vitest'
import { functions } from './functions.ts'

afterEach(() => vi.restoreAllMocks())

test('the console has each function that a form may name, and no other', () => {
  expect(Object.keys(functions).sort()).toEqual([...buttonFunctions, ...fileFunctions].sort())
})

test('printing and help, from a button', () => {
  const print = vi.fn()
  const open = vi.fn()
  vi.stubGlobal('print', print)
  vi.stubGlobal('open', open)
  functions.printPage()
  expect(print).toHaveBeenCalledOnce()
  functions.openHelp()
  expect(open).toHaveBeenCalledExactlyOnceWith('/help.pdf', '_blank', 'noopener')
})

test('a file is looked at and saved, from addresses of the web alone', () => {
  const open = vi.fn()
  vi.stubGlobal('open', open)
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.getAttribute('href')}`)
  })
  const file = (url: string) => ({ type: 'file', status: 'done', uid: '1', name: 'a.pdf', url }) as never
  for (const url of ['/api/files/1', 'javascript:alert(1)', '//elsewhere.example/x']) {
    functions.viewFile(file(url))
    functions.saveFile(file(url))
  }
  functions.viewFile()
  functions.saveFile()
  expect(open).toHaveBeenCalledExactlyOnceWith('/api/files/1', '_blank', 'noopener')
  expect(saved).toEqual(['a.pdf /api/files/1'])
})
