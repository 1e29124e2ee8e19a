import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { status } from './types.ts'

type Device = { readonly id: number; readonly device_no: string }

/**
 * What was bought for a device is for the one that takes its place, in the transaction that carries its times and days over: what is left
 * of a recharge is counted on its device (ADR 069).
 */
export const carryPackages = (db: Kysely<Unscoped>, from: Device, to: Device) =>
  everything(db)
    .updateTable('recharge_order')
    .set({
      device_id: to.id,
      // Keywords find it by the number that it shows.
      search_text: sql<string>`replace(search_text, lower(${from.device_no}), lower(${to.device_no}))`,
    })
    .where('device_id', '=', from.id)
    .where('status', 'in', [status.waiting, status.paid, status.credited, status.refunding, status.wrong])
    .where('end_time', 'is', null)
    .execute()
