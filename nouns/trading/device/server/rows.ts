import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { inRegion } from '../../server/inRegion.ts'
import type * as Device from '../contract.ts'
import { device } from '../noun.ts'

/** The conditions of the list, its tabs, the export and the counters. */
export const conditionsOf = () => (query: Device.DeviceFilters) =>
  allOf([
    ...conditionsIn(device, query),
    ...when(query.unpaid, sql`device.unpaid_since is not null`),
    ...inRegion('device.city_code', query.region),
  ])

/** Devices in the caller's scope with the names of what they name. */
export const selectDevices = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('device')
    .selectAll('device')
    .select([
      sql<string>`(select product_name from product where product.id = device.product_id)`.as('product_name'),
      sql<string | null>`(select agent_name from agent where agent.id = device.agent_id)`.as('agent_name'),
      sql<string | null>`(select member_name from member where member.id = device.member_id)`.as('member_name'),
      sql<string | null>`(select dept_name from dept unit where unit.id = device.dept_id)`.as('dept_name'),
      sql<boolean>`(select has_device_ctrl from product where product.id = device.product_id)`.as('is_controlled'),
      sql<{ cmd: number; result: number } | null>`(select jsonb_build_object('cmd', cmd, 'result', result)
        from device_command told where told.device_id = device.id and told.result in (0, 1))`.as('pending'),
    ])

export type DeviceRow = Awaited<ReturnType<ReturnType<typeof selectDevices>['executeTakeFirstOrThrow']>>

/** What only a terminal that is controlled can do, one thing at a time. */
const told: readonly string[] = ['start', 'stop', 'setPar', 'queryState']

/** Rows of the list as the caller sees them. */
export const listed = ({ user }: Ctx, rows: readonly DeviceRow[]): Row<typeof Device.GetPageList>[] =>
  rows.map((row) => ({
    ...row,
    moves: allowedMoves(device, row, user).filter((move) => {
      if (told.includes(move)) return row.is_controlled && row.pending === null
      // Its member gives it back first.
      return move !== 'assign' || row.member_id === null
    }),
  }))
