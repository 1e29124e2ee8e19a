import { sql } from 'kysely'

type Party = {
  /** Its table, which is scoped: whoever names a party in an account has it in scope. */
  readonly table: 'escort_company' | 'maintain_company' | 'agent' | 'member'
  readonly name: string
  /** The states in which its people sign in. */
  readonly admitted: readonly number[]
}

/** Whom outsiders belong to, by user type (domain 1.2): all that an account asks of its party is derived from here. */
export const parties: Readonly<Record<number, Party>> = {
  // Suspended, too: who is to renew its papers signs in.
  2: { table: 'escort_company', name: 'company_name', admitted: [1, 2] },
  3: { table: 'maintain_company', name: 'company_name', admitted: [1] },
  // Approved.
  4: { table: 'agent', name: 'agent_name', admitted: [2] },
  // Normal, and frozen: whoever owes something signs in to pay it.
  6: { table: 'member', name: 'member_name', admitted: [2, 4] },
}

const byType = (ofParty: (party: Party) => ReturnType<typeof sql>) =>
  sql.join(
    Object.entries(parties).map(([type, party]) => sql`when ${sql.lit(Number(type))} then (${ofParty(party)})`),
    sql` `,
  )

const ofUser = ({ table }: Party) => sql`from ${sql.table(table)} party where party.id = sys_user.party_id`

/** The name of the party that a row of `sys_user` belongs to; null for the bank's own people. */
export const partyName = sql<string | null>`case sys_user.user_type ${byType(
  (party) => sql`select party.${sql.ref(party.name)} ${ofUser(party)}`,
)} end`

/** Whether the party of a row of `sys_user` lets its people in; people without a party, and of kinds without a table, always. */
export const isAdmitted = sql<boolean>`coalesce(case sys_user.user_type ${byType(
  (party) => sql`select party.status in (${sql.join(party.admitted.map((code) => sql.lit(code)))}) ${ofUser(party)}`,
)} end, true)`

/** Whether people of a party of this kind sign in while it is in this state. */
export const admits = (userType: number, status: number): boolean =>
  parties[userType]?.admitted.includes(status) ?? true
