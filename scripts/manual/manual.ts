import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tokens } from 'marked'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import texts from '../../packages/contract/src/messages/CN.ts'
import { blocks } from './blocks.ts'
import type { Chapter } from './chapters.ts'
import { colors, page, styles } from './styles.ts'

const root = join(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const logo = readFileSync(join(root, 'apps/console/src/app/host/logo.svg'), 'utf8')
const platform = texts['first.platform']
const title = '使用手册'

/** The band behind the title, as dark as the console's menu. */
const band = 340

const cover: Content[] = [
  { svg: logo, width: 64, margin: [0, 72, 0, 24] },
  { text: platform, fontSize: 30, bold: true, color: '#fff' },
  { text: title, fontSize: 18, color: '#fff', margin: [0, 4, 0, 0] },
  { text: `版本 ${version}`, color: colors.note, margin: [0, 96, 0, 0] },
  { text: '面向网点人员、各级保卫与管理人员、系统管理员', color: colors.note },
]

/** One chapter on a page of its own, in the table of contents and the bookmarks. */
function chapterContent({ name, title, tokens }: Chapter, index: number): Content[] {
  const number = index + 1
  let figures = 0
  let sections = 0
  const section = ({ depth, tokens, raw }: Tokens.Heading): Content => {
    if (depth !== 2) throw new Error(`A chapter has sections and nothing below: ${raw}`)
    const text = `${number}.${++sections} ${tokens.map(({ raw }) => raw).join('')}`
    return {
      text,
      style: 'section',
      tocItem: true,
      tocMargin: [16, 0, 0, 0],
      outline: true,
      outlineParentId: name,
    }
  }
  return [
    {
      text: `${number} ${title}`,
      id: name,
      style: 'chapter',
      pageBreak: 'before',
      tocItem: true,
      tocStyle: { bold: true },
      tocMargin: [0, 6, 0, 0],
      outline: true,
    },
    ...blocks(tokens, { figureNumber: () => `图 ${number}-${++figures}`, section }),
  ]
}

/** The whole manual as a pdfmake document. It contains no time: the same sources give the same file. */
export function manual(chapters: readonly Chapter[]): TDocumentDefinitions {
  return {
    version: '1.7',
    language: 'zh-CN',
    displayTitle: true,
    info: { title: `${platform} ${title}`, author: platform, subject: `版本 ${version}`, creationDate: new Date(0) },
    pageSize: 'A4',
    pageMargins: [page.margin, 60, page.margin, 64],
    defaultStyle: { font: 'Manual', fontSize: 10.5, lineHeight: 1.5, color: colors.ink },
    styles,
    background: (current) =>
      current === 1 ? { canvas: [{ type: 'rect', x: 0, y: 0, w: page.width, h: band, color: colors.band }] } : null,
    footer: (current) =>
      current === 1
        ? null
        : {
            columns: [
              { text: `${platform} ${title}`, style: 'footer' },
              { text: String(current), style: 'footer', alignment: 'right' },
            ],
            margin: [page.margin, 24, page.margin, 0],
          },
    content: [
      ...cover,
      { text: '目录', style: 'chapter', pageBreak: 'before' },
      { toc: { textStyle: { lineHeight: 1.3 } } },
      ...chapters.flatMap(chapterContent),
    ],
  }
}
