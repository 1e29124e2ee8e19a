import { addDays } from '@shouya/server/core/time/local.ts'
import type { Calendar } from '@shouya/server/demo/calendar.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import { random } from '@shouya/server/demo/random.ts'
import { keyLedger } from '../noun.ts'
import { PASSWORD_DAYS } from '../rules.ts'

const position = keyLedger.states.codes

const PUT = { main: 1, spare: 2 } as const

type Kind = {
  no: string
  name: string
  type: number
  holder: 'leader' | 'safety' | null
  /** The other half of dual control. */
  linked?: string
  password?: true
}

const kinds: readonly Kind[] = [
  { no: 'DM-1', name: '营业厅大门钥匙', type: 1, holder: 'safety' },
  { no: 'DM-2', name: '营业厅大门备用钥匙', type: 1, holder: null },
  { no: 'LD-A', name: '联动门A钥匙', type: 2, holder: 'safety' },
  { no: 'LD-B', name: '联动门B钥匙', type: 2, holder: 'leader' },
  { no: 'YK-1', name: '业务库门钥匙1', type: 3, holder: 'leader', linked: 'YK-2', password: true },
  { no: 'YK-2', name: '业务库门钥匙2', type: 3, holder: 'safety', linked: 'YK-1' },
  { no: 'BX-1', name: '保险柜钥匙1', type: 4, holder: 'leader', linked: 'BX-2', password: true },
  { no: 'BX-2', name: '保险柜钥匙2', type: 4, holder: 'safety', linked: 'BX-1' },
  { no: 'ZZ-1', name: '自助设备加钞间钥匙', type: 5, holder: 'safety' },
  { no: 'JK-1', name: '监控设备间钥匙', type: 6, holder: 'leader' },
  { no: 'XF-1', name: '消防设施箱钥匙', type: 7, holder: 'safety' },
  { no: 'PD-1', name: '配电间钥匙', type: 9, holder: 'leader' },
]

export type LedgerKey = ReturnType<typeof makeRow>

/** The keys of each outlet as entered, before the handovers. */
export function makeKeys(teams: readonly Team[], calendar: Calendar): Map<Team, LedgerKey[]> {
  const draw = random('keys')
  let last = 0
  return new Map(
    teams.map((team) => {
      const { has_vault, has_self_service } = team.unit
      const kindsHere = kinds.filter(({ type }) => (type !== 3 || has_vault) && (type !== 5 || has_self_service))
      const ids = new Map(kindsHere.map(({ no }) => [no, ++last]))
      const changed = calendar.day(-draw.int(62, 85))
      return [team, kindsHere.map((kind) => makeRow(kind, team, ids, changed, calendar))]
    }),
  )
}

function makeRow(kind: Kind, team: Team, ids: ReadonlyMap<string, number>, changed: string, calendar: Calendar) {
  const { unit, leader, teller } = team
  const holder: Person | null = kind.holder && team[kind.holder]
  const password = kind.password ? teller : null
  return {
    id: ids.get(kind.no) ?? 0,
    dept_id: unit.id,
    dept_name: unit.dept_name,
    key_no: kind.no,
    key_name: kind.name,
    key_type: kind.type,
    copy_type: kind.holder ? PUT.main : PUT.spare,
    holder_user_id: holder?.id ?? null,
    holder_user_name: holder?.real_name ?? null,
    position: (holder ? position.held : position.sealed) as number,
    seal_no: holder ? null : `FQ${unit.dept_code.slice(-4)}01`,
    seal_place: holder ? null : '分行保卫科保险柜',
    has_password: password !== null,
    password_holder_user_id: password?.id ?? null,
    password_holder_user_name: password?.real_name ?? null,
    password_change_date: password && changed,
    next_change_date: password && addDays(changed, PASSWORD_DAYS),
    linked_key_id: (kind.linked && ids.get(kind.linked)) ?? null,
    create_user_id: leader.id,
    create_user_name: leader.real_name,
    create_time: new Date(calendar.at(-200, 9 * 60 + (unit.id % 60))).toISOString(),
    update_user_id: null as number | null,
    update_time: null as string | null,
    version: 1,
  }
}
