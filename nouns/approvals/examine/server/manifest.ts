import type { Manifest } from '@shouya/nouns/manifest.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { requestStates } from '../../request/noun.ts'
import { oaExamine } from './actions.ts'
import { exporters } from './exporters.ts'
import { foundRequests } from './found.ts'
import { allAwaiting } from './inbox.ts'
import { requestReaders } from './reader.ts'

export const manifest: Manifest = {
  actions: oaExamine,
  exporters,
  readers: requestReaders,
  counters: approvalCounters,
  search: foundRequests,
}

type Key = 'approval_waiting' | 'approval_running' | 'approval_returned' | 'approval_unread'

/** The counters of the work bench, each of a list of the caller's own. */
function approvalCounters({ db, user }: Ctx): Counters<Key> {
  const started = (status: number) =>
    counted(db.selectFrom('appr_instance').where('initiator_id', '=', user.userId).where('status', '=', status))
  const unread = db.selectFrom('appr_cc').where('user_id', '=', user.userId).where('read_time', 'is', null)
  return {
    ...(can(user, 'form_step', 'query') && {
      approval_waiting: counted(allAwaiting(db, user.userId)),
      approval_unread: counted(unread),
    }),
    ...(can(user, 'form_basic', 'query') && {
      approval_running: started(requestStates.running),
      approval_returned: started(requestStates.returned),
    }),
  }
}
