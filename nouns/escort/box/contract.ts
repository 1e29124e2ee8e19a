import { action } from '@shouya/contract/action'
import { dictCode, id, nothing, one, oneSeen, pageQuery, saved, unitFilter, version } from '@shouya/contract/fields'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { box } from './noun.ts'

const { inUse, stopped, scrapped } = box.states.codes

const grant = grantOf(box)
const query = grant('query')

export const boxRow = z.object({
  id,
  version,
  ...listFields(box),
  status: dictCode,
  last_handover_id: id.nullable(),
  /** The caller's vault may confirm that it has come. */
  receivable: z.boolean(),
})

const list = pageQuery(['create_time', 'box_no', 'position_time'], {
  ...unitFilter,
  box_type: z.array(dictCode).max(10).optional(),
  position: z.array(dictCode).max(10).optional(),
  status: z.array(dictCode).max(10).optional(),
})

export type BoxFilters = z.output<typeof list>

/** Boxes of units in scope; for a company's people those of the units that it serves. `keywords`: number, unit. */
export const GetBoxPageList = action('Escort', 'GetBoxPageList', {
  kind: 'read',
  access: query,
  list: 'page',
  in: list,
  out: boxRow,
})

export const GetBox = action('Escort', 'GetBox', { kind: 'read', access: query, in: one, out: boxRow })

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
export const DeleteBox = action('Escort', 'DeleteBox', {
  kind: 'write',
  access: grant('delete'),
  in: oneSeen,
  out: nothing,
})

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
