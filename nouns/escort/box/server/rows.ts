import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, among, inUnit, matching } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type { BoxFilters } from '../contract.ts'

type Query = Omit<BoxFilters, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** The conditions of the list and the export. */
export const boxConditions = (query: Query) =>
  allOf([
    ...matching('box.search_text', query.keywords),
    ...inUnit('box.dept_id', query),
    ...among('box.box_type', query.box_type),
    ...among('box.position', query.position),
    ...among('box.status', query.status),
  ])

/** Boxes of the caller's scope with the number of the handover that moved each last. */
export const selectBoxes = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('box')
    .selectAll('box')
    .select(
      sql<string | null>`(select bill_no from money_box handover where handover.id = box.last_handover_id)`.as(
        'last_bill_no',
      ),
    )
