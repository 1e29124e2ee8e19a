import { expect, test } from 'vitest'
import { previewOf } from './attachment.ts'

test('pictures, PDFs and videos are shown, office files are fetched', () => {
  const kinds = ['a.PNG', 'b.jpeg', 'c.gif', 'd.pdf', 'e.docx', 'pdf', 'f.svg', 'g.mp4'].map((name) =>
    previewOf({ name }, false),
  )
  expect(kinds).toEqual(['picture', 'picture', 'picture', 'pdf', undefined, undefined, undefined, 'video'])
  // A phone's browser does not show a PDF within a page.
  expect(previewOf({ name: 'd.pdf' }, true)).toBe('pages')
  expect(previewOf({ name: 'd.pdf', drawn: true }, false)).toBe('pages')
})
