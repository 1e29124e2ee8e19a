import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, matching, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { isDepositPaid } from '../../deposit/rules.ts'
import { device } from '../../device/noun.ts'
import type * as Binding from '../contract.ts'
import { memberDevice } from '../noun.ts'

const { assigned } = device.states.codes

const isInactive = sql<boolean>`(member_device.status = 1 and exists (select from device
  where device.id = member_device.device_id and device.status = ${assigned}))`

/** The conditions of the list and the export. */
export const conditionsOf =
  () =>
  ({ keywords, ...query }: Binding.BindingFilters) =>
    allOf([
      ...conditionsIn(memberDevice, { ...query, keywords: '' }),
      ...when(query.inactive, isInactive),
      ...when(
        keywords || undefined,
        sql`(exists (select from device where device.id = member_device.device_id
            and ${allOf(matching('device.search_text', keywords))})
          or exists (select from member where member.id = member_device.member_id
            and ${allOf(matching('member.search_text', keywords))}))`,
      ),
    ])

/** Bindings in the caller's scope with the names of what they name. */
export const selectBindings = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('member_device')
    .selectAll('member_device')
    .select([
      sql<string>`(select device_no from device where device.id = member_device.device_id)`.as('device_no'),
      sql<number>`(select device.status from device where device.id = member_device.device_id)`.as('device_status'),
      sql<string>`(select product_name from device join product on product.id = device.product_id
        where device.id = member_device.device_id)`.as('product_name'),
      sql<string>`(select agent_name from agent where agent.id = member_device.agent_id)`.as('agent_name'),
      sql<string>`(select member_name from member where member.id = member_device.member_id)`.as('member_name'),
    ])

export type BindingRow = Awaited<ReturnType<ReturnType<typeof selectBindings>['executeTakeFirstOrThrow']>>

/** Rows of the list as the caller sees them. */
export const listed = ({ user }: Ctx, rows: readonly BindingRow[]): Row<typeof Binding.GetPageList>[] =>
  rows.map((row) => ({
    ...row,
    moves: allowedMoves(memberDevice, row, user).filter(
      (move) => move !== 'activate' || (row.device_status === assigned && isDepositPaid(row)),
    ),
  }))

export const detailed = (ctx: Ctx, rows: readonly BindingRow[]): Row<typeof Binding.Get>[] =>
  listed(ctx, rows).map((row, at) => ({ ...(rows[at] as BindingRow), ...row }))
