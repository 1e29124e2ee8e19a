import { type DeclaredNoun, nouns } from '@shouya/nouns/declared.gen.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { maintainedBy } from './maintainedBy.ts'
import { ownRuns } from './ownRuns.ts'
import type { DB } from './schema.gen.ts'
import { inTree, traded } from './traded.ts'

/**
 * Which rows of the organisation a caller sees (domain 1.3): everything, a set of units (own, own and below, or chosen
 * ones, resolved to ids per session), only their own entries, or their party's (outsiders), where roles with "own rows"
 * see only the part that concerns themselves.
 */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'units'; readonly ids: readonly number[] }
  | { readonly kind: 'self'; readonly userId: number }
  | Party

type Party = {
  readonly kind: 'party'
  readonly userType: number
  readonly partyId: number | null
  readonly userId: number
  /** Only the part that concerns themselves. */
  readonly own: boolean
  /** The business day on which the session was resolved: who maintains a device depends on it. */
  readonly day: string
}

/** A reader: who they are, their scope, and their operations. */
export type Reader = {
  readonly userId: number
  readonly scope: Scope
  readonly operations: ReadonlyMap<string, ReadonlySet<string>>
}

type Columns = {
  /** The column with the row's unit, or a condition for rows that belong to several units. */
  readonly unit: string | Condition
  readonly owner: string | null
  /** The same for the party by user type: 2 escort company, 3 vendor, 4 agent, 6 member. */
  readonly party?: Readonly<Record<number, OfParty>>
  /** Rows that are not published yet: only holders of an operation see them. */
  readonly hidden?: {
    readonly rows: RawBuilder<boolean>
    readonly from: { readonly id: string; readonly operation: string }
  }
  /** The column with the guard whom a row speaks of: guards see only their own. */
  readonly guard?: string
  /** Rows that name the reader, wherever they sit; without an operation they see only these. */
  readonly invited?: {
    readonly rows: (userId: number) => RawBuilder<boolean>
    readonly unless: { readonly id: string; readonly operation: string }
  }
}

/** The condition for a party's rows, and for those that concern one of its people. */
type OfParty = {
  readonly all: string | ((party: Party) => RawBuilder<boolean>)
  readonly own: (party: Party) => RawBuilder<boolean>
}

type Condition = (value: RawBuilder<unknown>) => RawBuilder<boolean>

const ESCORT_COMPANY = 2
const VENDOR = 3
/** Dictionary user_type: people of escort companies who guard an outlet. */
const GUARD = 5
/** User type 2 sees the rows of its company, crews those of their runs. */
const company = (all: OfParty['all'], table: keyof typeof ownRuns) => ({
  [ESCORT_COMPANY]: { all, own: ownRuns[table] },
})
/** User type 3 sees the rows of its vendor; none of its people has rows of their own. */
const vendor = (all: string | ((party: Party) => RawBuilder<boolean>), table: string) => ({
  [VENDOR]: {
    all,
    own: (party: Party) =>
      typeof all === 'string' ? sql<boolean>`${sql.ref(`${table}.${all}`)} = ${party.partyId}` : all(party),
  },
})

type ScopedNoun = Extract<DeclaredNoun, { readonly scope: unknown }>

const declared = Object.fromEntries(
  nouns.flatMap(({ table, scope }) =>
    scope
      ? [
          [
            table,
            {
              unit: scope.unit,
              owner: scope.owner,
              party: {
                ...('company' in scope && scope.company ? company(scope.company, table as keyof typeof ownRuns) : {}),
                ...('vendor' in scope && scope.vendor ? vendor(scope.vendor, table) : {}),
              },
            },
          ],
        ]
      : [],
  ),
) as Record<ScopedNoun['table'], Columns>

