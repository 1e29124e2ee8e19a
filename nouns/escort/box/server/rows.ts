import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, among } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as Box from '../contract.ts'
import { box, boxPosition } from '../noun.ts'
import { worksInVault } from './receive.ts'

/** The conditions of the list and the export. */
export const conditionsOf = () => (query: Box.BoxFilters) =>
  allOf([...conditionsIn(box, query), ...among('box.status', query.status)])

/** Boxes in the caller's scope, each with the number of the handover that moved it last. */
export const selectBoxes = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('box')
    .selectAll('box')
    .select(
      sql<string | null>`(select bill_no from money_box handover where handover.id = box.last_handover_id)`.as(
        'last_bill_no',
      ),
    )

type Stored = Omit<Row<typeof Box.GetBox>, 'receivable'>

/** Rows as the caller sees them. */
export async function rowsOf(ctx: Ctx, rows: readonly Stored[]): Promise<Row<typeof Box.GetBox>[]> {
  const isInVault = await worksInVault(ctx)
  return rows.map((row) => ({ ...row, receivable: isInVault && row.position === boxPosition.underway }))
}
