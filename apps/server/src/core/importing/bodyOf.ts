import type { z } from 'zod'

/** The fields of a row that a body has: an edit that changes nothing. */
export const bodyOf = (schema: z.ZodObject, row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([field]) => Object.hasOwn(schema.shape, field)))
