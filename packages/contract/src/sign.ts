import { z } from 'zod'
import { datetime, id } from './fields.ts'

/** Signing with one's own password. */
export const passwordSign = z.strictObject({ method: z.literal(2), password: z.string().min(1).max(128) })

/**
 * How the signed-in person signs (domain 0.3): 1 a drawn signature, uploaded before as an image file; 2 their own
 * password once more.
 */
export const signInput = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal(1), file_id: id }),
  passwordSign,
])

export type SignInput = z.output<typeof signInput>

/** A signature as stored and shown. `img_url` only for method 1. */
export const sign = z.object({
  user_id: id,
  name: z.string(),
  time: datetime,
  method: z.literal([1, 2, 3, 4]),
  img_url: z.string().nullable(),
  ip: z.string(),
})

export type Sign = z.output<typeof sign>

/** The signature of a crew member. `user_id` is the account that gave it: their own, or the outlet's. */
export const escortSign = sign.extend({ staff_id: id })

export type EscortSign = z.output<typeof escortSign>
