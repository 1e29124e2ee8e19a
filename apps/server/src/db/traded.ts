import { type RawBuilder, sql } from 'kysely'

/** Dictionary user_type. */
const AGENT = 4
const MEMBER = 6

type OfParty = (party: { readonly partyId: number | null }) => RawBuilder<boolean>

const always = (all: OfParty) => ({ all, own: all })

/**
 * Rows of the trading side (domain 11, 13): they are the platform's and of no unit, so that whoever does not see the whole bank sees
 * none. User type 4 sees those of its agent's tree, user type 6 those of its member.
 */
export const traded = (agent: string | ((partyId: number) => RawBuilder<boolean>), member?: string | OfParty) => ({
  unit: () => sql<boolean>`false`,
  owner: null,
  party: {
    [AGENT]: always(({ partyId }) =>
      typeof agent === 'string' ? inTree(agent, Number(partyId)) : agent(Number(partyId)),
    ),
    [MEMBER]: always(
      typeof member === 'function'
        ? member
        : ({ partyId }) => (member ? sql`${sql.ref(member)} = ${partyId}` : sql`false`),
    ),
  },
})

/** Agents of the tree below an agent, itself among them. Ids are looked up once per query. */
export function inTree(column: string, agentId: number): RawBuilder<boolean> {
  return sql`${sql.ref(column)} = any(array(select below.id from agent below join agent own on below.path <@ own.path
    where own.id = ${agentId}))`
}
