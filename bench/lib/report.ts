export type Line = {
  row: string
  /** The measured value, with its unit. */
  ours: string
  /** The peer's figure or the limit, with its unit. */
  against: string
  /** Ours / theirs where higher is better, theirs / ours where lower is; at least 1 means won. */
  ratio: number
  bar: number
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Within 15 % of a bar is a tie (design section 11). */
const verdict = ({ ratio, bar }: Line) => (ratio >= bar ? 'won' : ratio >= bar * 0.85 ? 'tie' : 'LOST')

/** The lines as a Markdown table. */
export function table(lines: readonly Line[]): string {
  const cells = lines.map((line) => [
    line.row,
    line.ours,
    line.against,
    line.ratio.toFixed(2),
    line.bar.toFixed(2),
    verdict(line),
  ])
  return [['row', 'Shouya', 'peer or limit', 'ratio', 'bar', ''], ['---', '---', '---', '--:', '--:', '---'], ...cells]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}
