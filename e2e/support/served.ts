import { inject } from 'vitest'
import type { Served } from './console.ts'

/** The product of this worker. */
export function served(): Served {
  const own = inject('served')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!own) throw new Error(`no product for worker ${process.env.VITEST_POOL_ID}`)
  return own
}
