import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { find } from '@shouya/server/registers/find.ts'
import { contactDetail } from '../contract.ts'
import { contact as noun } from '../noun.ts'
import { contact } from './actions.ts'
import { bookExporter } from './exporter.ts'
import { foundContacts } from './found.ts'
import { fillPinyin } from './pinyin.ts'
import { isOwn } from './rows.ts'

const isShown = fieldsOf(contactDetail)

export const manifest: Manifest = {
  actions: contact,
  exporters: { SysContact: bookExporter },
  jobs: { name_pinyin: { cron: '25 0 * * *', run: fillPinyin, told: 'names of accounts are written in pinyin' } },
  historians: {
    // Who changed a number when is an affair of those who maintain it.
    sys_contact: {
      async find(ctx, id) {
        const row = await find(ctx, noun.table, id)
        return isOwn(ctx, row) ? row : fail('OutOfScope')
      },
      shows: (field) => isShown(field) || noun.logged.some((said) => said === field),
    },
  },
  recycled: { sys_contact: {} },
  search: foundContacts,
}
