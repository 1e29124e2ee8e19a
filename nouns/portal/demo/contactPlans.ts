import { visible } from '../contact/rules.ts'

type Plan = {
  name: string
  /** Part of the name of the unit in whose place it stands; left out: head office. */
  unit?: string
  group: number
  phone?: string
  tel?: string
  short_no?: string
  post?: string
  emergency?: true
  sort?: number
  visible_type?: number
  outsiders?: true
  remark?: string
}

/** Dictionary contact_group. */
const group = { inside: 1, police: 2, fire: 3, hospital: 4, escort: 5, other: 6 } as const

/** Numbers of the whole bank (domain 9.5); telephones are of a series that nobody has. */
export const bankPlans: readonly Plan[] = [
  { name: '报警', group: group.police, phone: '110', emergency: true, sort: 1, outsiders: true },
  { name: '火警', group: group.fire, phone: '119', emergency: true, sort: 2, outsiders: true },
  { name: '急救', group: group.hospital, phone: '120', emergency: true, sort: 3, outsiders: true },
  {
    name: '总行保卫部值班',
    group: group.inside,
    phone: '19900008001',
    tel: '0999-8008001',
    short_no: '8001',
    post: '24 小时',
    emergency: true,
    sort: 4,
  },
  { name: '反诈专线', group: group.police, phone: '96110', sort: 20 },
  {
    name: '总行信息科技服务台',
    group: group.inside,
    tel: '0999-8008020',
    short_no: '8020',
    post: '工作日 8:30–17:30',
    sort: 30,
  },
  { name: '供电抢修', group: group.other, phone: '95598', sort: 40 },
]

/** Numbers of each branch, for it and the units below. */
export const branchPlans = (city: string, nth: number): readonly Plan[] => {
  const line = (place: number) => `0999-8${String(nth).padStart(2, '0')}${String(1000 + place)}`
  return [
    {
      name: `${city}分行监控中心`,
      group: group.inside,
      tel: line(1),
      short_no: `${6100 + nth}`,
      post: '24 小时',
      emergency: true,
      sort: 5,
      visible_type: visible.below,
      outsiders: true,
    },
    { name: `${city}派出所值班`, group: group.police, tel: line(2), sort: 50, visible_type: visible.below },
    { name: `${city}消防救援站`, group: group.fire, tel: line(3), sort: 51, visible_type: visible.below },
    { name: `${city}人民医院急诊`, group: group.hospital, tel: line(4), sort: 52, visible_type: visible.below },
    {
      name: '沧岭磐盾调度',
      group: group.escort,
      tel: line(5),
      post: '押运调度',
      sort: 53,
      visible_type: visible.below,
      outsiders: true,
    },
  ]
}

export type ContactPlan = Plan
