import { z } from 'zod'
import { id, line, version } from './fields.ts'

/** A category of forms or of flows; 0 is disabled: it takes nothing further in. */
export const categoryRow = z.object({
  id,
  version,
  category_name: z.string(),
  sort: z.int(),
  status: z.literal([0, 1]),
})

/** A new category without `id`. */
export const categoryInput = z.strictObject({
  id: id.optional(),
  version: version.optional(),
  category_name: line(30, 1),
  sort: z.int().min(0).max(9999).default(100),
  status: z.literal([0, 1]).default(1),
})
