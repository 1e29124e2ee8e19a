import type { StyleDictionary } from 'pdfmake/interfaces.js'

export const colors = {
  ink: '#1f1f1f',
  note: '#595959',
  line: '#d9d9d9',
  accent: '#006d75',
  tint: '#f0f7f7',
  band: '#032121',
}

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 56 }

export const cellSize = 9.5

export const contentWidth = page.width - 2 * page.margin

/** Margins are above, not below elements: a margin at the end of a page would start another, empty one. */
export const styles: StyleDictionary = {
  chapter: { fontSize: 22, bold: true, margin: [0, 0, 0, 8] },
  section: { fontSize: 14, bold: true, margin: [0, 20, 0, 0] },
  paragraph: { margin: [0, 7, 0, 0] },
  caption: { fontSize: 8.5, color: colors.note, alignment: 'center', margin: [0, 4, 0, 8] },
  code: { color: colors.note },
  head: { bold: true, fillColor: colors.tint },
  cell: { fontSize: cellSize, lineHeight: 1.35 },
  footer: { fontSize: 8.5, color: colors.note },
}
