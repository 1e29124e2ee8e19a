import { datetime, dictCode, id, saved, version } from '@shouya/contract/fields'
import { sign } from '@shouya/contract/sign'
import { PERIOD_KEY } from '@shouya/noun/period'
import { z } from 'zod'
import { answeredItem, askedItem, givenAnswers } from '../../rectify/answer/schemas.ts'

/** The most reports that go onto paper at once. */
export const MOST_PRINTED = 100
const MOST_INSPECTORS = 6

/** What rows of the list have beside their fields. */
export const rowParts = {
  ...{ id, version, dept_id: id, check_dept_id: id },
  /** Signed by whoever wrote it, and waits for the other inspectors. */
  awaits_inspectors: z.boolean(),
}

/** What a record has beside its fields. */
export const recordParts = {
  inspectors: z.array(
    z.object({ seq: z.int(), user_id: id, name: z.string(), sign: sign.nullable(), sign_time: datetime.nullable() }),
  ),
  results: z.array(answeredItem),
  leader_sign: sign.nullable(),
  /** Whether the stored hash fits the signed content (domain 0.3); null for drafts that nobody has signed. */
  signature_intact: z.boolean().nullable(),
}

/** Filters beside those that the nouns declare. */
export const reportFilters = {
  /** `2026-03` of monthly reports, `2026Q1` of the others. */
  period_key: z.string().regex(PERIOD_KEY).optional(),
  /** A check item that was found abnormal. */
  abnormal_item_id: id.optional(),
}

export const blankAsked = z.strictObject({ dept_id: id.optional(), check_date: z.iso.date().optional() })

/** An empty report of a unit: its items today, and who can check it beside the caller. */
export const blankParts = {
  ...{ dept_id: id, dept_name: z.string(), check_date: z.iso.date(), period_key: z.string() },
  /** The report of the caller's unit for that period, if there is one. */
  report_id: id.nullable(),
  items: z.array(askedItem),
}

/** What a form writes beside the entered fields. */
export const contentParts = {
  id: id.optional(),
  version: version.optional(),
  /** The unit that is checked, by default the caller's own; does not change afterwards. */
  dept_id: id.optional(),
  /** The inspectors beside the caller. */
  inspector_ids: z.array(id).max(MOST_INSPECTORS).default([]),
  results: givenAnswers,
}

/** What a submission answers: the number once the last inspector has signed. */
export const submitted = saved.extend({ bill_no: z.string().nullable(), status: dictCode })
