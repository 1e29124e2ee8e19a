import { expect, test } from 'vitest'
import { fileNameOf } from './fileNameOf.ts'

test.each([
  ['x.html', 'image/png', 'x.png'],
  ['照片.PNG', 'image/png', '照片.PNG'],
  ['scan.jpeg', 'image/jpeg', 'scan.jpeg'],
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['x.html. . .', 'image/png', 'x.html.png'],
  ['x.png\u202egnp.exe', 'image/png', 'x.pnggnp.png'],
  ['../../etc/passwd', 'text/plain', '.._.._etc_passwd.txt'],
  ['制度.doc', 'application/x-cfb', '制度.doc'],
  ['报表.v2', 'application/pdf', '报表.pdf'],
  ['', 'application/pdf', 'file.pdf'],
  ['\u202e', 'application/pdf', 'file.pdf'],
  ['.svg', 'image/gif', 'file.gif'],
  ['a\r\nSet-Cookie: b.png', 'image/png', 'a__Set-Cookie: b.png'],
])('%j of %s is kept as %s', (original, mime, name) => {
  expect(fileNameOf(original, mime)).toBe(name)
})

test('a name ends with its extension, however long it is', () => {
  const name = fileNameOf(`${'长'.repeat(400)}.html`, 'application/pdf')
  expect(name).toHaveLength(200)
  expect(name.endsWith('.pdf')).toBe(true)
})
