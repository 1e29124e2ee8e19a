import { action } from '@shouya/contract/action'
import { expiry } from '@shouya/contract/escort'
import { date, id, saved, version } from '@shouya/contract/fields'
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
import { allowedMoves, detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { agentProduct } from './noun.ts'

const grant = grantOf(agentProduct)

export const agentProductRow = z.object({
  id,
  version,
  ...listFields(agentProduct),
  agent_code: z.string(),
  product_code: z.string(),
  moves: allowedMoves(agentProduct),
})

export const agentProductDetail = agentProductRow.extend({
  ...detailFields(agentProduct),
  /** The product's own agent price, and the lowest for which it is given. Fen. */
  list_price: z.int(),
  floor_price: z.int(),
})

const query = queryOf(agentProduct, { expiry })

export type AgentProductFilters = FiltersIn<typeof query>

/** What agents may order: for the bank all, for an agent that of its tree. */
export const GetPageList = pageAction(agentProduct, query.list, agentProductRow)

export const Get = getAction(agentProduct, agentProductDetail)

/** Products for the form, with the lowest price of each by the setting `trade.agent_price_floor_rate`. Fen. */
export const GetProductList = action('AgentProduct', 'GetProductList', {
  kind: 'read',
  access: { anyOf: [grant('add'), grant('edit')] },
  in: z.strictObject({}),
  out: z.array(
    z.object({ id, product_code: z.string(), product_name: z.string(), list_price: z.int(), floor_price: z.int() }),
  ),
})

const entered = enteredFields(agentProduct)

/**
 * Enters a product of an agent, or changes it; agent and product stay. 1001 a price below the floor, an end before the begin, fewer
 * devices than the agent has, an agent that has ended or a product that is discontinued; 1003 the agent has it already; 1004 it has ended.
 */
export const Save = action('AgentProduct', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...entered,
    agent_price: entered.agent_price.unwrap().unwrap().min(0).nullable().default(null),
  }),
  out: saved,
})

/** One that was never open; others stay as what was agreed. */
export const Delete = deleteAction(agentProduct)

/** Opens it: the agent is approved, its contract and this time run, and there is a quota (1004 says which is not). */
export const Activate = moveAction(agentProduct, 'activate')

/** Pauses it, so that nothing of it is ordered, or takes it up again by the same conditions. */
export const ChangeStatus = commandAction(agentProduct, 'ChangeStatus', reason)

/** Gives it a later end, within the agent's contract (1001), and opens one that has ended by the conditions of `Activate`. */
export const Renew = moveAction(agentProduct, 'renew', { end_date: date })
