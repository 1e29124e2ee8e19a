import { deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { readText } from './readText.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const docx = (xml: string) => Buffer.from(zipSync({ 'word/document.xml': strToU8(xml) }))

/** A page with one line of text, as the simplest writer makes it. */
function pdf(text: string): Buffer {
  const content = `BT /F1 18 Tf 50 700 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 6 >>\n%%EOF`)
}

test('the text of a Word document is that of its runs, with lines and entities', async () => {
  const xml = `<w:document><w:p><w:r><w:t xml:space="preserve">先关 </w:t></w:r><w:r><w:t>内门 &amp; 外门</w:t></w:r></w:p>
    <w:p><w:r><w:t>&#x5173;</w:t></w:r></w:p></w:document>`
  expect(await readText(DOCX, docx(xml))).toBe('先关 内门 & 外门 关')
})

test('the text of a PDF is read page by page', async () => {
  expect(await readText('application/pdf', pdf('Close the inner door'))).toBe('Close the inner door')
})

test('what is no such file has no text, and other types are not read at all', async () => {
  expect(await readText(DOCX, Buffer.from('no archive'))).toBe('')
  expect(await readText('application/pdf', Buffer.from('%PDF-1.7 broken'))).toBe('')
  expect(await readText('image/png', Buffer.alloc(10))).toBeNull()
})

test('an archive that unpacks to more than an import may has no text', async () => {
  const packed = zipSync({ 'word/document.xml': [new Uint8Array(64 * 1_048_576), { level: 9 }] })
  expect(packed.length).toBeLessThan(1_048_576)
  expect(await readText(DOCX, Buffer.from(packed))).toBe('')
})

test('a long text is cut', async () => {
  const xml = `<w:p><w:t>${'长'.repeat(limits.characters * 3)}</w:t></w:p>`
  expect((await readText(DOCX, docx(xml)))?.length).toBe(limits.characters)
})

test('nothing of the file is run or guessed: a deflated stream without an archive is no document', async () => {
  expect(await readText(DOCX, deflateRawSync(Buffer.from('<w:t>x</w:t>')))).toBe('')
})
