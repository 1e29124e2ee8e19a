import type { Principal } from '@shouya/server/core/context.ts'
import { type RawBuilder, sql } from 'kysely'
import { status } from '../goods/rules.ts'

/** Which products or consumables somebody sees: outsiders those that are on sale. They belong to no unit. */
export const onSaleFor = ({ scope }: Pick<Principal, 'scope'>, table: 'product' | 'consume'): RawBuilder<boolean>[] =>
  scope.kind === 'party' ? [sql`${sql.ref(`${table}.status`)} = ${sql.lit(status.on)}`] : []
