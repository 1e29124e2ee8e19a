import type { Tone } from './chartData.ts'

/** Variables of the theme, not their values, so that a change of colour or mode applies to existing charts. */
export const toneColor: Readonly<Record<Tone, string>> = {
  accent: 'var(--sy-accent)',
  good: 'var(--ant-green-6)',
  warn: 'var(--ant-gold-6)',
  bad: 'var(--chart-bad)',
  quiet: 'var(--ant-color-text-quaternary)',
}
