import { action } from '@shouya/contract/action'
import { datetime, dictCode, id, keysetQuery, line, saved, version } from '@shouya/contract/fields'
import { type FiltersIn, getAction, pageAction, queryOf } from '@shouya/contract/nounActions'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { consumeBalance, MOST_PIECES, MOST_RECEIVERS, ownerType } from './noun.ts'

const grant = grantOf(consumeBalance)
const { agent, device, member } = ownerType
const pieces = z.int().min(1).max(MOST_PIECES)
const anyOwner = { owner_type: z.literal([agent, device, member]), owner_id: id }

export const balanceRow = z.object({
  id,
  version,
  ...listFields(consumeBalance),
  owner_id: id,
  agent_id: id,
  consume_id: id,
  /** At or below its warning. */
  low: z.boolean(),
  /** An adjustment waits for its second person. */
  waiting: z.boolean(),
  /** An agent's, of which the caller may pass something on. */
  passable: z.boolean(),
  /** The caller may decide on it: somebody else has asked for it. */
  auditable: z.boolean(),
})

const adjustment = z.object({
  id,
  version,
  /** Pieces more, or fewer. */
  change: z.int(),
  reason: z.string(),
  /** 0 waiting, 1 agreed, 2 refused, 3 taken back. */
  status: dictCode,
  apply_user_name: z.string(),
  apply_time: datetime,
  audit_user_name: z.string().nullable(),
  audit_time: datetime.nullable(),
  audit_opinion: z.string().nullable(),
  /** The caller may decide on it; somebody else has asked for it. */
  auditable: z.boolean(),
  /** The caller has asked for it and may take it back. */
  withdrawable: z.boolean(),
})

export const balanceDetail = balanceRow.extend({
  /** The last ones, newest first. */
  adjustments: z.array(adjustment),
})

const query = queryOf(consumeBalance, { owner_type: z.array(anyOwner.owner_type).max(3).optional() })

export type BalanceFilters = FiltersIn<typeof query>

/** Balances in the caller's scope; for an agent's people those of its tree. `keywords`: owner, consumable. */
export const GetBalancePageList = pageAction(consumeBalance, query.list, balanceRow)

export const GetBalance = getAction(consumeBalance, balanceDetail)

/** What has changed a balance, newest first. 1002 none, 403 out of scope. */
export const GetBalanceLogList = action('Consume', 'GetBalanceLogList', {
  kind: 'read',
  access: grant('query'),
  list: 'keyset',
  in: keysetQuery({ id }),
  out: z.object({
    id,
    /** Dictionary consume_log_type. */
    type: dictCode,
    /** Pieces more, or fewer. */
    change: z.int(),
    after: z.int(),
    /** The other side of what was passed on or received. */
    other: z.string().nullable(),
    operator_name: z.string().nullable(),
    memo: z.string().nullable(),
    create_time: datetime,
  }),
})

/** What somebody may use of a consumable now; all 0 where nothing was ever authorized. 1002 no such owner, 403 out of scope. */
export const GetBalanceQuantity = action('Consume', 'GetBalanceQuantity', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ ...anyOwner, consume_id: id }),
  out: z.object({ quantity: z.int(), frozen: z.int(), available: z.int() }),
})

/**
 * Who may be authorized, or receive pieces: approved agents, or devices and members of an agent's tree, at most fifty. For a device the
 * consumable has to be one of its product.
 */
export const GetBalanceOwnerList = action('Consume', 'GetBalanceOwnerList', {
  kind: 'read',
  access: { anyOf: [grant('add'), grant('recharge')] },
  in: z.strictObject({
    owner_type: anyOwner.owner_type,
    /** The agent that passes on, and what. */
    agent_id: id.optional(),
    consume_id: id.optional(),
    keywords: line(50).default(''),
  }),
  out: z.array(z.object({ id, name: z.string(), note: z.string() })),
})

