/** The limits of an imported workbook; each has a message that names the number. */
export const limits = {
  /** Without the title row. */
  rows: 10_000,
  columns: 100,
  /** Cells with content; the same limit for shared strings. */
  cells: 500_000,
  /** Characters of one cell: the limit of spreadsheets too. */
  cell: 32_767,
  /** Characters of all cells together. */
  characters: 16_000_000,
  /** Unpacked, whatever sizes the archive declares. */
  megabytes: 32,
  /** Memory for reading, besides the file's own bytes. */
  memory: 256,
  seconds: 20,
} as const
