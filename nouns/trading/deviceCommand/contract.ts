import { action } from '@shouya/contract/action'
import { id, line, saved, version } from '@shouya/contract/fields'
import { reason } from '@shouya/contract/nounActions'
import { grantOf } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { device } from '../device/noun.ts'

const told = { id, version }
const out = saved.extend({ cmd_no: z.string() })
const access = grantOf(device)

/**
 * Commands to a terminal (domain 11.5). Each is kept until the terminal fetches it; nothing has happened before it says so. 1004 in
 * another state, while another command waits, or where the product is not controlled. 60 seconds without an answer are a try; after three
 * it is over.
 */

/** Starts it. 1004 also where its member is not in order or its deposit is missing, 1007 where there is nothing to pay with
 * and too little is authorized of what it uses up. */
export const StartDevice = action('Product', 'StartDevice', {
  ...{ kind: 'write', access: access('start'), in: z.strictObject({ ...told, ...reason }), out },
})

export const StopDevice = action('Product', 'StopDevice', {
  ...{ kind: 'write', access: access('stop'), in: z.strictObject({ ...told, ...reason }), out },
})

/** Sets parameters by the schema of its product: 1001 at `par.{key}` for one that it does not have or whose value does not fit. */
export const SetDevicePar = action('Product', 'SetDevicePar', {
  ...{ kind: 'write', access: access('set_par'), out },
  in: z.strictObject({
    ...told,
    ...reason,
    par: z.record(z.string().max(40), z.union([z.number(), z.boolean(), line(100)])),
  }),
})

/** Asks it for its lock and its parameters. */
export const GetState = action('Product', 'GetState', {
  ...{ kind: 'write', access: access('query_state'), in: z.strictObject(told), out },
})
