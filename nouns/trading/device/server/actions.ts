import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { template } from '@shouya/server/core/importing/template.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { countByStatus } from '../../server/countByStatus.ts'
import { onSaleFor } from '../../server/onSale.ts'
import * as Device from '../contract.ts'
import { device as noun } from '../noun.ts'
import { approvedAgents } from './approvedAgents.ts'
import { checkNotSent } from './checkNotSent.ts'
import { detailed } from './detailed.ts'
import { deviceImporter, importDevices } from './import.ts'
import { issueKey } from './issueKey.ts'
import { listPlaces } from './places.ts'
import { conditionsOf, listed, selectDevices } from './rows.ts'
import { saveDevice } from './save.ts'
import { assignDevice, changeStatus } from './steps.ts'

/** More than anybody looks through in a list to choose from. */
const MOST = 1_000

export const device = handle(Device, {
  ...readActions(noun, { conditionsOf, select: selectDevices, listed, detailed }),

  GetStatusCount: (ctx, { status: _, ...query }) => countByStatus(ctx, 'device', conditionsOf()(query)),

  async GetChoices(ctx) {
    const [products, agents] = await Promise.all([
      ctx.db
        .selectFrom('product')
        .select(['id', 'product_name as name'])
        // Outsiders choose from what is on sale, and find their own devices of other products.
        .where((eb) =>
          eb.or([
            allOf(onSaleFor(ctx.user, 'product')),
            eb('id', 'in', ctx.scoped.rows('device').select('product_id')),
          ]),
        )
        .orderBy('sort')
        .limit(MOST)
        .execute(),
      approvedAgents(ctx).orderBy('agent_name').limit(MOST).execute(),
    ])
    return { products, agents }
  },

  GetPlaceList: listPlaces,
  Save: saveDevice,
  Assign: assignDevice,
  ChangeStatus: changeStatus,
  IssueKey: issueKey,

  async Delete(ctx, seen) {
    const before = await findSeen(ctx, 'device', seen)
    if (before.status !== noun.states.codes.stock) fail('WrongState')
    await checkNotSent(ctx.db, before.id)
    await ctx.db.deleteFrom('device_nonce').where('device_id', '=', before.id).execute()
    await ctx.db.deleteFrom('device_key').where('device_id', '=', before.id).execute()
    return discard(ctx, noun, before, { name: before.device_no })
  },

  GetTemplate: (ctx) => template(ctx, deviceImporter),
  Import: importDevices,
})
