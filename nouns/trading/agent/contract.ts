import { action } from '@shouya/contract/action'
import { expiry, fileRow } from '@shouya/contract/escort'
import { datetime, id, line, mobile, nothing, one, regionCode, saved, version } from '@shouya/contract/fields'
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
  barredMoves,
  detailFields,
  enteredFields,
  grantOf,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { newPassword } from '../../settings/user/contract.ts'
import { user } from '../../settings/user/noun.ts'
import { agent } from './noun.ts'

const grant = grantOf(agent)
const MOST_REGIONS = 50

export const agentRow = z.object({
  id,
  version,
  ...listFields(agent),
  moves: allowedMoves(agent),
  /** The end of the contract as long as something stands against it. */
  barred: barredMoves(agent),
})

export const agentDetail = agentRow
  .extend({
    ...detailFields(agent),
    region_codes: z.array(regionCode),
    licence_files: z.array(fileRow),
    /** For those who approve: approved agents of its level that work in one of its regions. */
    overlaps: z.array(z.object({ id, agent_code: z.string(), agent_name: z.string(), region_names: z.string() })),
    /** Whether the caller may change what was agreed with it: prices, commission, credit and bank account. */
    may_change_terms: z.boolean(),
    /** What it has of commission, and what of both its accounts is set aside. Fen. */
    commission: z.int(),
    frozen: z.int(),
  })
  .omit({ licence_file_ids: true })

const query = queryOf(agent, {
  /** Agents that work in a part of this region, or in all of it. */
  region: regionCode.optional(),
  expiry,
})

export type AgentFilters = FiltersIn<typeof query>

/** Agents: for the bank all, for an agent those of its tree. `keywords`: number, name, contact, a whole phone number. */
export const GetPageList = pageAction(agent, query.list, agentRow)

export const Get = getAction(agent, agentDetail)

/** How many agents of a query are in each state: the tabs of the list. */
export const GetCount = action('Agent', 'GetCount', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ ...query.filters, keywords: line(50).default('') }),
  out: z.object({
    /** By code of dictionary agent_status; states without any are left out. */
    status: z.record(z.string(), z.int()),
    all: z.int(),
  }),
})

/** How many records an agent has, of each kind whose list the caller may read; the same as in that list. 1002 none, 403 out of scope. */
export const GetListCounts = action('Agent', 'GetListCounts', {
  kind: 'read',
  access: grant('query'),
  in: one,
  out: z
    .object({
      members: z.int(),
      devices: z.int(),
      orders: z.int(),
      transfers: z.int(),
      balances: z.int(),
      repairs: z.int(),
      deposits: z.int(),
    })
    .partial(),
})

/** Whoever works with records that name an agent. */
const anyOfTrading = {
  anyOf: [
    grant('query'),
    { id: 'agent_product', operation: 'query' },
    { id: 'member', operation: 'query' },
    { id: 'device', operation: 'query' },
    { id: 'order', operation: 'query' },
  ],
} as const

/** The same agents for a picker, in the order of their codes. */
export const GetList = action('Agent', 'GetList', {
  kind: 'read',
  access: anyOfTrading,
  in: z.strictObject({}),
  out: z.array(
    agentRow.pick({ id: true, agent_code: true, agent_name: true, agent_level: true, status: true }).extend({
      /** It takes part in business: approved, and its contract runs. */
      open: z.boolean(),
    }),
  ),
})

const personal = requiredFields(agent, 'phone', 'id_card', 'bank_account')
const entered = enteredFields(agent)

/**
 * Enters an agent, or changes its data; a draft may lack all but name and level. `phone`, `id_card` and `bank_account` left out
 * stay as they are, null removes them. The parent is approved and of a level above; level and parent are changed in drafts and refused agents
 * without children. What was agreed with an approved one (rates, credit, bank) is changed by somebody who may approve and has
 * neither entered nor submitted it (1004). 1001 regions, dates, numbers, or what an approved agent cannot be without; 1003 name,
 * phone or credit code taken; 1004 while it waits for approval or has ended.
 */
