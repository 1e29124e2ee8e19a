import { z } from 'zod'
import { action, type Body, type Result } from './action.ts'

const base = { kind: 'read', in: z.strictObject({ page: z.int().default(1) }), out: z.object({ id: z.int() }) } as const

// @ts-expect-error an action says who may call it
action('Some', 'Get', base)

// @ts-expect-error a table names both branches
action('Some', 'Get', { ...base, access: { by: 'id', absent: { id: 'a', operation: 'add' } } })

const paged = action('Some', 'GetPageList', { ...base, access: 'signedIn', list: 'page' })

/** Fields with a default may be left out by the caller. */
export const body: Body<typeof paged> = {}
export const result: Result<typeof paged> = { rows: [{ id: 1 }], total: 1 }

// @ts-expect-error a paged list has a total
export const untotalled: Result<typeof paged> = { rows: [{ id: 1 }] }
