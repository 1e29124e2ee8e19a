import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { rechargePackage } from '../noun.ts'

/** The conditions of the list: it is short, so that names are compared without an index. */
export const conditionsOf =
  (_: unknown) =>
  ({ keywords, ...query }: Contract.PackageFilters): RawBuilder<boolean> =>
    allOf([
      ...conditionsIn(rechargePackage, { ...query, keywords: '' }),
      ...(keywords ? [sql<boolean>`position(lower(${keywords}) in lower(recharge_package.package_name)) > 0`] : []),
    ])

/** Packages with how often each was sold. */
export const selectPackages = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('recharge_package')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from recharge_order sale
        where sale.package_id = recharge_package.id and sale.pay_time is not null)`.as('sold'),
    )

type Selected = Awaited<ReturnType<ReturnType<typeof selectPackages>['executeTakeFirstOrThrow']>>

/** A row as the caller sees it: what was sold is not deleted. */
export const rowOf =
  ({ user }: Pick<Ctx, 'user'>) =>
  (row: Selected): Row<typeof Contract.GetPackagePageList> => ({
    ...row,
    moves: allowedMoves(rechargePackage, row, user).filter((move) => move !== 'delete' || row.sold === 0),
  })

/** A package with the names of its products. */
export async function detailOf(ctx: Ctx, row: Selected): Promise<Row<typeof Contract.GetPackage>> {
  const products = await ctx.db
    .selectFrom('product')
    .select(['id', 'product_name'])
    .where(sql<boolean>`id = any(${row.product_ids}::bigint[])`)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return { ...row, ...rowOf(ctx)(row), products }
}
