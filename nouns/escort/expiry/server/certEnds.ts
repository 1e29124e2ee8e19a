import { type Ctx, can } from '@shouya/server/core/context.ts'
import { counted } from '@shouya/server/core/counts/counted.ts'
import { conditionsOf as carConditions } from '../../car/server/rows.ts'
import { conditionsOf as companyConditions } from '../../company/server/rows.ts'
import { conditionsOf as staffConditions } from '../../staff/server/rows.ts'

/** The values of the filter of the lists: a later term includes the earlier ones, but not expired certificates. */
const terms = ['expired', '7', '30', '90'] as const

/** Numbers of certificates by the time of their expiry (domain 15): each is the total of the list under that filter. */
export async function certEnds(ctx: Ctx) {
  const { user, scoped, db } = ctx
  const of = {
    people: (expiry: (typeof terms)[number]) =>
      scoped.rows('escort_staff').where(staffConditions(ctx)({ keywords: '', include_child: 1, expiry })),
    ...(can(user, 'escort_car', 'query') && {
      cars: (expiry: (typeof terms)[number]) =>
        scoped.rows('escort_car').where(carConditions(ctx)({ keywords: '', expiry })),
    }),
    ...(can(user, 'escort_company', 'query') && {
      companies: (expiry: (typeof terms)[number]) =>
        scoped.rows('escort_company').where(companyConditions(ctx)({ keywords: '', expiry })),
    }),
  }
  const columns = Object.keys(of) as (keyof typeof of)[]
  const counts = (await db
    .selectNoFrom(
      terms.flatMap((term) => Object.entries(of).map(([kind, rows]) => counted(rows(term)).as(kind + term))),
    )
    .executeTakeFirstOrThrow()) as Record<string, number>
  const rows = terms.map((key) => ({ key, name: null, values: columns.map((kind) => counts[kind + key] ?? 0) }))
  return { columns, rows }
}
