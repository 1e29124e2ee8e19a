import { enteredOf } from '@shouya/noun/values'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import type * as Contract from '../contract.ts'
import { packageType, rechargePackage } from '../noun.ts'
import { keptOf, packageIssues } from '../rules.ts'

/** Enters a package, or changes one. */
export const savePackage: Handler<typeof Contract.SavePackage> = async (ctx, input) => {
  const { id, version, product_ids } = input
  const before = await findSeen(ctx, rechargePackage.table, { id, version })
  const content = keptOf(input)
  const issues = packageIssues(content)
  if (issues.length > 0) fail('BadInput', { data: issues })
  await checkCodes(ctx.db, rechargePackage, content)
  const other = await ctx.db
    .selectFrom('recharge_package')
    .select('id')
    .where('package_name', '=', input.package_name)
    .where('id', '<>', id ?? 0)
    .executeTakeFirst()
  if (other) failTaken(ctx.lang, 'package_name', 'rechargePackage.field.package_name')
  // Locked until the package names them: meanwhile none is deleted.
  const known = await ctx.db
    .selectFrom('product')
    .select('id')
    .where('id', 'in', [0, ...product_ids])
    .orderBy('id')
    .forShare()
    .execute()
  if (known.length !== new Set(product_ids).size) failAt('product_ids', 'rechargePackage.refused.product')
  const amount = content.package_type === packageType.amount ? content.price : null
  const values = { ...enteredOf(rechargePackage, content), amount, product_ids: [...new Set(product_ids)] }
  return insertOrChange(ctx, rechargePackage.table, before, values)
}
