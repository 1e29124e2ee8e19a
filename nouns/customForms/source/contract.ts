import { action } from '@shouya/contract/action'
import { sourceOptions } from '@shouya/contract/customForm'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'queryForm', operation })

/** The sources that a document may name as `dynamicKey`, with their names in the caller's language. */
export const GetSourceList = action('CustomForm', 'GetSourceList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(z.object({ key: z.string(), name: z.string() })),
})

/**
 * The options of sources that the caller may choose: `dict.{code}` the enabled values of a dictionary (text), `users`
 * people in scope and of the own unit, for external users those of their own company (number), `depts` the units in
 * scope as a tree (number). Sources that do not exist (any more) are in `missing`: a form may be older than its
 * dictionaries.
 */
export const GetSources = action('CustomForm', 'GetSources', {
  kind: 'read',
  offline: true,
  access: 'signedIn',
  in: z.strictObject({ keys: z.array(z.string().min(1).max(60)).min(1).max(100) }),
  out: z.object({ options: sourceOptions, missing: z.array(z.string()) }),
})
