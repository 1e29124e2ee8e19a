import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Tokens } from 'marked'
import type { Content } from 'pdfmake/interfaces.js'
import { manualFolder } from './chapters.ts'
import { colors, contentWidth } from './styles.ts'

/** The width in pixels from the header of a PNG. */
function widthOf(path: string): number {
  const head = Buffer.alloc(24)
  const file = openSync(path, 'r')
  readSync(file, head, 0, head.length, 0)
  closeSync(file)
  return head.readUInt32BE(16)
}

/** In points: between pictures side by side, the width of a phone's picture, the largest width of the others. */
const gap = 20
const phone = 140
const largest = 416

const printedWidth = (path: string): number => (/-phone\b/.test(path) ? phone : Math.min(largest, widthOf(path) * 0.45))

const frame = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => colors.line,
  vLineColor: () => colors.line,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
}

/** The pictures of one paragraph, side by side in the middle of the page, each with its caption below. */
export function figure(images: readonly Tokens.Image[], number: () => string): Content {
  const columns = images.map(({ href, text }) => {
    const path = join(manualFolder, href)
    const width = printedWidth(path)
    return {
      width: width + 1,
      stack: [
        { table: { widths: [width], body: [[{ image: path, width }]] }, layout: frame },
        { text: `${number()} ${text}`, style: 'caption' },
      ],
    }
  })
  const totalWidth = columns.reduce((sum, { width }) => sum + width + gap, -gap)
  return {
    columns,
    columnGap: gap,
    unbreakable: true,
    margin: [Math.max(0, (contentWidth - totalWidth) / 2), 10, 0, 0],
  }
}