/** The tables whose rows belong to units, and the columns for it. */
const columns = {
  ...declared,
  // What is not declared, or stands in tables of its own.
  dept: { unit: 'id', owner: null },
  stat_daily: { unit: 'dept_id', owner: null },
  sys_user: { unit: 'dept_id', owner: 'id' },
  // The reports of all scenes; each scene is a noun.
  check_report: { unit: 'dept_id', owner: 'create_user_id' },
  // What was entered into the statistics of self-checks.
  selfcheck_value: { unit: 'dept_id', owner: null },
  notice: { unit: 'dept_id', owner: 'create_user_id' },
  material: { unit: 'dept_id', owner: 'create_user_id' },
  // Lists of destruction, by the unit of whoever made them; records that nobody destroys.
  destroy_list: { unit: 'dept_id', owner: 'create_user_id' },
  record_hold: { unit: 'dept_id', owner: 'create_user_id' },
  form_submission: { unit: 'dept_id', owner: 'create_user_id' },
  escort_company: {
    unit: linked('escort_company_dept', 'escort_company_id', 'escort_company.id'),
    owner: null,
    party: company('id', 'escort_company'),
  },
  escort_car: {
    unit: linked('escort_company_dept', 'escort_company_id', 'escort_car.escort_company_id'),
    owner: null,
    party: company('escort_company_id', 'escort_car'),
  },
  escort_staff: {
    unit: linked('escort_staff_dept', 'staff_id', 'escort_staff.id'),
    owner: null,
    party: company('escort_company_id', 'escort_staff'),
  },
  escort_route: {
    unit: linked('escort_route_stop', 'route_id', 'escort_route.id'),
    owner: null,
    party: company('escort_company_id', 'escort_route'),
  },
  escort_plan: {
    unit: linked('escort_plan_stop', 'plan_id', 'escort_plan.id'),
    owner: null,
    party: company('escort_company_id', 'escort_plan'),
    // A draft is visible only to planners; outlets and crews see a plan once it is published.
    hidden: { rows: sql`escort_plan.publish_time is null`, from: { id: 'escort_plan', operation: 'edit' } },
  },
  // A draft is seen only by those who write it.
  guard_evaluation: {
    ...declared.guard_evaluation,
    hidden: { rows: sql`guard_evaluation.status = 0`, from: { id: 'task_guard', operation: 'edit' } },
    guard: 'staff_id',
  },
  // Before its public notice it is seen by those who calculate; outlets see those of their guards.
  performance_evaluation: {
    ...declared.performance_evaluation,
    unit: evaluatedAt,
    hidden: {
      rows: sql`performance_evaluation.status in (0, 1, 2)`,
      from: { id: 'task_eval', operation: 'calc' },
    },
    guard: 'staff_id',
  },
  box: { unit: 'dept_id', owner: null, party: company(boxesServed, 'box') },
  // Of the units in scope, and what somebody is asked for themselves; outsiders only that.
  issue_item: {
    ...declared.issue_item,
    invited: { rows: askedOf, unless: { id: 'issue_list', operation: 'query' } },
  },
  maintain_company: {
    unit: linked('maintain_company_dept', 'company_id', 'maintain_company.id'),
    owner: null,
    party: vendor('id', 'maintain_company'),
  },
  maintain_contact: {
    unit: linked('maintain_company_dept', 'company_id', 'maintain_contact.company_id'),
    owner: null,
    party: vendor('company_id', 'maintain_contact'),
  },
  // A vendor sees the devices that it maintains today.
  equipment: { unit: 'dept_id', owner: 'create_user_id', party: vendor(maintained, 'equipment') },
  agent: traded('agent.id'),
  agent_product: traded('agent_product.agent_id'),
  agent_transfer: traded('agent_transfer.agent_id'),
  member: traded('member.agent_id', 'member.id'),
  device: traded('device.agent_id', 'device.member_id'),
  member_device: traded('member_device.agent_id', 'member_device.member_id'),
  deposit: traded('deposit.agent_id', 'deposit.member_id'),
  trade_repair: traded('trade_repair.agent_id', 'trade_repair.member_id'),
  use_log: traded('use_log.agent_id', 'use_log.member_id'),
  use_month: traded('use_month.agent_id', 'use_month.member_id'),
  use_day: traded('use_day.agent_id'),
  cash_pledge: traded('cash_pledge.agent_id', 'cash_pledge.member_id'),
  recharge_order: traded('recharge_order.agent_id', 'recharge_order.member_id'),
  trade_order: traded('trade_order.agent_id', 'trade_order.member_id'),
  payment: traded('payment.agent_id', 'payment.member_id'),
  consume_balance: traded(
    'consume_balance.agent_id',
    ({ partyId }) => sql<boolean>`(consume_balance.owner_type = 3 and consume_balance.owner_id = ${partyId})`,
  ),
  ledger_account: traded(
    (partyId) => sql`(ledger_account.owner_type = 2 and ${inTree('ledger_account.owner_id', partyId)}
      or ledger_account.owner_type = 3 and ledger_account.owner_id = any(array(
        select customer.id from member customer where ${inTree('customer.agent_id', partyId)})))`,
    ({ partyId }) => sql<boolean>`(ledger_account.owner_type = 3 and ledger_account.owner_id = ${partyId})`,
  ),
  // Numbers of the address book that are for the units in scope, or maintained by them; outsiders see what is meant for them.
  sys_contact: {
    unit: (ids) => sql`(${numbersFor(ids)} or sys_contact.dept_id = any(${ids}::bigint[]))`,
    owner: 'create_user_id',
    party: {
      [ESCORT_COMPANY]: outsidersNumbers('escort_company_dept', 'escort_company_id'),
      [VENDOR]: outsidersNumbers('maintain_company_dept', 'company_id'),
    },
    hidden: { rows: sql`sys_contact.status = 0`, from: { id: 'sys_contact', operation: 'edit' } },
  },
  // Everybody sees their own; what is nobody's has no unit, so only those who answer for the whole bank see it.
  feedback: {
    unit: 'dept_id',
    owner: 'create_user_id',
    invited: { rows: writtenBy, unless: { id: 'feedback', operation: 'reply' } },
  },
  conference: {
    unit: 'dept_id',
    owner: 'create_user_id',
    invited: { rows: invitedTo, unless: { id: 'conference', operation: 'add' } },
  },
} as const satisfies Partial<Record<keyof DB, Columns>>

