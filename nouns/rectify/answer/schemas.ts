import { dictCode, id, line } from '@shouya/contract/fields'
import { detailFields, enteredFields, listFields, requiredFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { checkItemRow } from '../checkItem/contract.ts'
import { resultFields } from './fields.ts'

const answer = { name: 'answer', fields: resultFields } as const

/** An item of a check with its name when the check began, and its answer; null if not answered. */
export const askedItem = checkItemRow
  .pick({
    ...{ category: true, standard: true, result_type: true, full_score: true, need_photo: true },
    ...{ min_value: true, max_value: true, known_devices: true },
  })
  .extend({ item_id: id, ...listFields(answer) })

export type AskedItem = z.output<typeof askedItem>

/** The same in a record, where it may have a rectification. */
export const answeredItem = askedItem.extend({
  id,
  ...detailFields(answer),
  /** Its rectification, with its number and dictionary rectify_status. */
  rectify_id: id.nullable(),
  rectify_no: z.string().nullable(),
  rectify_status: dictCode.nullable(),
})

export type AnsweredItem = z.output<typeof answeredItem>

/** The answer to one item. */
export const givenAnswer = z.strictObject({ item_id: id, ...enteredFields(answer) })
export type GivenAnswer = z.output<typeof givenAnswer>
/** The same as a form has it. */
export type Answer = z.input<typeof givenAnswer>

/** The answers of a check or report. */
export const givenAnswers = z.array(givenAnswer).max(200)

const { recovered_note } = requiredFields(answer, 'recovered_note')

/** What the head decides on abnormal items: those that are not named get a new rectification (domain 4.2). */
export const decisions = {
  /** Items that get no new rectification. */
  items: z
    .array(z.strictObject({ result_id: id, rectify_id: id.optional(), recovered_note: recovered_note.optional() }))
    .max(200)
    .default([]),
  /** The interim measure until a major hazard is rectified; copied to each new rectification. */
  temp_measure: line(500).nullable().default(null),
}
export type Decision = z.output<typeof decisions.items>[number]
