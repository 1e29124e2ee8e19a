import { instant } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'

/** The register's number in requests for late entries (approvals/template). */
export const register = '3'

export type Entry = Selectable<DB['out_inside']>

/** Names of weapons; a pistol drill or a heat gun is a tool. */
const WEAPON =
  /(枪支|槍支|枪械|槍械|手枪(?!钻)|手槍(?!鑽)|步枪|步槍|猎枪|獵槍|气枪|氣槍|警枪|警槍|电击枪|電擊槍|弹药|彈藥|子弹|子彈|炸药|炸藥|雷管|管制刀具|匕首|弓弩|警棍|警械|防暴器械)|\b(firearm|handgun|pistol|rifle|shotgun|ammunition|explosive|dagger)s?\b/i

/** The name of a weapon among what a visitor carries. */
export const weaponIn = (text: string | null): string | undefined => WEAPON.exec(text ?? '')?.[0]

const LONGEST = 8 * 3_600_000

/**
 * When a visitor must have left: within eight hours, and by the closing of the unit for those who entered before it
 * (domain 4.5).
 */
export function leaveDue(inTime: string, business_end: string | null, timezone: string): Date {
  const entered = instant(inTime, timezone).getTime()
  const closing =
    business_end === null ? null : instant(`${inTime.slice(0, 10)} ${business_end.slice(0, 5)}:00`, timezone)
  const longest = entered + LONGEST
  return new Date(closing !== null && closing.getTime() > entered ? Math.min(closing.getTime(), longest) : longest)
}
