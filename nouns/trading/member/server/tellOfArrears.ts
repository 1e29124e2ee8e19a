import { linkTo } from '@shouya/noun/noun'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { peopleOfParty } from '@shouya/server/core/org/peopleOfParty.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { holdersOf } from '../../server/holdersOf.ts'
import { AGENT_PEOPLE, MEMBER_PEOPLE } from '../../server/userTypes.ts'
import { member } from '../noun.ts'
import type { Standing } from './lockStanding.ts'

type Said = { readonly devices?: string; readonly days?: number }

/** Tells the member's people who pay, its agent and member service of its arrears: that it is warned, frozen, or goes on. */
export async function tellOfArrears(
  db: Kysely<Unscoped>,
  { id, member_no, member_name, agent_id }: Standing,
  code: 'member_warned' | 'member_frozen' | 'member_freed',
  { devices = '', days = 0 }: Said,
  now: Date,
): Promise<void> {
  const sees = { id: member.permission, operations: ['query'] }
  const people = [
    ...(await peopleOfParty(db, { user_type: AGENT_PEOPLE, party_id: agent_id }, sees).execute()),
    ...(await peopleOfParty(
      db,
      { user_type: MEMBER_PEOPLE, party_id: id },
      { id: 'recharge', operations: ['query'] },
    ).execute()),
  ].map((person) => person.id)
  const service = await holdersOf(db, member.permission, member.moves.unfreeze.operation)
  await remind(
    db,
    {
      ...{ code, receivers: [...new Set([...people, ...service])], link: linkTo(member, id), table: member.table, id },
      ...{ params: { member_no, name: member_name, devices, days }, act: now.getTime(), level: 2 },
    },
    now,
  )
}
