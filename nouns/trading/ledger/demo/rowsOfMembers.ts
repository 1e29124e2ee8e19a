import { message } from '@shouya/contract/messages'
import type { Keys } from '@shouya/server/core/keys/keys.ts'
import { parameters } from '@shouya/server/core/settings/parameters.ts'
import { iso } from '@shouya/server/demo/calendar.ts'
import { entered, type Staff } from '../../demo/staff.ts'
import { member as noun } from '../../member/noun.ts'
import { numberColumns, sealedRow } from '../../member/server/numbers.ts'
import type { Arrears } from './planArrears.ts'
import type { MemberPlan } from './planMembers.ts'
import type { TradePlan } from './planTrading.ts'

const memberStatus = noun.states.codes
const DAY = 86_400_000
/** Credit codes of a region that does not exist (domain 16.1). */
const creditCode = (id: number): string => `91990000MA${String(id).padStart(7, '0')}X`
const hasNumber = ({ status }: MemberPlan): boolean => status !== memberStatus.unverified

/** Members as their states ask for: with papers and a number once they have applied, and with who judged them. */
export function memberRows(
  { members, bindings, arrears, uses }: Pick<TradePlan, 'members' | 'bindings' | 'arrears' | 'uses'>,
  { service, auditor }: Staff,
  keys: Keys,
  paper: (at: number, id: number) => number,
): object[] {
  const lastUse = new Map<number, number>()
  for (const { member, device, until } of bindings) {
    const last = until === null ? (uses.totals.get(device.id)?.last ?? 0) : 0
    if (last > (lastUse.get(member.id) ?? 0)) lastUse.set(member.id, last)
  }
  return members.map((member) => {
    const { id, status, since, town } = member
    const used = lastUse.get(id)
    return {
      ...{ id, member_type: member.type, member_name: member.name, contact_name: member.contact, phone: member.phone },
      ...{ agent_id: member.agent.id, city_code: town[1], address: member.street, level: 1 + (id % 3), status },
      ...applied(member, service, keys, paper),
      ...judged(member, auditor),
      ...changed(member, auditor),
      ...frozenByClock(arrears.get(id)),
      last_use_time: used === undefined ? null : iso(used),
      ...entered(service, since),
    }
  })
}

/** What somebody has said who applies: number and papers. */
function applied(member: MemberPlan, service: Staff['service'], keys: Keys, paper: (at: number, id: number) => number) {
  const { id, since } = member
  if (!hasNumber(member))
    return {
      ...{ identity_mask: null, identity_hash: null, licence_file_ids: [], apply_user_id: null, apply_time: null },
    }
  return {
    ...hashed(numberColumns(keys, { identity: creditCode(id) })),
    ...{ licence_file_ids: [paper(since, id)], apply_user_id: service.id, apply_time: iso(since + DAY / 4) },
  }
}

const reasons: Readonly<Record<number, string>> = {
  [memberStatus.refused]: '营业执照照片不清晰，请重新上传',
  [memberStatus.frozen]: '连续欠费，暂停服务',
  [memberStatus.canceled]: '客户停业，申请注销',
}

function judged(member: MemberPlan, auditor: Staff['auditor']) {
  const { status, since } = member
  if (!hasNumber(member) || status === memberStatus.waiting)
    return { audit_user_id: null, audit_user_name: null, audit_time: null, audit_opinion: null }
  return {
    ...{ audit_user_id: auditor.id, audit_user_name: auditor.real_name, audit_time: iso(since + DAY) },
    audit_opinion: status === memberStatus.refused ? reasons[status] : '资料齐全，同意',
  }
}

function changed({ status, since }: MemberPlan, auditor: Staff['auditor']) {
  const reason = reasons[status]
  return reason === undefined
    ? { status_reason: null, status_time: null, status_user_id: null, status_user_name: null }
    : {
        ...{ status_reason: reason, status_time: iso(since + 9 * DAY) },
        ...{ status_user_id: auditor.id, status_user_name: auditor.real_name },
      }
}

/** Whom the clock has frozen since it is in arrears. */
function frozenByClock(arrears: Arrears | undefined) {
  if (!arrears) return { auto_frozen: false, arrears_since: null }
  const said = { devices: arrears.devices.join('、'), days: parameters['trade.freeze_days'].standard }
  return {
    ...{ auto_frozen: true, arrears_since: iso(arrears.since), status_time: iso(arrears.frozenAt) },
    status_reason: message('CN', 'member.arrears.reason', said),
    ...{ status_user_id: null, status_user_name: null },
  }
}

/** As PostgreSQL reads it in JSON. */
const hashed = <C extends { identity_hash?: Buffer }>(columns: C) => ({
  ...columns,
  identity_hash: `\\x${columns.identity_hash?.toString('hex')}`,
})

export const memberSecrets = (members: readonly MemberPlan[], keys: Keys): object[] =>
  members.filter(hasNumber).map(({ id }) => sealedRow(keys, id, 'identity', creditCode(id)))