/** Consumables on sale, to be authorized. */
export const GetBalanceConsumeList = action('Consume', 'GetBalanceConsumeList', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({}),
  out: z.array(z.object({ id, name: z.string(), note: z.string() })),
})

const { expire_date, warn_quantity } = enteredFields(consumeBalance)
/** Why somebody asks for a correction. */
const adjustReason = line(200, 10)

/**
 * Asks for `qty` pieces (above 0) for an approved agent by hand, with the reason of ten characters or more; a second person decides on it
 * as on a correction, and nothing is usable before (domain 11.6): only an order that was received authorizes by itself. Opens the balance,
 * which it answers, where the agent has none. 1001 an agent or a consumable that is not in use; 1002 no such agent, 403 out of scope; 1004
 * a correction waits already.
 */
export const AddBalance = action('Consume', 'AddBalance', {
  kind: 'write',
  money: true,
  access: grant('add'),
  in: z.strictObject({ agent_id: id, consume_id: id, qty: pieces, reason: adjustReason }),
  out: saved,
})

/** Changes from when on a balance warns, and until when it may be used. 1001 a day that has passed. */
export const SaveBalance = action('Consume', 'SaveBalance', {
  kind: 'write',
  access: grant('adjust'),
  in: z.strictObject({ id, version, warn_quantity, expire_date }),
  out: saved,
})

const receiver = { owner_type: z.literal([device, member]), owner_id: id, qty: pieces }
const memo = line(200).nullable().default(null)

/**
 * Passes pieces of an agent on to a device or member of its tree (domain 11.6): one has fewer, the other more. `id`: the agent's balance.
 * They may be used until the earlier of both days. 1001 not an agent's; 1004 another agent's than the caller's own; 1001 a receiver of another tree, out of use, or whose product does not
 * use this consumable; 1007 more than is available.
 */
export const Recharge = action('Consume', 'Recharge', {
  kind: 'write',
  money: true,
  access: grant('recharge'),
  in: z.strictObject({ id, ...receiver, memo }),
  out: saved,
})

/** What agents in scope can pass on; for an agent's people their own. */
export const ApcPageList = pageAction(consumeBalance, query.list, balanceRow, 'ApcPageList')

/** The same as `Recharge` for several receivers, each once (1001): all or none. */
export const ApcRecharge = action('Consume', 'ApcRecharge', {
  kind: 'write',
  money: true,
  access: grant('recharge'),
  in: z.strictObject({ id, receivers: z.array(z.strictObject(receiver)).min(1).max(MOST_RECEIVERS), memo }),
  out: saved.extend({ passed: z.int() }),
})

/**
 * Asks for a correction by so many pieces (domain 11.6), which a second person decides on; fewer are set aside until then. 1004 one waits
 * already; 1007 more than is available.
 */
export const UpdateBalance = action('Consume', 'UpdateBalance', {
  kind: 'write',
  money: true,
  access: grant('adjust'),
  in: z.strictObject({
    id,
    version,
    change: z
      .int()
      .min(-MOST_PIECES)
      .max(MOST_PIECES)
      .refine((pieces) => pieces !== 0, { message: 'consumeBalance.refused.nothing' }),
    reason: adjustReason,
  }),
  out: saved,
})

/** Decides on a correction that somebody else has asked for (1004); `id` and `version` are its own. A refusal says why (1001). */
export const AuditBalance = action('Consume', 'AuditBalance', {
  kind: 'write',
  money: true,
  access: grant('adjust_audit'),
  in: z.strictObject({ id, version, passed: z.boolean(), opinion: line(200).nullable().default(null) }),
  out: saved,
})

/** Takes back a correction that the caller has asked for and nobody has decided on (1004). */
export const WithdrawBalance = action('Consume', 'WithdrawBalance', {
  kind: 'write',
  money: true,
  access: grant('adjust'),
  in: z.strictObject({ id, version }),
  out: saved,
})
