import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Cell, Paper, SignCell } from './paper.ts'

/** Millimetres and pixels of the print sheet (`print.css`) in points. */
const mm = (length: number) => (length * 72) / 25.4
const px = (length: number) => length * 0.75

const LINE = mm(0.3)
/** Makes lines as high as on the sheet, and the part of that below the text in points. */
const LINE_HEIGHT = 1.28
const LEADING = 2.8
const black = {
  hLineWidth: () => LINE,
  vLineWidth: () => LINE,
  // The space of a line stands below its text.
  paddingTop: () => mm(1.2) + LEADING / 2,
  paddingBottom: () => mm(1.2) - LEADING / 2,
  paddingLeft: () => mm(1.4),
  paddingRight: () => mm(1.4),
}
/** A module of the code has whole points: the largest that fits into 1.4 times the sheet's 76 pixels. */
const QR = px(76) * 1.4

/** As in the cells of the sheet; the types of pdfmake do not know it yet. */
const middle: object = { verticalAlignment: 'middle' }

/** Not taller than a row may be, so that a record's long text goes on to the next page. */
const TALLEST = mm(30)

/** The paper as a document of pdfmake, in the measures of the print sheet. */
export const documentOf = (paper: Paper, font: string): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [mm(12), mm(12), mm(12), mm(16)],
  version: '1.7',
  subset: 'PDF/A-2b',
  compress: true,
  info: {
    title: [paper.title, ...paper.head].join(' '),
    creationDate: paper.madeAt,
    modDate: paper.madeAt,
    producer: 'Shouya',
    creator: 'Shouya',
  },
  defaultStyle: { font, fontSize: 9.5, lineHeight: LINE_HEIGHT },
  ...(paper.mark !== null && {
    watermark: { text: paper.mark, color: 'black', opacity: 0.1, bold: false, fontSize: 96, angle: -24 },
  }),
  footer: (page, pages) => ({
    margin: [mm(12), mm(4), mm(12), 0],
    fontSize: 9,
    columns: [
      { text: paper.foot },
      {
        text: paper.pageOf.replace('{page}', String(page)).replace('{pages}', String(pages)),
        alignment: 'right',
        width: 'auto',
      },
    ],
  }),
  content: [
    headOf(paper),
    factsOf(paper),
    ...paper.tables.map(tableOf),
    ...paper.signs.map(
      ([label, sign]): Content => ({
        margin: [0, mm(2), 0, 0],
        unbreakable: true,
        stack: [{ text: label }, drawn(sign)],
      }),
    ),
  ],
})

const headOf = ({ title, head, code, codeWords }: Paper): Content => ({
  margin: [0, 0, 0, mm(2)],
  columnGap: mm(4),
  columns: [
    {
      width: '*',
      stack: [
        { text: title, fontSize: 16, bold: true, alignment: 'center', margin: [0, 0, 0, mm(2)] },
        {
          columns: head.map((text, index) => ({
            text,
            width: index === 0 ? '*' : 'auto',
            alignment: index === 0 ? 'left' : 'right',
          })),
          columnGap: mm(4),
        },
      ],
    },
    {
      width: QR,
      stack: [
        { qr: code, fit: QR },
        { text: codeWords, fontSize: 8, alignment: 'center' },
      ],
    },
  ],
})

const factsOf = ({ facts }: Paper): ContentTable => ({
  table: {
    widths: ['20%', '*'],
    body: facts.map(([label, value]) => [{ ...middle, text: label, bold: true, alignment: 'center' }, cellOf(value)]),
  },
  layout: black,
})

const tableOf = ({ heads, widths, rows }: Paper['tables'][number]): ContentTable => ({
  // Shares its first line with what stands above.
  margin: [0, -LINE, 0, 0],
  table: {
    widths: [...widths],
    headerRows: 1,
    dontBreakRows: rows.every((row) => row.every((cell) => typeof cell !== 'string' || cell.length < TALLEST)),
    body: [
      heads.map((text) => ({ ...middle, text, bold: true, alignment: 'center' })),
      ...rows.map((row) => row.map((cell) => cellOf(cell))),
    ],
  },
  layout: black,
})

const cellOf = (value: Cell): TableCell =>
  value === null || typeof value === 'string' ? { ...middle, text: value ?? '' } : { ...middle, stack: [drawn(value)] }

/** A drawn signature is at most 120 × 48 pixels (domain 17.2); beside it, or beside the method in words, name and time. */
const drawn = ({ picture, words, by }: SignCell): Content =>
  picture
    ? {
        columns: [
          { width: 'auto', stack: [{ image: dataUrl(picture), fit: [px(120), px(48)] }] },
          { text: by, fontSize: 7.9, width: '*' },
        ],
        columnGap: mm(1.4),
      }
    : { text: [words, '   ', { text: by, fontSize: 7.9 }] }

const dataUrl = (picture: Uint8Array): string => {
  const isPng = picture[0] === 0x89
  return `data:image/${isPng ? 'png' : 'jpeg'};base64,${Buffer.from(picture).toString('base64')}`
}