/**
 * Rows with units in a table of their own, where a branch stands for all units below it: matched by the units
 * themselves and by their ancestors. A unit's path consists of their ids.
 */
function linked(table: string, key: string, row: string): Condition {
  return (ids) => sql`exists (select from ${sql.table(table)} as link where link.${sql.ref(key)} = ${sql.ref(row)}
    and link.dept_id = any(array(
      select unnest(string_to_array(path::text, '.'))::bigint from dept where id = any(${ids}::bigint[]))))`
}

/** Numbers that are for the whole bank, or for one of some units or a unit above it. */
function numbersFor(ids: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(sys_contact.visible_type = 1 or case sys_contact.visible_type when 2 then array[sys_contact.dept_id]
    else sys_contact.visible_dept_ids end && array(select unnest(string_to_array(path::text, '.'))::bigint from dept
      where id = any(${ids}::bigint[])))`
}

/** Of numbers that outsiders may see those for the units that their company works for. */
function outsidersNumbers(table: string, key: string): OfParty {
  const all = ({ partyId }: Party) =>
    sql<boolean>`(sys_contact.for_outsiders and ${numbersFor(
      sql`array(select link.dept_id from ${sql.table(table)} link where link.${sql.ref(key)} = ${partyId})`,
    )})`
  return { all, own: all }
}

/** Meetings that were announced to somebody, or that they prepare or lead. Ids are looked up once per query. */
function invitedTo(userId: number): RawBuilder<boolean> {
  return sql`(conference.publish_time is not null and (conference.organizer_user_id = ${userId} or conference.id = any(array(
    select line.conference_id from conference_user line where line.user_id = ${userId}))))`
}

function writtenBy(userId: number): RawBuilder<boolean> {
  return sql`feedback.create_user_id = ${userId}`
}

/** What a collection asks of somebody by name, or as whoever answers for their unit. */
function askedOf(userId: number): RawBuilder<boolean> {
  return sql`issue_item.duty_user_id = ${userId}`
}

/** Evaluations by one of the units, or of people at their doors. */
function evaluatedAt(ids: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(performance_evaluation.dept_id = any(${ids}::bigint[]) or exists (select from escort_staff_dept link
    where link.staff_id = performance_evaluation.staff_id and link.dept_id = any(${ids}::bigint[])))`
}

/** Devices that a vendor maintains (domain 8.2). */
function maintained({ partyId, day }: Party): RawBuilder<boolean> {
  return partyId === null ? sql`false` : maintainedBy(partyId, day)
}

/** Boxes of the units that a company serves. */
function boxesServed({ partyId }: Party): RawBuilder<boolean> {
  return sql`box.dept_id = any(array(select below.id from dept below
    join dept served on below.path <@ served.path
    join escort_company_dept link on link.dept_id = served.id where link.escort_company_id = ${partyId}))`
}

