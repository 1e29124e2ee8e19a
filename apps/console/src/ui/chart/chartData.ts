/** The meaning of a number, as a colour of the theme. */
export type Tone = 'accent' | 'good' | 'warn' | 'bad' | 'quiet'

export type ChartData = {
  /** The name of the row dimension: days, units. */
  of: string
  columns: readonly { key: string; label: string; tone: Tone }[]
  rows: readonly { key: string; label: string; values: readonly number[] }[]
  /** The numbers of a series cannot be added: shares, or nested rows. */
  apart?: true | undefined
  /** The highest possible number, where the axis ends. */
  most?: number | undefined
}

export type ChartParts = {
  data: ChartData
  /** How a number is written; default: as it is. */
  format?: ((value: number) => string) | undefined
  /** The list behind one number; without it there is no link. */
  to?: ((row: string, column: string) => string) | undefined
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Whether all numbers are zero. */
export const isEmpty = ({ rows }: Pick<ChartData, 'rows'>): boolean => rows.every(({ values }) => sumOf(values) === 0)
