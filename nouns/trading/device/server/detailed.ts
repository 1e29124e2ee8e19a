import type { Row } from '@shouya/contract/action'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { heldOf } from '../../deposit/rules.ts'
import type { Param } from '../../product/rules.ts'
import type * as Device from '../contract.ts'
import { type DeviceRow, listed } from './rows.ts'

type Detail = Row<typeof Device.Get>

/** The most lines that the drawer shows of each. */
const MOST = 50

/** Devices with their parameters and everything that happened to them. */
export const detailed = (ctx: Ctx, rows: readonly DeviceRow[]): Promise<Detail[]> =>
  Promise.all(
    listed(ctx, rows).map(async (row, at) => {
      const own = rows[at] as DeviceRow
      const since = await sinceOf(ctx, own.id)
      const [params, key, life, commands, bindings, uses, repairs, deposits] = await Promise.all([
        paramsOf(ctx, own.product_id),
        keyOf(ctx, own.id),
        lifeOf(ctx, own.id, since),
        commandsOf(ctx, own.id, since),
        bindingsOf(ctx, own.id),
        usesOf(ctx, own.id),
        repairsOf(ctx, own.id),
        depositsOf(ctx, own.id),
      ])
      const par = own.par as Detail['par']
      const par_pending = own.par_pending as Detail['par_pending']
      const parts = { params, key, life, commands, bindings, uses, repairs, deposits }
      return { ...own, ...row, par, par_pending, ...parts }
    }),
  )

type Since = { readonly id: number; readonly create_time: string }

/** Since when outsiders may read what happened, null: from the beginning. Another agent may have had it before. */
async function sinceOf({ db, user }: Ctx, deviceId: number): Promise<Since | null> {
  if (user.scope.kind !== 'party') return null
  const left = await db
    .selectFrom('device_event')
    .select(['id', 'create_time'])
    .where('device_id', '=', deviceId)
    .where('action', '=', 'assign')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return left ?? null
}

async function paramsOf({ db }: Ctx, productId: number): Promise<Detail['params']> {
  const { param_schema } = await db
    .selectFrom('product')
    .select('param_schema')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  return param_schema as Param[]
}

async function keyOf({ db }: Ctx, deviceId: number): Promise<Detail['key']> {
  const key = await db
    .selectFrom('device_key')
    .select(['create_time', 'used_time'])
    .where('device_id', '=', deviceId)
    .where('end_time', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return key ?? null
}

const lifeOf = ({ db }: Ctx, deviceId: number, since: Since | null): Promise<Detail['life']> =>
  db
    .selectFrom('device_event')
    .select(['create_time', 'action', 'to_status', 'note', 'user_name'])
    .where('device_id', '=', deviceId)
    .$if(since !== null, (query) => query.where('id', '>=', since?.id ?? 0))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()

const commandsOf = ({ db }: Ctx, deviceId: number, since: Since | null): Promise<Detail['commands']> =>
  db
    .selectFrom('device_command')
    .select(['id', 'cmd_no', 'create_time', 'cmd', 'result', 'reason', 'operator_name', 'end_time'])
    .where('device_id', '=', deviceId)
    .$if(since !== null, (query) => query.where('create_time', '>=', sql<string>`${since?.create_time}::timestamptz`))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()

async function bindingsOf({ scoped, user }: Ctx, deviceId: number): Promise<Detail['bindings']> {
  if (!can(user, 'member_device', 'query')) return []
  return scoped
    .rows('member_device')
    .select(['id', 'bind_time', 'unbind_time', 'deposit_status'])
    .select(sql<string>`(select member_name from member where member.id = member_device.member_id)`.as('member_name'))
    .where('device_id', '=', deviceId)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
}

async function usesOf({ scoped, user }: Ctx, deviceId: number): Promise<Detail['uses']> {
  if (!can(user, 'use_log', 'query')) return []
  return scoped
    .rows('use_log')
    .select(['id', 'start_time', 'use_type', 'qty', 'fee', 'result'])
    .where('device_id', '=', deviceId)
    .orderBy('start_time', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
}

async function repairsOf({ scoped, user }: Ctx, deviceId: number): Promise<Detail['repairs']> {
  if (!can(user, 'trade_repair', 'query')) return []
  return scoped
    .rows('trade_repair')
    .select(['id', 'bill_no', 'create_time', 'fault_desc', 'status'])
    .where('device_id', '=', deviceId)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
}

async function depositsOf({ scoped, user }: Ctx, deviceId: number): Promise<Detail['deposits']> {
  if (!can(user, 'deposit', 'query')) return []
  const rows = await scoped
    .rows('deposit')
    .select(['id', 'bind_time', 'deposit_due', 'deposit_paid', 'deposit_deducted', 'deposit_refunded', 'status'])
    .select(sql<string>`(select member_name from member where member.id = deposit.member_id)`.as('member_name'))
    .where('device_id', '=', deviceId)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ ...row, held: heldOf(row) }))
}
