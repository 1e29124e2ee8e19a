import { action } from '@shouya/contract/action'
import { id, line, saved, version } from '@shouya/contract/fields'
import { type FiltersIn, getAction, moveAction, pageAction, queryOf } from '@shouya/contract/nounActions'
import {
  allowedMoves,
  detailFields,
  enteredFields,
  grantOf,
  inputFields,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { agentTransfer } from './noun.ts'

const grant = grantOf(agentTransfer)

export const transferRow = z.object({
  id,
  version,
  ...listFields(agentTransfer),
  allowed: allowedMoves(agentTransfer),
})

export const transferDetail = transferRow.extend(detailFields(agentTransfer))

const query = queryOf(agentTransfer)
const { list, filters } = query

export type TransferFilters = FiltersIn<typeof query>

/** Money of agents in and out, in scope: for an agent's people that of its tree. `keywords`: number, agent, bank's number. */
export const GetTransferPageList = pageAction(agentTransfer, list, transferRow)

export const GetTransfer = getAction(agentTransfer, transferDetail)

/** How many records of a query are in each state; its own states do not count. */
export const GetTransferCount = action('Agent', 'GetTransferCount', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ ...filters, keywords: line(50).default('') }),
  /** By code of dictionary agent_transfer_status; states without any are left out. */
  out: z.record(z.string(), z.int().min(0)),
})

/** The agents for which the caller may ask, with what they have: for an agent's people only their own. */
export const GetTransferAgentList = action('Agent', 'GetTransferAgentList', {
  kind: 'read',
  access: grant('edit'),
  in: z.strictObject({}),
  out: z.array(
    z.object({
      id,
      agent_code: z.string(),
      agent_name: z.string(),
      /** It may pay in; a disabled agent only where it owes something. */
      pays_in: z.boolean(),
      /** What can be paid out of its accounts now, in fen. */
      goods: z.int(),
      commission: z.int(),
      /** What it owes of commissions that went back, in fen: taken first from what it pays in. */
      owed: z.int(),
      bank_name: z.string().nullable(),
      bank_account_mask: z.string().nullable(),
    }),
  ),
})

/**
 * Asks for money to be taken in or paid out. In: by an approved agent, or a disabled one that owes something, into its goods account, with
 * a voucher and the bank's number, which is used once (1003). Out: of goods, commission or both, to the bank account in the agent's file; it is set aside at once (1007
 * if there is not so much), also of a disabled agent. 403 an agent's people for another agent than their own, 1004 an agent in another
 * state, 1001 what does not fit the direction.
 */
export const AskTransfer = action('Agent', 'AskTransfer', {
  kind: 'write',
  money: true,
  access: grant('edit'),
  in: z.strictObject(enteredFields(agentTransfer)),
  out: saved.extend({ bill_no: z.string() }),
})

/**
 * Finance has the money, or has paid it: somebody else than who asked (1004). In: `arrived_amount` is what arrived, which must be what
 * was asked for (1001), else it is refused. Out: `trade_no` is the bank's number, once (1003); 1004 if reconciliation has stopped the
 * account.
 */
export const ConfirmTransfer = moveAction(agentTransfer, 'confirm', {
  arrived_amount: z.int().min(1).nullable().default(null),
  ...inputFields(agentTransfer, 'trade_no'),
})

/** Refuses it; what was set aside can be used again. Somebody else than who asked (1004). */
export const RefuseTransfer = moveAction(agentTransfer, 'refuse', requiredFields(agentTransfer, 'opinion'))

/** Takes one's own request back. */
export const WithdrawTransfer = moveAction(agentTransfer, 'withdraw')
