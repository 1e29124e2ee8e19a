/** What a number means, as a colour of the theme. */
export type Tone = 'accent' | 'good' | 'warn' | 'bad' | 'quiet'

export type ChartData = {
  /** The name of what the rows are: days, units. */
  of: string
  columns: readonly { key: string; label: string; tone: Tone }[]
  rows: readonly { key: string; label: string; values: readonly number[] }[]
  /** The numbers of a series do not add up: shares, or rows that hold one another. */
  apart?: true | undefined
  /** The highest number there can be, where the axis ends. */
  most?: number | undefined
}

export type ChartParts = {
  data: ChartData
  /** How a number is written; as it is unless said. */
  format?: ((value: number) => string) | undefined
  /** The list behind one number; without one it leads nowhere. */
  to?: ((row: string, column: string) => string) | undefined
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Nothing in it but zeros. */
export const isEmpty = ({ rows }: Pick<ChartData, 'rows'>): boolean => rows.every(({ values }) => sumOf(values) === 0)
