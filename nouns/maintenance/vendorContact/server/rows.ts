import type { Row } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as Contact from '../contract.ts'
import { vendorContact } from '../noun.ts'
import { openIdCard } from './idCard.ts'

/** The conditions of the list. A contact without units of their own looks after all that the vendor serves. */
export const conditionsOf = () => (query: Contact.ContactFilters) =>
  allOf([
    ...conditionsIn(vendorContact, query),
    ...when(
      query.dept_id,
      sql`exists (select from dept unit join dept served on unit.path <@ served.path where unit.id = ${query.dept_id}
        and (served.id in (select own.dept_id from maintain_contact_dept own where own.contact_id = maintain_contact.id)
          or (not exists (select from maintain_contact_dept own where own.contact_id = maintain_contact.id)
            and served.id in (select of.dept_id from maintain_company_dept of
              where of.company_id = maintain_contact.company_id))))`,
    ),
  ])

/** Contacts of the caller's scope with the names of what they name. */
export const selectContacts = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('maintain_contact')
    .selectAll('maintain_contact')
    .select([
      sql<string>`(select company_name from maintain_company company where company.id = maintain_contact.company_id)`.as(
        'company_name',
      ),
      sql<string | null>`(select real_name from sys_user person where person.id = maintain_contact.user_id)`.as(
        'user_name',
      ),
      sql<string[]>`array(select dept_name from maintain_contact_dept own join dept unit on unit.id = own.dept_id
        where own.contact_id = maintain_contact.id order by unit.path)`.as('dept_names'),
    ])

export type Person = Awaited<ReturnType<ReturnType<typeof selectContacts>['executeTakeFirstOrThrow']>>

/** A contact with the units that they look after and their masked number. */
export const detailOf =
  (ctx: Ctx) =>
  async (row: Person): Promise<Row<typeof Contact.GetContact>> => {
    const depts = await everything(ctx.db)
      .selectFrom('maintain_contact_dept')
      .innerJoin('dept', 'dept.id', 'maintain_contact_dept.dept_id')
      .select(['dept.id', 'dept_name'])
      .where('contact_id', '=', row.id)
      .orderBy('dept.path')
      .execute()
    const number = await openIdCard(ctx, row.id)
    return { ...row, depts, id_card_mask: number === null ? null : maskNumber(number) }
  }
