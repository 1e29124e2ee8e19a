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
 * The options of sources as the caller may choose from them: `dict.{code}` the enabled values of a dictionary (text),
 * `users` people in scope and those of the own unit, for outsiders those of their own party (number), `depts` the units in
 * scope as a tree (number).
 * Those that do not exist, or not any more, are `missing`: a form outlives the dictionary that it was drawn with.
 */
export const GetSources = action('CustomForm', 'GetSources', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({ keys: z.array(z.string().min(1).max(60)).min(1).max(100) }),
  out: z.object({ options: sourceOptions, missing: z.array(z.string()) }),
})
