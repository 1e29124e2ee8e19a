import * as Home from '@shouya/contract/controllers/Home'
import { handle } from '../../../core/handle.ts'
import { foundKeys, keyCounters } from '../../daily/public.ts'
import { accountCounters, foundPeople } from '../../settings/public.ts'
import { remindCounters } from '../remind/counters.ts'

export const home = handle(Home, {
  async GetHomeCount(ctx) {
    const groups = await Promise.all([remindCounters(ctx), keyCounters(ctx), accountCounters(ctx)])
    return Object.assign({}, ...groups)
  },

  async Search(ctx, { keywords }) {
    const groups = await Promise.all([foundKeys(ctx, keywords), foundPeople(ctx, keywords)])
    return groups.flat()
  },
})
