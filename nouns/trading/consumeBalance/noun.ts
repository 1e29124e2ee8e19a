import { choice, count, day, moment, record } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Values of `owner_type`: who may use pieces up, or pass them on. */
export const ownerType = { agent: 1, device: 2, member: 3 } as const

/** Dictionary consume_log_type: why a balance has changed. */
export const logType = { order: 1, passedOn: 2, received: 3, used: 4, adjusted: 5, givenBack: 6, expired: 7 } as const

/** Values of `consume_adjustment.status`, in words `choice.adjustment`. */
export const adjustmentStatus = { waiting: 0, agreed: 1, refused: 2, takenBack: 3 } as const

/** The most pieces of one step. */
export const MOST_PIECES = 100_000_000

/** The most receivers of pieces at once. */
export const MOST_RECEIVERS = 100

/** How many pieces of a consumable an agent, a device or a member may use (domain 11.6). */
export const consumeBalance = defineNoun({
  name: 'consumeBalance',
  controller: 'Consume',
  infix: 'Balance',
  list: 'ConsumeBalance',
  table: 'consume_balance',
  permission: 'balance',
  route: '/product/balance',
  // Its log says what was done to it.
  unrecorded: true,
  fields: {
    owner_type: choice([1, 2, 3], { exported: true }),
    owner_name: record('owner_id', { exported: true }),
    agent_name: record('agent_id', { exported: true }),
    consume_name: record('consume_id', { exported: true }),
    granted: count({ exported: true }),
    used: count({ exported: true }),
    quantity: count({ exported: true }),
    // What an adjustment that waits for its second person would take away.
    frozen: count({ exported: true }),
    warn_quantity: count({ min: 0, max: MOST_PIECES, entered: true, exported: true }),
    expire_date: day({ optional: true, entered: true, exported: true }),
    last_change: moment({ exported: true }),
  },
  query: {
    sorts: ['last_change', 'quantity', 'expire_date'],
    equals: ['agent_name', 'consume_name'],
    // At or below the warning; with an adjustment that waits; ending within thirty days.
    flags: ['low', 'waiting', 'expiring'],
  },
  counters: {
    /** Balances that are used up down to their warning. */
    balance_low: { low: true, tile: { group: 'trade', unit: 'bill', tone: 'bad' } },
    /** Adjustments that wait for a second person. */
    balance_to_audit: {
      waiting: true,
      tile: { group: 'trade', unit: 'bill', tone: 'waits', operation: 'adjust_audit' },
    },
  },
})
