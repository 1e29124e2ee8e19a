import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { countByStatus } from '../../server/countByStatus.ts'
import { MEMBER_PEOPLE } from '../../server/userTypes.ts'
import * as Member from '../contract.ts'
import { member as noun } from '../noun.ts'
import { isNew } from '../rules.ts'
import { applyForAudit, auditMember } from './audit.ts'
import { cancelMember } from './cancel.ts'
import { freezeMember } from './freeze.ts'
import { logged } from './logged.ts'
import { moneyOf } from './money.ts'
import { openNumbers } from './numbers.ts'
import { conditionsOf, detailOf, rowOf, selectMembers } from './rows.ts'
import { saveMember } from './save.ts'

/** `agent.status`: approved. */
const APPROVED = 2
/** Members that one word offers to choose from. */
const MOST_CHOSEN = 20

export const member = handle(Member, {
  ...readActions(noun, {
    conditionsOf,
    select: selectMembers,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
    detailed: (ctx, rows) => Promise.all(rows.map(detailOf(ctx))),
  }),

  GetStatusCount: (ctx, { status: _, ...query }) => countByStatus(ctx, noun.table, conditionsOf(ctx)(query)),

  async GetAgentList(ctx) {
    const rows = await ctx.scoped
      .rows('agent')
      .select(['id', 'agent_code', 'agent_name', 'status'])
      .orderBy('path')
      .execute()
    return rows.map(({ status, ...agent }) => ({ ...agent, is_open: status === APPROVED }))
  },

  GetChoiceList: (ctx, { keywords, id }) =>
    ctx.scoped
      .rows(noun.table)
      .select(['id', 'member_no', 'member_name'])
      .where(allOf(matching('member.search_text', keywords)))
      // The chosen one has its name also where it is none of the first.
      .orderBy(sql`member.id = ${id ?? 0}`, 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_CHOSEN)
      .execute(),

  GetMoney: moneyOf,

  async Reveal(ctx, { id }) {
    const { phone } = await find(ctx, noun.table, id)
    const numbers = (await openNumbers(ctx.db, ctx.services.keys, [id])).get(id)
    ctx.note({ type: 3, table: noun.table, id, message: Object.keys({ ...numbers, phone }).join(' ') })
    return { identity: numbers?.identity ?? null, bank_account: numbers?.bank_account ?? null, phone }
  },

  Save: saveMember,
  ApplyForAudit: applyForAudit,
  Audit: auditMember,
  Freeze: freezeMember,
  Cancel: cancelMember,

  async Delete(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    if (!isNew(before)) fail('WrongState')
    const account = await everything(ctx.db)
      .selectFrom('sys_user')
      .select('id')
      .where('user_type', '=', MEMBER_PEOPLE)
      .where('party_id', '=', before.id)
      .executeTakeFirst()
    if (account) fail('InUse')
    return discard(ctx, noun, before, {
      name: `${before.member_no} ${before.member_name}`,
      parts: [{ table: 'member_secret', column: 'member_id' }],
      logged: logged(before),
    })
  },
})
