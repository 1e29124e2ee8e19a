import * as Home from '@shouya/contract/controllers/Home'
import { handle } from '../../../core/handle.ts'
import { keyCounters } from '../../daily/public.ts'
import { accountCounters } from '../../settings/public.ts'
import { remindCounters } from '../remind/counters.ts'

export const home = handle(Home, {
  async GetHomeCount(ctx) {
    const groups = await Promise.all([remindCounters(ctx), keyCounters(ctx), accountCounters(ctx)])
    return Object.assign({}, ...groups)
  },
})
