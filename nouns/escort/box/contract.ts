import { action } from '@shouya/contract/action'
import { dictCode, id, saved, version } from '@shouya/contract/fields'
import { deleteAction, type FiltersIn, getAction, pageAction, queryOf } from '@shouya/contract/nounActions'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { box } from './noun.ts'

const { inUse, stopped, scrapped } = box.states.codes

const grant = grantOf(box)

export const boxRow = z.object({
  id,
  version,
  ...listFields(box),
  status: dictCode,
  last_handover_id: id.nullable(),
  /** The caller's vault may confirm that it has come. */
  receivable: z.boolean(),
})

const query = queryOf(box, { status: z.array(dictCode).max(10).optional() })

export type BoxFilters = FiltersIn<typeof query>

/** Boxes of units in scope; for a company's people those of the units that it serves. `keywords`: number, unit. */
export const GetBoxPageList = pageAction(box, query.list, boxRow)

export const GetBox = getAction(box, boxRow)

/**
 * Enters a box or changes its data (domain 3.4); a scrapped one stays as it is, and one on its way keeps unit and state
 * (1004). One that has been handed over keeps its number (1001). 1003 number or RFID taken.
 */
export const SaveBox = action('Escort', 'SaveBox', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...enteredFields(box),
    box_no: z
      .string()
      .trim()
      .regex(/^[A-Z0-9-]{4,20}$/),
    box_type: z.literal([1, 2, 3, 4, 5, 6, 9]),
    status: z.literal([inUse, stopped, scrapped]).default(inUse),
  }),
  out: saved,
})

/** A box that was entered by mistake and has never been handed over (1006). */
export const DeleteBox = deleteAction(box)

/**
 * 库房确认: people of a vault (unit type 6) who sign handovers confirm that boxes have come to it (domain 4.4); what no vault
 * confirms, the night brings there. All or none: 1004 not on its way, or the caller works in no vault; 403 out of scope.
 */
export const ReceiveBoxes = action('Escort', 'ReceiveBoxes', {
  kind: 'write',
  access: { id: 'daily_escort', operation: 'sign' },
  in: z.strictObject({ ids: z.array(id).min(1).max(200) }),
  out: z.object({ received: z.int() }),
})
