import { can, type Principal } from '@shouya/server/core/context.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import type { outInsideMoves } from '../contract.ts'

/** Dictionary inout_status. */
export const status = { inside: 1, left: 2, refused: 3, void: 9 } as const

/** Dictionary visitor_type, those that rules speak of. */
export const visitor = { superior: 1, police: 2, repair: 3, construction: 4, staff: 6 } as const

/** Dictionary area. */
export const area = { hall: 1, cash: 2, vault: 3, devices: 4, machines: 5 } as const

/** Dictionary cert_type: the identity card, whose number has a check digit. */
export const ID_CARD = 1
/** Dictionary visit_reason: what has to be said in words. */
export const OTHER_REASON = 7

/** Kinds of entry_permit. */
export const permit = { visit: 1, vault: 2 } as const
export type PermitKind = (typeof permit)[keyof typeof permit]

export type Entry = Selectable<DB['out_inside']>

const guarded: readonly number[] = [area.cash, area.vault, area.devices, area.machines]

type Wish = { person_type: number | null; areas: readonly number[] }

/** Somebody has to allow it (areas 2 to 5, domain 4.5). */
export const needsApprover = ({ areas }: Wish): boolean => areas.some((one) => guarded.includes(one))
/** Somebody stays with them, but in the hall. */
export const needsCompany = ({ areas }: Wish): boolean => areas.some((one) => one !== area.hall)
/** A letter of introduction or a notice of inspection. */
export const needsLetter = ({ person_type }: Wish): boolean =>
  person_type === visitor.superior || person_type === visitor.police
export const needsTools = ({ person_type }: Wish): boolean =>
  person_type === visitor.repair || person_type === visitor.construction
/** The request that must have passed: builders come with a visit permit, into the vault goes nobody without one. */
export const neededPermit = ({ person_type, areas }: Wish): PermitKind | null =>
  person_type === visitor.construction ? permit.visit : areas.includes(area.vault) ? permit.vault : null

/** Weapons by their names; a pistol drill or a heat gun is a tool. */
const WEAPON =
  /(枪支|槍支|枪械|槍械|手枪(?!钻)|手槍(?!鑽)|步枪|步槍|猎枪|獵槍|气枪|氣槍|警枪|警槍|电击枪|電擊槍|弹药|彈藥|子弹|子彈|炸药|炸藥|雷管|管制刀具|匕首|弓弩|警棍|警械|防暴器械)|\b(firearm|handgun|pistol|rifle|shotgun|ammunition|explosive|dagger)s?\b/i

/** A weapon among what somebody carries, by its word. */
export const weaponIn = (...texts: readonly (string | null)[]): string | null =>
  WEAPON.exec(texts.filter((text) => text !== null).join(' '))?.[0] ?? null

const LONGEST = 8 * 3_600_000

/** By when somebody should have left: within eight hours, and when the unit closes if they came before that (domain 4.5). */
export function leaveDue(inTime: string, business_end: string | null, timezone: string): Date {
  const entered = instant(inTime, timezone).getTime()
  const closing =
    business_end === null ? null : instant(`${inTime.slice(0, 10)} ${business_end.slice(0, 5)}:00`, timezone)
  const longest = entered + LONGEST
  return new Date(closing !== null && closing.getTime() > entered ? Math.min(closing.getTime(), longest) : longest)
}

/** What the caller may do with a row now; `fresh`: it may still be changed. */
export function movesOf(
  row: Pick<Entry, 'status'>,
  user: Principal,
  fresh: boolean,
): (typeof outInsideMoves)[number][] {
  const right = (operation: string) => can(user, 'daily_inout', operation)
  const inside = row.status === status.inside
  return [
    ...(inside && right('leave') ? (['leave'] as const) : []),
    ...(inside && fresh && right('edit') ? (['edit'] as const) : []),
    ...(row.status !== status.void && fresh && right('void') ? (['void'] as const) : []),
  ]
}
