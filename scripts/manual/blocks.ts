import type { Token, Tokens } from 'marked'
import type { Content, ContentTable } from 'pdfmake/interfaces.js'
import { figure } from './figure.ts'
import { inline } from './inline.ts'
import { cellSize, colors, contentWidth } from './styles.ts'

export type Place = {
  /** The next picture's number: 图 3-2. */
  figureNumber: () => string
  section: (token: Tokens.Heading) => Content
}

const isImage = (token: Token): token is Tokens.Image => token.type === 'image'
const isSpace = (token: Token) => token.type === 'text' && token.raw.trim() === ''

function paragraph({ tokens }: Tokens.Paragraph, place: Place): Content {
  const images = tokens.filter(isImage)
  if (images.length === 0) return { text: inline(tokens), style: 'paragraph' }
  if (!tokens.every((token) => isImage(token) || isSpace(token)))
    throw new Error('Pictures stand in a paragraph of their own')
  return figure(images, place.figureNumber)
}

function list({ items, ordered, start }: Tokens.List, place: Place): Content {
  const entries = items.map(({ tokens }) => ({
    stack: blocks(tokens, place),
    margin: [0, 3, 0, 0] as [number, number, number, number],
  }))
  const margin: [number, number, number, number] = [4, 3, 0, 0]
  return ordered ? { ol: entries, start: Number(start) || 1, margin } : { ul: entries, margin }
}

function table({ header, rows }: Tokens.Table): ContentTable {
  const cell = ({ tokens }: Tokens.TableCell) => ({ text: inline(tokens), style: 'cell' })
  const longest = header.map((head, index) =>
    Math.max(...[head, ...rows.map((row) => row[index])].map((cell) => cell?.text.length ?? 0)),
  )
  // A column of short texts gets their width, the others share the rest.
  const widths = longest.map((length, index) =>
    length < 15 && index < header.length - 1 ? (length + 0.5) * cellSize : '*',
  )
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [header.map((head) => ({ ...cell(head), style: ['cell', 'head'] })), ...rows.map((row) => row.map(cell))],
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => colors.line,
      paddingLeft: () => 6,
      paddingRight: () => 6,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
    margin: [0, 10, 0, 0],
  }
}

/** A note: tinted, with a bar at its side. */
const note = ({ tokens }: Tokens.Blockquote, place: Place): Content => ({
  unbreakable: true,
  table: { widths: [contentWidth - 24], body: [[{ stack: blocks(tokens, place), fillColor: colors.tint }]] },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: (index) => (index === 0 ? 3 : 0),
    vLineColor: () => colors.accent,
    paddingLeft: () => 12,
    paddingRight: () => 8,
    paddingTop: () => 2,
    paddingBottom: () => 8,
  },
  margin: [0, 10, 0, 0],
})

function block(token: Token, place: Place): Content {
  switch (token.type) {
    case 'heading':
      return place.section(token as Tokens.Heading)
    case 'paragraph':
      return paragraph(token as Tokens.Paragraph, place)
    case 'text':
      return { text: inline(('tokens' in token && token.tokens) || [token]) }
    case 'list':
      return list(token as Tokens.List, place)
    case 'table':
      return table(token as Tokens.Table)
    case 'blockquote':
      return note(token as Tokens.Blockquote, place)
    default:
      throw new Error(`The manual cannot show ${token.type}: ${token.raw}`)
  }
}

/** Blocks one below the other. A heading stays on the page of what follows it. */
export function blocks(tokens: readonly Token[], place: Place): Content[] {
  const [token, ...rest] = tokens.filter(({ type }) => type !== 'space')
  if (!token) return []
  const [next, ...following] = rest
  if (token.type !== 'heading' || !next) return [block(token, place), ...blocks(rest, place)]
  return [{ unbreakable: true, stack: [block(token, place), block(next, place)] }, ...blocks(following, place)]
}
