import { result } from '../rules.ts'
import type { AnsweredItem } from '../schemas.ts'

/** What the head decides on an abnormal item, as the form has it. */
export type Decision = { way: 'new' | 'link' | 'recovered'; rectify_id?: number; recovered_note?: string }
export type Decisions = { of: Record<string, Decision>; temp_measure?: string }

/** Without a decision each abnormal item gets a rectification. */
export const decisionsFor = (results: readonly AnsweredItem[]): Decisions => ({
  of: Object.fromEntries(
    results.filter((item) => item.result === result.abnormal).map(({ id }) => [id, { way: 'new' as const }]),
  ),
})

type Said = { result_id: number; rectify_id?: number; recovered_note?: string }

/** The decisions as sent to the server; a new rectification is the default and is not sent. */
export const decisionsBody = ({ of, temp_measure }: Decisions) => ({
  items: Object.entries(of).flatMap(([key, decision]) => said(Number(key), decision)),
  temp_measure: temp_measure || null,
})

function said(result_id: number, { way, rectify_id, recovered_note = '' }: Decision): Said[] {
  if (way === 'recovered') return [{ result_id, recovered_note }]
  return way === 'link' && rectify_id !== undefined ? [{ result_id, rectify_id }] : []
}
