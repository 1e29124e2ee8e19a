import type { Ctx } from '@shouya/server/core/context.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, among, matching, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type { BindingFilters } from '../contract.ts'
import { vendorBinding } from '../noun.ts'

/** In force by itself, but nothing is dispatched by it on a day. */
const isIdle = (day: string) => sql<boolean>`(maintain_bind.status = 1 and (maintain_bind.end_date < ${day}::date
  or exists (select from maintain_company company where company.id = maintain_bind.company_id
    and (company.status <> 1 or ${day}::date not between company.contract_begin and company.contract_end))))`

/** The conditions of the list and the export. Keywords find a binding by its vendor and by its unit. */
export const conditionsOf =
  (ctx: Pick<Ctx, 'now' | 'services'>) =>
  ({ keywords, ...query }: BindingFilters) =>
    allOf([
      ...conditionsIn(vendorBinding, { ...query, keywords: '' }),
      ...among('maintain_bind.status', query.status),
      ...when(query.idle, isIdle(todayOf(ctx))),
      ...when(
        keywords || undefined,
        sql`(exists (select from maintain_company company where company.id = maintain_bind.company_id
            and ${allOf(matching('company.search_text', keywords))})
          or exists (select from dept unit where unit.id = maintain_bind.dept_id
            and ${allOf(matching('unit.search_text', keywords))}))`,
      ),
    ])

/** Bindings of the caller's units with the names of what they name. */
export const selectBindings = (ctx: Pick<Ctx, 'scoped' | 'now' | 'services'>) =>
  ctx.scoped
    .rows('maintain_bind')
    .selectAll('maintain_bind')
    .select([
      sql<string>`(select dept_name from dept unit where unit.id = maintain_bind.dept_id)`.as('dept_name'),
      sql<string>`(select company_name from maintain_company company where company.id = maintain_bind.company_id)`.as(
        'company_name',
      ),
      sql<string | null>`(select name from maintain_contact contact where contact.id = maintain_bind.contact_id)`.as(
        'contact_name',
      ),
      isIdle(todayOf(ctx)).as('idle'),
    ])
