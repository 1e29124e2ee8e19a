import { deflateSync } from 'node:zlib'
import { decodePDFRawStream, type PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream } from 'pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { inThread } from './inThread.ts'
import type { Paper } from './paper.ts'

// No validator of PDF/A is to be had here, so this asks for what ISO 19005-2 level B says of a file's structure.

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  // Readers of the signatures do not look at the check sum.
  return Buffer.concat([length, body, Buffer.alloc(4)])
}

/** A drawn signature: a PNG of one pixel through which the paper shows. */
function signature(): Uint8Array {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from([0, 0, 0, 0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const paper = (mark: string | null): Paper => ({
  ...{ title: '龙湾银行安全例会记录', head: ['青梧路支行', 'HY2026020003170001'], mark },
  ...{ code: 'HY2026020003170001', codeWords: 'HY2026020003170001' },
  facts: [
    ['主题', '二月安全例会'],
    ['签名', { picture: signature(), words: '手写', by: '沈砚秋 2026-02-27 17:30' }],
  ],
  tables: [{ heads: ['姓名', '签名'], widths: ['auto', '*'], rows: [['何向北', 'A & B <1>']] }],
  signs: [['网点负责人', { picture: null, words: '密码签名', by: '沈砚秋 2026-02-27 17:30' }]],
  ...{ foot: '打印人 系统归档', pageOf: '第 {page} 页，共 {pages} 页', madeAt: new Date('2026-02-27T09:30:00Z') },
})

describe.each([
  ['a final paper', null],
  ['a paper with a mark across it', '补录'],
])('%s has what PDF/A-2b asks of a file', (_, mark) => {
  let content: Uint8Array
  let pdf: PDFDocument
  let dicts: PDFDict[]
  beforeAll(async () => {
    const [drawn] = (await inThread([{ do: 'draw', paper: paper(mark) }])) ?? []
    content = drawn?.content ?? new Uint8Array()
    pdf = await PDFDocument.load(content, { updateMetadata: false })
    dicts = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? object : object instanceof PDFRawStream ? object.dict : []))
  })

  const of = (dict: PDFDict, name: string) => dict.lookup(PDFName.of(name))
  const named = (type: string) => dicts.filter((dict) => of(dict, 'Type')?.toString() === `/${type}`)
  const textOf = (stream: unknown) => Buffer.from(decodePDFRawStream(stream as PDFRawStream).decode()).toString('utf8')

  test('a head with a version and bytes that are no text; an identifier; no encryption', () => {
    const head = Buffer.from(content.subarray(0, 20))
    expect(head.toString('latin1')).toMatch(/^%PDF-1\.[4-7]\n%/)
    const comment = head.subarray(head.indexOf(0x0a) + 2)
    expect([...comment.subarray(0, 4)].every((byte) => byte > 127)).toBe(true)
    const { ID, Encrypt } = pdf.context.trailerInfo
    expect((ID as PDFArray).asArray()).toEqual([expect.any(PDFHexString), expect.any(PDFHexString)])
    expect(Encrypt).toBeUndefined()
  })

  test('metadata that are not packed say part and level, and the same title as the file', () => {
    const metadata = pdf.catalog.lookup(PDFName.of('Metadata')) as PDFRawStream
    expect(of(metadata.dict, 'Filter')).toBeUndefined()
    const xmp = Buffer.from(metadata.contents).toString('utf8')
    expect(xmp).toMatch(/<pdfaid:part>2<\/pdfaid:part>|pdfaid:part="2"/)
    expect(xmp).toMatch(/<pdfaid:conformance>B<\/pdfaid:conformance>|pdfaid:conformance="B"/)
    expect(xmp).toContain(pdf.getTitle() ?? '-')
    expect(xmp).toContain(pdf.getProducer() ?? '-')
  })

  test('an intent for its colors with a profile inside', () => {
    const [intent, ...others] = (pdf.catalog.lookup(PDFName.of('OutputIntents')) as PDFArray)
      .asArray()
      .map((each) => pdf.context.lookup(each, PDFDict))
    expect(others).toEqual([])
    expect(intent && of(intent, 'S')?.toString()).toBe('/GTS_PDFA1')
    const profile = intent && (of(intent, 'DestOutputProfile') as PDFRawStream)
    // The signature of a profile of the ICC.
    expect(textOf(profile).slice(36, 40)).toBe('acsp')
  })

  test('every font is inside, and its characters can be read', () => {
    const fonts = named('Font')
    expect(fonts.length).toBeGreaterThan(1)
    for (const font of fonts) {
      const [descendant] = (of(font, 'DescendantFonts') as PDFArray | undefined)?.asArray() ?? []
      const described = descendant ? pdf.context.lookup(descendant, PDFDict) : font
      const descriptor = of(described, 'FontDescriptor') as PDFDict
      const files = ['FontFile', 'FontFile2', 'FontFile3'].flatMap((name) => of(descriptor, name) ?? [])
      expect(files).toHaveLength(1)
      if (descendant) expect(of(font, 'ToUnicode')).toBeDefined()
    }
  })

  test('nothing runs, nothing is played, nothing lies in it, nothing asks another place', () => {
    for (const name of ['OpenAction', 'AA', 'AcroForm'])
      expect(pdf.catalog.lookup(PDFName.of(name)), name).toBeUndefined()
    const forbidden = [
      'JS',
      'JavaScript',
      'Launch',
      'EmbeddedFiles',
      'RichMedia',
      'XFA',
      'OPI',
      'PS',
      'Interpolate',
      'TR',
    ]
    for (const dict of dicts)
      for (const name of forbidden) expect(dict.has(PDFName.of(name)), `${name} in ${dict}`).toBe(false)
    for (const dict of dicts) expect(of(dict, 'Filter')?.toString() ?? '').not.toContain('LZWDecode')
  })

  test('what shows through is blended as the standard allows', () => {
    const modes = dicts.flatMap((dict) => of(dict, 'BM') ?? []).map(String)
    expect(modes.every((mode) => mode === '/Normal' || mode === '/Compatible')).toBe(true)
    const opacities = dicts.flatMap((dict) => ['ca', 'CA'].flatMap((name) => of(dict, name) ?? [])).map(Number)
    expect(opacities.every((opacity) => opacity === 1)).toBe(mark === null)
  })
})
