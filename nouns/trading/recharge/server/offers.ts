import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { rechargePackage } from '../../rechargePackage/noun.ts'
import { status } from './types.ts'

/** The packages on sale today. */
export const offers = ({ db, now, services }: Pick<Ctx, 'db' | 'now' | 'services'>) => {
  const today = localDay(now, services.database.timezone)
  return db
    .selectFrom('recharge_package')
    .selectAll()
    .where('status', '=', rechargePackage.states.codes.on)
    .where(sql<boolean>`coalesce(begin_date <= ${today}::date, true) and coalesce(end_date >= ${today}::date, true)`)
}

/** A package that a member, whose row is locked, may buy now. */
export async function offerTo(ctx: Ctx, memberId: number, packageId: number) {
  const offer = await offers(ctx).where('id', '=', packageId).forShare().executeTakeFirst()
  if (!offer) failAt('package_id', 'recharge.refused.package')
  if (offer.limit_per_member === null) return offer
  const { bought } = await everything(ctx.db)
    .selectFrom('recharge_order')
    .select(({ fn }) => fn.countAll<number>().as('bought'))
    .where('member_id', '=', memberId)
    .where('package_id', '=', packageId)
    .where('status', 'not in', [status.closed, status.refunded])
    .executeTakeFirstOrThrow()
  if (bought >= offer.limit_per_member)
    failAt('package_id', 'recharge.refused.limit', { count: offer.limit_per_member })
  return offer
}
