import type { Manifest } from '@shouya/nouns/manifest.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { contactDetail } from '../contract.ts'
import { vendorContact as noun } from '../noun.ts'
import { vendorContact } from './actions.ts'
import { selectContacts } from './rows.ts'

export const manifest: Manifest = {
  actions: vendorContact,
  historians: { maintain_contact: historianInScope('maintain_contact', contactDetail) },
  recycled: { maintain_contact: {} },
  search: foundOf(noun, {
    kind: 'vendorContact',
    select: selectContacts,
    says: ({ name, phone, company_name }) => ({ title: `${name} ${phone}`, note: company_name }),
  }),
}
