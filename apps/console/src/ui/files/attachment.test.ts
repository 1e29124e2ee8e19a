import { expect, test } from 'vitest'
import { previewOf } from './attachment.ts'

test('pictures and PDFs are shown, office files are fetched', () => {
  const kinds = ['a.PNG', 'b.jpeg', 'c.gif', 'd.pdf', 'e.docx', 'pdf', 'f.svg'].map((name) =>
    previewOf({ name }, false),
  )
  expect(kinds).toEqual(['picture', 'picture', 'picture', 'pdf', undefined, undefined, undefined])
  expect(previewOf({ name: 'd.pdf' }, true)).toBeUndefined()
})
