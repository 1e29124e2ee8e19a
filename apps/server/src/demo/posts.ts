import type { Unit } from './unitMaker.ts'

/** A post to fill. */
export type Post = {
  unit: Unit
  role: string | null
  /** Dictionary post. */
  post: string
  user_type?: number
  party_id?: number
  /** Dictionary data_scope, if not that of the role. */
  data_scope?: number
  /** The name of the holder, if domain 1 gives one. */
  name?: string
  /** The account is named like its role, for signing in to look around. */
  shown?: boolean
  /** The account name, where two people of a role have to deal with each other. */
  account?: string
}

/** The outlet of most of the demonstration's accounts. */
export const SHOWN_OUTLET = 'CL020317'

/** The companies of the outsiders of user type 2, by the order of their ids. */
export const escortCompanies = [
  '沧岭磐盾押运保安有限公司',
  '松湾固远护卫服务有限公司',
  '东屏长垣保安服务有限公司',
] as const

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** The vendors of the outsiders of user type 3, by the order of their ids. */
export const maintenanceVendors = [
  '沧岭锐视安防工程有限公司',
  '东屏恒修机电有限公司',
  '松湾安泰消防维保有限公司',
  '北渚固锁金库设备服务有限公司',
  '青梧智联自助设备服务有限公司',
  '云埠宏远综合维保有限公司',
] as const

/** The agents of the trading side, by the order of their ids (domain 11.2, 16.1). */
export const agents = [
  '松湾信诚科技服务部',
  '东屏启明安防商行',
  '云埠汇联商贸',
  '沧岭安达智能设备有限公司',
  '东屏恒信安防设备有限公司',
  '北渚瑞丰商贸有限公司',
  '青梧德润科技有限公司',
  '南栎诚达设备商行',
  '石漾华盛商贸商行',
  '桐浦宏图科技有限公司',
  '松湾博远电子经营部',
  '松湾天成安防经营部',
  '松湾智选网点服务社',
  '东屏嘉合网点服务社',
  '青梧金盾安防商行',
  '北渚众信科技服务部',
  '云埠旧港商贸商行',
  '南栎新程科技有限公司',
  '石漾远景安防经营部',
  '桐浦合力设备商行',
  '松湾恒泰智能经营部',
  '北渚昌隆网点服务社',
  '青梧安信网点服务社',
  '南栎鼎盛科技有限公司',
] as const

/** The agents that were approved once, whose people have accounts; those of agents that are disabled or have ended do not sign in. */
const agentsWithPeople = [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 23, 24]

const upTo = (count: number): number[] => times(count, (index) => index + 1)

/** The 600 people of domain 16.1. */
export function makePosts(units: readonly Unit[]): Post[] {
  const ofType = (type: number) => units.filter(({ dept_type }) => dept_type === type)
  const unitNamed = (name: string) => {
    const unit = units.find(({ dept_name }) => dept_name === `沧岭银行${name}`)
    if (!unit) throw new Error(`no unit ${name}`)
    return unit
  }
  const [head] = ofType(1)
  if (!head) throw new Error('no head office')
  const security = unitNamed('总行保卫部')
  const shownOutlet = units.find(({ dept_code }) => dept_code === SHOWN_OUTLET)
  const outlets = ofType(4)
  // Two of them decide together on reversals, adjustments and deposits (domain 11).
  const office = (unit: Unit, role: string, post: string) =>
    times(4, (i) => ({ unit, role, post, shown: i === 0, ...(i === 1 && { account: `${role}2` }) }))
  const outsiders = (
    count: number,
    user_type: number,
    role: string | null,
    post: string,
    parties: readonly number[],
    name?: string,
  ) =>
    times(count, (i) => ({
      unit: security,
      role,
      post,
      user_type,
      party_id: parties[i % parties.length] ?? 1,
      shown: i === 0,
      ...(i === 0 && { name }),
      // The first one's company has no guards at doors, so that somebody of the second is known by name, too (domain 3.1, 15).
      ...(i === 1 && role === 'escort_admin' && { account: 'escort_admin2' }),
    }))

  return [
    { unit: head, role: 'hq_security', post: '01', name: '周启明' },
    ...times(3, (i) => ({ unit: unitNamed('总行信息科技部'), role: 'sys_admin', post: '99', shown: i === 0 })),
    ...times(7, (i) => ({
      unit: security,
      role: 'hq_security',
      post: i < 2 ? '03' : '05',
      shown: i === 0,
      ...(i === 1 && { account: 'hq_security2' }),
    })),
    keeper(unitNamed('总行中心业务库')),
    ...ofType(2).flatMap((unit) => branchPosts(unit, units)),
    ...ofType(3).map((unit) => ({ unit, role: 'sub_leader', post: '01', shown: unit.id === shownOutlet?.parent_id })),
    ...outlets.flatMap((unit) => outletPosts(unit)),
    ...ofType(7).flatMap((unit) =>
      times(unit.parent_id === head.id ? 2 : 1, () => ({
        unit,
        role: 'monitor_center',
        post: '11',
        shown: unit.dept_name === '沧岭银行松湾分行监控中心',
      })),
    ),
    ...office(unitNamed('总行财务会计部'), 'finance', '17'),
    ...office(unitNamed('总行运营管理部'), 'trade_admin', '18'),
    ...office(unitNamed('总行会员服务部'), 'member_service', '99'),
    ...office(unitNamed('总行审计部'), 'auditor', '99'),
    ...outsiders(6, 2, 'escort_admin', '14', upTo(3), '贺连川'),
    ...outsiders(6, 2, 'escort_staff', '15', upTo(3)),
    ...outlets
      .filter((unit) => unit.id % 2 === (shownOutlet?.id ?? 0) % 2)
      .map((unit) => ({ unit, role: 'guard', post: '13', user_type: 5, shown: unit === shownOutlet })),
    ...outsiders(16, 3, 'vendor', '16', upTo(maintenanceVendors.length), '石敬亭'),
    ...outsiders(24, 4, 'agent_user', '99', agentsWithPeople),
    // No role lets a member do anything here.
    ...outsiders(20, 6, null, '99', upTo(20)),
  ]
}

/** The person who counts for a vault: a teller's rights, for all its boxes. */
const keeper = (unit: Unit): Post => ({ unit, role: 'outlet_teller', post: '12', data_scope: 4 })

function branchPosts(unit: Unit, units: readonly Unit[]): Post[] {
  const childOf = (type: number) =>
    units.find(({ parent_id, dept_type }) => parent_id === unit.id && dept_type === type)
  const section = childOf(5) ?? unit
  const vault = childOf(6)
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