export const Save = action('Agent', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...entered,
    discount_rate: entered.discount_rate.default(10_000),
    commission_rate: entered.commission_rate.default(0),
    credit_limit: entered.credit_limit.min(0).default(0),
    region_codes: z.array(regionCode).max(MOST_REGIONS).default([]),
    phone: personal.phone.nullable().optional(),
    id_card: personal.id_card.nullable().optional(),
    bank_account: personal.bank_account.nullable().optional(),
  }),
  out: saved,
})

/** A draft or refused agent without accounts and children (1006). */
export const Delete = deleteAction(agent)

/** Asks for the approval: 1001 names every field that is missing (domain 20). */
export const Submit = moveAction(agent, 'submit')

/**
 * Approves or refuses an agent that waits, refusing with an opinion of at least five characters. Neither who entered nor who
 * submitted it (1004). The parent must be approved, the contract not over (1011). Approval opens its accounts in the ledger.
 */
export const Audit = moveAction(agent, 'audit', {
  command: z.enum(['pass', 'reject']),
  opinion: line(200).default(''),
})

/** Disables an agent, whose people are signed out at once, or takes it up again. */
export const ChangeStatus = commandAction(agent, 'ChangeStatus', reason)

/**
 * Asks finance for the end of the contract of a disabled agent. 1004 with what stands against it: money in its accounts or set aside,
 * open orders, devices, agents below it.
 */
export const AskEnd = moveAction(agent, 'askEnd', reason)

/**
 * Confirms the end that was asked for, by the same conditions, or refuses it with an opinion. Somebody else than who asked (1004).
 */
export const End = moveAction(agent, 'end', { command: z.enum(['pass', 'reject']), opinion: line(200).default('') })

/** The whole numbers of an agent. Each call is logged. */
export const Reveal = action('Agent', 'Reveal', {
  kind: 'write',
  access: grant('view_sensitive'),
  secret: true,
  in: one,
  out: z.object({ phone: z.string().nullable(), id_card: z.string().nullable(), bank_account: z.string().nullable() }),
})

const ofAccounts = grant('reset_pwd')
const account = listFields(user)

/** The accounts with which the people of an agent sign in; numbers masked. */
export const GetAccountList = action('Agent', 'GetAccountList', {
  kind: 'read',
  access: ofAccounts,
  in: one,
  out: z.array(
    z.object({
      id,
      username: account.username,
      real_name: account.real_name,
      phone: account.phone,
      expire_date: account.expire_date,
      last_login_time: datetime.nullable(),
      status: account.status,
    }),
  ),
})

/**
 * An account for somebody of an approved agent (1004), with the role for agents; answers its first password once. Needs the
 * caller's password anew (1016). 1003 user name or phone taken, 1001 a last day that is over.
 */
export const AddAccount = action('Agent', 'AddAccount', {
  kind: 'write',
  access: ofAccounts,
  secret: true,
  in: z.strictObject({
    /** The agent. */
    id,
    ...requiredFields(user, 'username', 'real_name', 'expire_date'),
    phone: mobile,
  }),
  out: z.object({ id, password: z.string() }),
})

/** A new first password for an account of an agent, shown once; ends its sessions. 1002 where it is of nobody of an agent. */
export const ResetPwd = action('Agent', 'ResetPwd', {
  kind: 'write',
  access: ofAccounts,
  secret: true,
  in: z.strictObject({ user_id: id }),
  out: z.object({ password: z.string() }),
})

/** Changes the caller's own password, as `User/UpdatePwd` does. */
export const UpdatePwd = action('Agent', 'UpdatePwd', {
  kind: 'write',
  access: 'signedIn',
  secret: true,
  in: z.strictObject({ old_password: z.string().min(1).max(128), new_password: newPassword }),
  out: nothing,
})
