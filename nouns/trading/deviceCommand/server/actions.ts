import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { sql } from 'kysely'
import { cmd } from '../../device/rules.ts'
import { fitsParam, type Param } from '../../product/rules.ts'
import * as Command from '../contract.ts'
import { type Device, issueCommand, type Product } from './issueCommand.ts'
import { mayStart } from './mayStart.ts'

export const deviceCommand = handle(Command, {
  StartDevice: (ctx, { reason, ...seen }) =>
    issueCommand(ctx, seen, {
      ...{ move: 'start', cmd: cmd.start, reason },
      async payloadOf(device) {
        await mayStart(ctx.db, device, ctx.now)
        return {}
      },
    }),

  StopDevice: (ctx, { reason, ...seen }) => issueCommand(ctx, seen, { move: 'stop', cmd: cmd.stop, reason }),

  SetDevicePar: (ctx, { reason, par, ...seen }) =>
    issueCommand(ctx, seen, {
      ...{ move: 'setPar', cmd: cmd.setPar, reason },
      payloadOf: (device, product) => toSet(ctx, device, product, par),
    }),

  GetState: (ctx, seen) => issueCommand(ctx, seen, { move: 'queryState', cmd: cmd.queryState, reason: null }),
})

/** Parameters that the product has, each with a value of its own kind; they are pending until the terminal has set them. */
async function toSet({ db }: Ctx, { id }: Device, { param_schema }: Product, par: Record<string, unknown>) {
  const params = new Map((param_schema as Param[]).map((param) => [param.key, param]))
  const wrong = Object.entries(par).filter(([key, value]) => {
    const param = params.get(key)
    return !param || !fitsParam(param, value)
  })
  if (wrong.length > 0)
    fail('BadInput', { data: wrong.map(([key]) => ({ path: `par.${key}`, reason: 'device.refused.par' })) })
  if (Object.keys(par).length === 0) fail('BadInput', { data: [{ path: 'par', reason: 'input.required' }] })
  await sql`update device set par_pending = ${JSON.stringify(par)}::jsonb where id = ${id}`.execute(db)
  return par
}
