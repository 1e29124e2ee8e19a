import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle, prepared } from '@shouya/server/core/handle.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { checkOwnPassword, keepOwnPassword } from '../../../settings/server/public.ts'
import { countByStatus } from '../../server/countByStatus.ts'
import { AGENT_PEOPLE } from '../../server/userTypes.ts'
import * as Agent from '../contract.ts'
import { agent as noun } from '../noun.ts'
import { accountsOf, addAccount, resetAccount } from './accounts.ts'
import { auditAgent } from './audit.ts'
import { changeAgentStatus } from './changeStatus.ts'
import { detailsOf } from './detailOf.ts'
import { askEnd, endAgent } from './end.ts'
import { countLists } from './listCounts.ts'
import { logged } from './logged.ts'
import { conditionsOf, rowsOf, selectAgents } from './rows.ts'
import { saveAgent } from './save.ts'
import { openSecrets } from './secrets.ts'
import { submitAgent } from './submit.ts'

const { draft, refused, approved } = noun.states.codes

export const agent = handle(Agent, {
  ...readActions(noun, { conditionsOf, select: selectAgents, listed: rowsOf, detailed: detailsOf }),

  /** A tab is a state: the states of the query do not count. */
  async GetCount(ctx, { status: _, ...query }) {
    const status = await countByStatus(ctx, 'agent', conditionsOf(ctx)(query))
    return { status, all: Object.values(status).reduce((sum, count) => sum + count, 0) }
  },

  async GetList(ctx) {
    const rows = await ctx.scoped
      .rows('agent')
      .select(['id', 'agent_code', 'agent_name', 'agent_level', 'status', 'contract_end'])
      .orderBy('id')
      .execute()
    const today = todayOf(ctx)
    return rows.map((row) => ({ ...row, open: row.status === approved && (row.contract_end ?? '') >= today }))
  },

  GetListCounts: countLists,
  Save: saveAgent,
  Submit: submitAgent,
  Audit: auditAgent,
  ChangeStatus: changeAgentStatus,
  AskEnd: askEnd,
  End: endAgent,

  async Delete(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    if (before.status !== draft && before.status !== refused) fail('WrongState')
    const account = await everything(ctx.db)
      .selectFrom('sys_user')
      .select('id')
      .where('user_type', '=', AGENT_PEOPLE)
      .where('party_id', '=', before.id)
      .executeTakeFirst()
    if (account) fail('InUse')
    return discard(ctx, noun, before, {
      name: `${before.agent_code} ${before.agent_name}`,
      parts: [{ table: 'agent_secret', column: 'agent_id' }],
      logged: logged(before),
    })
  },

  async Reveal(ctx, { id }) {
    const { phone } = await find(ctx, noun.table, id)
    const numbers = { phone, ...(await openSecrets(ctx.db, ctx.services.keys, id)) }
    const shown = Object.entries(numbers).flatMap(([name, number]) => (number === null ? [] : [name]))
    ctx.note({ type: 3, table: noun.table, id, message: shown.join(' ') })
    return numbers
  },

  GetAccountList: accountsOf,
  AddAccount: addAccount,
  ResetPwd: resetAccount,
  UpdatePwd: prepared<typeof Agent.UpdatePwd, Awaited<ReturnType<typeof checkOwnPassword>>>(
    checkOwnPassword,
    keepOwnPassword,
  ),
})
