import { z } from 'zod'
import { action } from '../action.ts'

/** The work bench's counters (domain 15): one flat object; what the caller may not see is left out, not zero. */
export const GetHomeCount = action('Home', 'GetHomeCount', {
  kind: 'read',
  access: { id: 'dash_workplace', operation: 'query' },
  in: z.strictObject({}),
  out: z.object({
    /** Unread reminders. */
    remind_unread: z.int().optional(),
    /** Handovers that wait for the caller's signature as receiver or supervisor. */
    key_receive: z.int().optional(),
    /** Handovers that the caller gave for a while and that are not yet back. */
    key_return: z.int().optional(),
    /** Keys in scope that are past their time of return. */
    key_unreturned: z.int().optional(),
    /** Handovers in scope filed today. */
    key_today: z.int().optional(),
    /** Accounts in scope that are locked now. */
    user_locked: z.int().optional(),
  }),
})

/**
 * Records that a word names, whichever page they stand on: at most five of each kind, in the caller's scope and only where
 * the caller may query them.
 */
export const Search = action('Home', 'Search', {
  kind: 'read',
  access: { id: 'dash_workplace', operation: 'query' },
  in: z.strictObject({ keywords: z.string().trim().min(2).max(50) }),
  out: z.array(
    z.object({
      kind: z.enum(['handover', 'key', 'person']),
      title: z.string(),
      /** The unit, and the day where there is one. */
      note: z.string(),
      /** Path in the console with its query. */
      link: z.string(),
    }),
  ),
})
