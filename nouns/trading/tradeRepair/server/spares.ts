import type { Ctx } from '@shouya/server/core/context.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { stillOpen } from '@shouya/server/noun/lists.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { isUnderWay } from '../../server/sentDevices.ts'
import type * as Trade from '../contract.ts'
import { tradeRepair } from '../noun.ts'
import { deviceStatus } from './deviceStatus.ts'
import type { TradeRepair } from './rules.ts'

/** The most that a choice shows. */
const MOST = 50

/**
 * Terminals in scope that can be sent in place of another: of the same product, in stock or spare ones of the same agent, that neither an
 * order has sent to somebody nor another repair.
 */
export const sparesFor = ({ scoped }: Pick<Ctx, 'scoped'>, { id, device_id, agent_id }: TradeRepair) =>
  scoped
    .rows('device')
    .select(['device.id', 'device_no'])
    .where('device.status', 'in', [deviceStatus.stock, deviceStatus.assigned])
    .where('device.member_id', 'is', null)
    .where(
      sql<boolean>`device.product_id = (select broken.product_id from device broken where broken.id = ${device_id})`,
    )
    .where((eb) => eb.or([eb('device.agent_id', 'is', null), eb('device.agent_id', '=', agent_id)]))
    .where(sql<boolean>`not ${isUnderWay(sql`device.id`)}`)
    .where(
      sql<boolean>`not exists (select from trade_repair where trade_repair.replace_device_id = device.id and trade_repair.id <> ${id}
        and ${stillOpen(tradeRepair)})`,
    )

export const spareList: Handler<typeof Trade.GetTradeSpareList> = async (ctx, { id }) =>
  sparesFor(ctx, await find(ctx, 'trade_repair', id))
    .orderBy('device_no')
    .limit(MOST)
    .execute()
