import { action } from '@shouya/contract/action'
import { z } from 'zod'

/**
 * A captcha for `jscode`: valid once, for five minutes. It needs `parts` answers; each is any text without `,` and `:`
 * for which the SHA-256 of `{id}:{part, from 0}:{answer}` begins with `bits` zero bits; a program finds it by trying.
 */
export const GetCode = action('Common', 'GetCode', {
  kind: 'write',
  access: 'public',
  secret: true,
  in: z.strictObject({}),
  out: z.object({ id: z.string(), bits: z.int(), parts: z.int() }),
})

const region = z.object({ code: z.string(), name: z.string() })

/** Provinces with their cities and districts, by their six-digit codes (GB/T 2260), for pickers. */
export const GetRegionList = action('Common', 'GetRegionList', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({}),
  out: z.array(region.extend({ children: z.array(region.extend({ children: z.array(region) })) })),
})
