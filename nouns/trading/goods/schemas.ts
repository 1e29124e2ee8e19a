import { dictCode, id } from '@shouya/contract/fields'
import { z } from 'zod'

/** A consumable that a product needs. */
export const neededConsume = z.object({
  consume_id: id,
  consume_code: z.string(),
  consume_name: z.string(),
  spec: z.string(),
  unit: dictCode,
  /** Pieces of one use. */
  qty_per_use: z.int(),
  required: z.boolean(),
})
