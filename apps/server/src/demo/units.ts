import type { Calendar } from './calendar.ts'
import { placeNames } from './placeNames.ts'
import { type Draft, type Unit, unitMaker } from './unitMaker.ts'

/** Branches in the order of their codes, each with its number of sub-branches. */
const branches = [
  ['东屏', 2],
  ['松湾', 4],
  ['北渚', 3],
  ['青梧', 3],
  ['南栎', 3],
  ['云埠', 3],
  ['石漾', 2],
  ['桐浦', 2],
] as const
const departments = [
  '保卫部',
  '信息科技部',
  '财务会计部',
  '运营管理部',
  '会员服务部',
  '审计部',
  '办公室',
  '人力资源部',
  '法律合规部',
  '后勤保障部',
]
const BRANCHES_WITH_VAULT = 5

const twoDigits = (n: number) => String(n).padStart(2, '0')

/**
 * The organisation of domain 16.1: 184 units. Codes differ in their last four characters, which are part of document
 * numbers.
 */
export function makeUnits(calendar: Calendar): Unit[] {
  const { units, add } = unitMaker(calendar)
  const head = add(null, { code: 'CL0000', name: '沧岭银行总行', type: 1, city: '沧岭', street: '银杏路' })
  const nextPlace = placeNames()
  const qingwu = nextPlace()
  const built = branches.map(([city, subs], index) => {
    const number = index + 1
    const name = `沧岭银行${city}分行`
    return {
      city,
      subs,
      number,
      name,
      unit: add(head, { code: `CL${twoDigits(number)}00`, name, type: 2, city, street: '人民路' }),
    }
  })

  let sub = 0
  const subBranches = built.flatMap((branch) =>
    Array.from({ length: branch.subs }, () => {
      sub++
      const code = `CL${twoDigits(branch.number)}${twoDigits(sub)}`
      const street = sub === 3 ? qingwu : nextPlace()
      const name = `${branch.name}${street}支行`
      return {
        branch,
        code,
        name,
        street,
        sub,
        unit: add(branch.unit, { code: `${code}01`, name, type: 3, city: branch.city, street }),
      }
    }),
  )
  for (const { branch, code, name, street, sub, unit } of subBranches) {
    const outlet = (number: number, fields: Pick<Draft, 'name' | 'street' | 'risk'> & { vault?: boolean }) =>
      add(unit, { ...fields, code: `${code}${number}`, type: 4, city: branch.city })
    outlet(17, { name: `${name}营业室`, street, risk: 2, vault: sub % 2 === 1 })
    for (const number of [21, 22, 23]) {
      const place = nextPlace()
      outlet(number, { name: `${branch.name}${place}分理处`, street: place, risk: 3 })
    }
  }
  for (const { name, number, city, unit } of built) {
    const outlet = (n: number, fields: Pick<Draft, 'name' | 'street' | 'risk'>) =>
      add(unit, { ...fields, code: `CL${twoDigits(number)}5${number}${n}`, type: 4, city })
    outlet(11, { name: `${name}营业部`, street: '人民路', risk: 2 })
    for (const n of [12, 13, 14]) {
      const place = nextPlace()
      outlet(n, { name: `${name}${place}储蓄所`, street: place, risk: 3 })
    }
  }
  const section = (parent: Unit, code: string, name: string, type: number) =>
    add(parent, { code, name: parent.dept_name + name, type })
  for (const [index, name] of departments.entries()) section(head, `CL0070${twoDigits(index + 1)}`, name, 5)
  section(head, 'CL007021', '中心业务库', 6)
  section(head, 'CL007031', '监控中心', 7)
  for (const { number, unit } of built) {
    const code = `CL${twoDigits(number)}6${number}`
    section(unit, `${code}01`, '保卫科', 5)
    if (number <= BRANCHES_WITH_VAULT) section(unit, `${code}21`, '业务库', 6)
    section(unit, `${code}31`, '监控中心', 7)
  }
  return units
}
