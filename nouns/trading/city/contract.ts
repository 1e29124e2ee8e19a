import { action } from '@shouya/contract/action'
import { z } from 'zod'

/**
 * Cities (six-digit codes) in which agents of the caller's scope work or their devices stand, by code; regions smaller than a city
 * count for theirs, larger ones for none.
 */
export const GetCityList = action('Product', 'GetCityList', {
  kind: 'read',
  access: {
    anyOf: [
      { id: 'product', operation: 'query' },
      { id: 'agent', operation: 'query' },
      { id: 'device', operation: 'query' },
      { id: 'member', operation: 'query' },
      { id: 'trade_stat', operation: 'query' },
    ],
  },
  in: z.strictObject({}),
  out: z.array(z.object({ code: z.string(), name: z.string(), agents: z.int(), devices: z.int() })),
})
