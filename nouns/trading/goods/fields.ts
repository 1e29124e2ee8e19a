import { pattern } from '@shouya/noun/field'

/** What products and consumables have in common. */

export const goodsCode = pattern(/^[A-Za-z0-9-]{2,30}$/, 30, { entered: true, exported: true })

/** A price in fen: up to a million yuan. */
export const amount = { min: 0, max: 100_000_000, entered: true, exported: true } as const

export const quantity = { min: 0, max: 1_000_000, entered: true, exported: true } as const

/** On sale or not: one action for all such moves. */
export const change = { operation: 'enable', action: 'ChangeStatus' } as const
