import { handle } from '@shouya/server/core/handle.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import * as Contact from '../contract.ts'
import { vendorContact as noun } from '../noun.ts'
import { accountsOf } from './accounts.ts'
import { conditionsOf, detailOf, selectContacts } from './rows.ts'
import { saveContact } from './save.ts'

export const vendorContact = handle(Contact, {
  ...readActions(noun, {
    conditionsOf,
    select: selectContacts,
    listed: (_, rows) => rows,
    detailed: (ctx, rows) => Promise.all(rows.map(detailOf(ctx))),
  }),

  async GetContactList(ctx, { company_id }) {
    await find(ctx, 'maintain_company', company_id)
    return ctx.scoped
      .rows('maintain_contact')
      .select(['id', 'name', 'phone', 'position', 'is_default'])
      .where('company_id', '=', company_id)
      .where('status', '=', noun.states.codes.on)
      .orderBy('is_default', 'desc')
      .orderBy('name')
      .execute()
  },

  async GetContactAccountList(ctx, { company_id }) {
    await find(ctx, 'maintain_company', company_id)
    return accountsOf(ctx.db, company_id)
  },

  SaveContact: saveContact,

  async DeleteContact(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    return discard(ctx, noun, before, {
      name: `${before.name} ${before.phone}`,
      parts: [
        { table: 'maintain_contact_dept', column: 'contact_id' },
        { table: 'maintain_secret', column: 'contact_id' },
      ],
    })
  },
})
