/** What an imported workbook may hold; each has its message, which says the number. */
export const limits = {
  /** Without the line of titles. */
  rows: 10_000,
  columns: 100,
  /** With something in them; and as many shared strings. */
  cells: 500_000,
  /** Characters of one cell: a spreadsheet takes no more either. */
  cell: 32_767,
  /** Of all cells together. */
  characters: 16_000_000,
  /** Unpacked, whatever the archive says of itself. */
  megabytes: 32,
  /** That reading may use beside the file's own bytes. */
  memory: 256,
  seconds: 20,
} as const
