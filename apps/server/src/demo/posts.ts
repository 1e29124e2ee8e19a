import type { Unit } from './unitMaker.ts'

/** A place to fill with somebody. */
export type Post = {
  unit: Unit
  role: string | null
  /** Dictionary post. */
  post: string
  user_type?: number
  party_id?: number
  /** Dictionary data_scope, where it is not that of the role. */
  data_scope?: number
  /** Who holds it, where domain 1 names somebody. */
  name?: string
  /** Its account is named like its role: what people sign in with to look around. */
  shown?: boolean
  /** Or like this: where two of a role have to do with one another. */
  account?: string
}

/** The outlet where most of the demonstration's accounts work. */
export const SHOWN_OUTLET = 'CL020317'

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** The 600 people of domain 16.1. */
export function makePosts(units: readonly Unit[]): Post[] {
  const of = (type: number) => units.filter(({ dept_type }) => dept_type === type)
  const named = (name: string) => {
    const found = units.find(({ dept_name }) => dept_name === `沧岭银行${name}`)
    if (!found) throw new Error(`no unit ${name}`)
    return found
  }
  const [head] = of(1)
  if (!head) throw new Error('no head office')
  const security = named('总行保卫部')
  const shownOutlet = units.find(({ dept_code }) => dept_code === SHOWN_OUTLET)
  const outlets = of(4)
  const office = (unit: Unit, role: string, post: string) => times(4, (i) => ({ unit, role, post, shown: i === 0 }))
  const outside = (
    count: number,
    user_type: number,
    role: string | null,
    post: string,
    parties: number,
    name?: string,
  ) =>
    times(count, (i) => ({
      unit: security,
      role,
      post,
      user_type,
      party_id: 1 + (i % parties),
      shown: i === 0,
      ...(i === 0 && { name }),
    }))

  return [
    { unit: head, role: 'hq_security', post: '01', name: '周启明' },
    ...times(3, (i) => ({ unit: named('总行信息科技部'), role: 'sys_admin', post: '99', shown: i === 0 })),
    ...times(7, (i) => ({
      unit: security,
      role: 'hq_security',
      post: i < 2 ? '03' : '05',
      shown: i === 0,
      ...(i === 1 && { account: 'hq_security2' }),
    })),
    keeper(named('总行中心业务库')),
    ...of(2).flatMap((unit) => branchPosts(unit, units)),
    ...of(3).map((unit) => ({ unit, role: 'sub_leader', post: '01', shown: unit.id === shownOutlet?.parent_id })),
    ...outlets.flatMap((unit) => outletPosts(unit)),
    ...of(7).flatMap((unit) =>
      times(unit.parent_id === head.id ? 2 : 1, () => ({
        unit,
        role: 'monitor_center',
        post: '11',
        shown: unit.dept_name === '沧岭银行松湾分行监控中心',
      })),
    ),
    ...office(named('总行财务会计部'), 'finance', '17'),
    ...office(named('总行运营管理部'), 'trade_admin', '18'),
    ...office(named('总行会员服务部'), 'member_service', '99'),
    ...office(named('总行审计部'), 'auditor', '99'),
    ...outside(6, 2, 'escort_admin', '14', 3, '贺连川'),
    ...outside(6, 2, 'escort_staff', '15', 3),
    ...outlets
      .filter((unit) => unit.id % 2 === (shownOutlet?.id ?? 0) % 2)
      .map((unit) => ({ unit, role: 'guard', post: '13', user_type: 5, shown: unit === shownOutlet })),
    ...outside(16, 3, 'vendor', '16', 6, '石敬亭'),
    ...outside(24, 4, 'agent_user', '99', 24),
    // No role lets a member do anything here.
    ...outside(20, 6, null, '99', 20),
  ]
}

/** Who counts for a vault: a teller's rights, for all that comes to it. */
const keeper = (unit: Unit): Post => ({ unit, role: 'outlet_teller', post: '12', data_scope: 4 })

function branchPosts(unit: Unit, units: readonly Unit[]): Post[] {
  const below = (type: number) => units.find(({ parent_id, dept_type }) => parent_id === unit.id && dept_type === type)
  const section = below(5) ?? unit
  const vault = below(6)
  const shown = unit.dept_name === '沧岭银行松湾分行'
  const role = 'branch_security'
  return [
    { unit, role, post: '01', ...(shown && { name: '林若川' }) },
    { unit, role, post: '02' },
    { unit: section, role, post: '04', shown },
    ...times(vault ? 2 : 3, () => ({ unit: section, role, post: '05' })),
    ...(vault ? [{ ...keeper(vault), ...(shown && { account: 'vault_keeper' }) }] : []),
  ]
}

/** Head, safety officer and teller; those of domain 1 and 4.7 where they belong. */
function outletPosts(unit: Unit): Post[] {
  const shown = unit.dept_code === SHOWN_OUTLET
  const teller = { CL020317: '杜思源', CL020321: '方予安', CL020322: '程知远' }[unit.dept_code]
  return [
    { unit, role: 'outlet_leader', post: '06', shown, ...(shown && { name: '沈砚秋' }) },
    { unit, role: 'outlet_safety', post: '08', shown, ...(shown && { name: '何向北' }) },
    { unit, role: 'outlet_teller', post: '09', shown, ...(teller && { name: teller }) },
  ]
}