export type ScopedTable = keyof typeof columns
export const scopedTables = Object.keys(columns) as ScopedTable[]

/** The schema as handlers see it: their own queries cannot name a scoped table. */
export type Unscoped = Omit<DB, ScopedTable>

/**
 * The predicate for what a reader may see of a table, or null for all of it. Lists, records, histories, files, papers,
 * exports, counters and searches all use it, so that none shows more than another.
 */
export function within({ userId, scope, operations }: Reader, table: ScopedTable): RawBuilder<boolean> | null {
  const { hidden, invited, guard, ...rest }: Columns = columns[table]
  const placed = inScope(scope, table, rest)
  const visible = guard ? both(placed, ofThemselves(sql.ref(`${table}.${guard}`), userId)) : placed
  if (invited) {
    const named = invited.rows(userId)
    if (!operations.get(invited.unless.id)?.has(invited.unless.operation)) return named
    return visible && sql`(${visible} or ${named})`
  }
  if (!hidden || operations.get(hidden.from.id)?.has(hidden.from.operation)) return visible
  return visible ? sql`(${visible} and not (${hidden.rows}))` : sql`not (${hidden.rows})`
}

const both = (visible: RawBuilder<boolean> | null, further: RawBuilder<boolean>) =>
  visible ? sql<boolean>`(${visible} and ${further})` : further

/** Somebody with an account for guards sees only what is said of themselves; looked up once per query. */
const ofThemselves = (staff: RawBuilder<unknown>, userId: number) =>
  sql<boolean>`(${staff} = any(array(select me.id from escort_staff me where me.user_id = ${userId}))
    or not exists (select from sys_user me where me.id = ${userId} and me.user_type = ${sql.lit(GUARD)}))`

/** The same for the audit log, which is not closed to handlers because every action writes it. */
export const logsWithin = (scope: Scope): RawBuilder<boolean> =>
  inScope(scope, 'sys_log', { unit: 'dept_id', owner: 'user_id' }) ?? sql`true`

function inScope(scope: Scope, table: string, { unit, owner, party }: Columns): RawBuilder<boolean> | null {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  switch (scope.kind) {
    case 'all':
      return null
    case 'units':
      if (typeof unit === 'function') return unit(sql`${scope.ids}`)
      // A single unit, as of an outlet, keeps the order of an index on unit and time; a list of units does not.
      return scope.ids.length === 1
        ? sql`${column(unit)} = ${scope.ids[0]}`
        : sql`${column(unit)} = any(${scope.ids}::bigint[])`
    case 'self':
      return owner ? sql`${column(owner)} = ${scope.userId}` : sql`false`
    case 'party': {
      const ofParty = party?.[scope.userType]
      if (!ofParty || scope.partyId === null) return sql`false`
      if (scope.own) return ofParty.own(scope)
      const { all } = ofParty
      return typeof all === 'function' ? all(scope) : sql`${column(all)} = ${scope.partyId}`
    }
  }
}

/** Access to scoped tables: reads and changes only of the caller's rows. New rows are checked with `holds`. */
export function scopedBy(db: Kysely<DB>, reader: Reader) {
  const { scope } = reader
  return {
    rows<T extends ScopedTable>(table: T) {
      const predicate = within(reader, table)
      const query = db.selectFrom(table as 'room_key')
      return (predicate ? query.where(predicate) : query) as unknown as ReturnType<typeof select<T>>
    },
    change<T extends ScopedTable>(table: T) {
      const predicate = within(reader, table)
      const query = db.updateTable(table as 'room_key')
      return (predicate ? query.where(predicate) : query) as unknown as ReturnType<typeof update<T>>
    },
    insert<T extends ScopedTable>(table: T) {
      return db.insertInto(table) as unknown as ReturnType<typeof insert<T>>
    },
    /** Whether the caller may insert rows for this unit. */
    holds: (deptId: number): boolean => scope.kind === 'all' || (scope.kind === 'units' && scope.ids.includes(deptId)),
  }
}

export type Scoped = ReturnType<typeof scopedBy>

// Used only for its types: Kysely's inference for one table given by a type parameter.
declare const typed: Kysely<DB>
const select = <T extends ScopedTable>(table: T) => typed.selectFrom(table)
const update = <T extends ScopedTable>(table: T) => typed.updateTable(table)
const insert = <T extends ScopedTable>(table: T) => typed.insertInto(table)
