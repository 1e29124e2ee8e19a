import { action } from '@shouya/contract/action'
import { id, line, saved, version } from '@shouya/contract/fields'
import { type FiltersIn, getAction, moveAction, pageAction, queryOf, reason } from '@shouya/contract/nounActions'
import { allowedMoves, detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { memberDevice } from './noun.ts'

const grant = grantOf(memberDevice)

export const bindingRow = z.object({
  id,
  version,
  ...listFields(memberDevice),
  agent_id: id,
  moves: allowedMoves(memberDevice),
})

export const bindingDetail = bindingRow.extend(detailFields(memberDevice))

const query = queryOf(memberDevice)

export type BindingFilters = FiltersIn<typeof query>

/** Bindings, those that have ended among them; agents see those of their tree. `keywords`: number of the device, name of the member. */
export const GetPageList = pageAction(memberDevice, query.list, bindingRow)

export const Get = getAction(memberDevice, bindingDetail)

/** What a binding chooses from: devices in scope that an agent has and no member, members in order of the agent of `device_id`. */
export const GetChoices = action('MemberDevice', 'GetChoices', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ keywords: line(50).default(''), device_id: id.optional() }),
  out: z.object({
    devices: z.array(
      z.object({ id, device_no: z.string(), product_name: z.string(), sale_mode: z.int(), deposit: z.int() }),
    ),
    members: z.array(z.object({ id, member_no: z.string(), name: z.string() })),
  }),
})

/**
 * Binds a device that its agent has to one of the agent's members, or changes the days of a lease and the remark. A lease asks for the
 * deposit of the product. 1001 a device that is not to be bound, a member who is not in order or of another agent, a product that is only
 * sold or only leased, wrong days, other days of a binding in force by an agent's people, whom renewals lengthen it; 1004 has ended, or another device, member or kind.
 */
export const Save = action('MemberDevice', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({ ...enteredFields(memberDevice), id: id.optional(), version: version.optional() }),
  out: saved,
})

/** Activates the device of a binding, whose warranty begins: 1004 activated already, deposit missing, member not in order. */
export const Activate = moveAction(memberDevice, 'activate')

/**
 * Ends a binding. A device that was activated goes back to the platform to be inspected, and what it has of consumables to its agent; one
 * that was not stays with its agent. 1004 in repair: the order is finished first.
 */
export const Unbind = moveAction(memberDevice, 'unbind', reason)
