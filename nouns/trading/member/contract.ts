import { action } from '@shouya/contract/action'
import { fileRow } from '@shouya/contract/escort'
import { date, datetime, id, line, one, saved, version } from '@shouya/contract/fields'
import {
  commandAction,
  deleteAction,
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  queryOf,
  reason,
} from '@shouya/contract/nounActions'
import {
  allowedMoves,
  detailFields,
  enteredFields,
  grantOf,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { member } from './noun.ts'

const grant = grantOf(member)
const numbers = requiredFields(member, 'identity', 'phone', 'bank_account')

/** A row of the list. Numbers are masked; see Reveal. Money in fen, from the ledger. */
export const memberRow = z.object({ id, version, ...listFields(member), moves: allowedMoves(member) })

/** A device that the member has or had, with what was paid for it as a deposit. */
const held = z.object({
  /** The binding. */
  id,
  device_no: z.string(),
  product_name: z.string(),
  /** 1 sale, 2 lease. */
  bind_type: z.int(),
  bind_time: datetime,
  unbind_time: datetime.nullable(),
  lease_end: date.nullable(),
  deposit_due: z.int(),
  deposit_paid: z.int(),
  deposit_deducted: z.int(),
  deposit_refunded: z.int(),
  deposit_status: z.int(),
})

export const memberDetail = memberRow.extend({
  ...detailFields(member),
  /** What it is in arrears with: devices that the clock has stopped, each with what it lacks. */
  arrears: z.array(
    z.object({
      device_no: z.string(),
      /** Fen of its deposit that are to be paid. */
      outstanding: z.int(),
      /** Neither a package nor a balance pays for uses. */
      lacks_money: z.boolean(),
    }),
  ),
  /** The day on which the clock freezes it unless that is paid; null: it is not in arrears, or frozen. */
  freeze_due: date.nullable(),
  licence_files: z.array(fileRow),
  /** The last first. */
  devices: z.array(held),
})

const query = queryOf(member, {
  /** The whole identity number or credit code; it is compared by its hash. */
  identity: numbers.identity.optional(),
})

export type MemberFilters = FiltersIn<typeof query>

/** Members of the caller's agents. `keywords`: number, name, contact, or a whole phone number. */
export const GetPageList = pageAction(member, query.list, memberRow)

export const Get = getAction(member, memberDetail)

/** Members of a query by state: the tabs of the list. */
export const GetStatusCount = action('Member', 'GetStatusCount', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ ...query.filters, keywords: line(50).default('') }),
  /** By state; states without members are left out. */
  out: z.record(z.string(), z.int()),
})

/** The agents in scope that a member may belong to. */
export const GetAgentList = action('Member', 'GetAgentList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(z.object({ id, agent_code: z.string(), agent_name: z.string(), is_open: z.boolean() })),
})

/** Members in scope that a word names, to choose one; at most twenty. */
export const GetChoiceList = action('Member', 'GetChoiceList', {
  kind: 'read',
  access: { anyOf: [grant('query'), { id: 'deposit', operation: 'query' }, { id: 'pledge', operation: 'query' }] },
  in: z.strictObject({ keywords: line(50).default(''), id: id.optional() }),
  out: z.array(z.object({ id, member_no: z.string(), member_name: z.string() })),
})

/** What came in and went out of the member's accounts of the ledger, the last fifty first. */
export const GetMoney = action('Member', 'GetMoney', {
  kind: 'read',
  access: grant('query'),
  in: one,
  out: z.object({
    accounts: z.array(
      z.object({
        /** Dictionary account_type. */
        account_type: z.int(),
        balance: z.int(),
        frozen: z.int(),
      }),
    ),
    entries: z.array(
      z.object({
        account_type: z.int(),
        event: z.string(),
        /** It takes another one back. */
        is_reversal: z.boolean(),
        /** Fen; below 0 where it left. */
        amount: z.int(),
        balance_after: z.int(),
        occur_time: datetime,
        operator_name: z.string().nullable(),
        txn_no: z.string(),
      }),
    ),
  }),
})

/** The whole numbers of a member. Each call is logged. */
export const Reveal = action('Member', 'Reveal', {
  kind: 'write',
  access: grant('view_sensitive'),
  secret: true,
  in: one,
  out: z.object({ identity: z.string().nullable(), bank_account: z.string().nullable(), phone: z.string().nullable() }),
})

const { level, ...entered } = enteredFields(member)

/**
 * Enters a member of an agent in scope (403) that is approved (1001), or changes its data. The agent stays; type, name, identity and
 * licences stay once it was approved (1001); nothing changes while it waits for approval or after it was canceled (1004). Numbers that
 * are left out of a change stay as they are, a null removes the bank account. 1001 an identity number or credit code with a wrong check
 * digit, 1003 phone or identity taken.
 */
export const Save = action('Member', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...entered,
    level: level.default(1),
    phone: numbers.phone.optional(),
    identity: numbers.identity.optional(),
    bank_account: numbers.bank_account.nullable().optional(),
  }),
  out: saved,
})

/** A member that was never approved (1004): 1006 when anything refers to it. */
export const Delete = deleteAction(member)

/** Asks for the approval of a member. 1001 names what is missing: identity number or credit code, licences. */
export const ApplyForAudit = moveAction(member, 'apply')

/**
 * Approves a member, which opens its accounts of the ledger, or refuses it. Who entered it or asked for the approval does not decide
 * (1004).
 */
export const Audit = moveAction(member, 'audit', {
  command: z.enum(['pass', 'reject']),
  opinion: line(200).default(''),
})

/** Freezes a member, which then neither deals nor pays, also where the clock has frozen it, or lets it go on. */
export const Freeze = commandAction(member, 'Freeze', reason)

/** Ends a membership: 1004 while it has a device, money in an account, or something that is not settled. */
export const Cancel = moveAction(member, 'cancel', reason)
