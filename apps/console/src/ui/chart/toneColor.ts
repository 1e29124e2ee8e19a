import type { Tone } from './chartData.ts'

/** Variables of the theme, not their values: another colour or the night changes a chart that is drawn already. */
export const toneColor: Readonly<Record<Tone, string>> = {
  accent: 'var(--sy-accent)',
  good: 'var(--ant-green-6)',
  warn: 'var(--ant-gold-6)',
  bad: 'var(--chart-bad)',
  quiet: 'var(--ant-color-text-quaternary)',
}
