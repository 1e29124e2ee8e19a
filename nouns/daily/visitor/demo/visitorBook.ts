import type { Team } from '@shouya/server/demo/people.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'
import { kind as visitor } from '../rules.ts'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const surnames = ['石', '许', '何', '罗', '梁', '宋', '唐', '邓', '曹', '彭'] as const
const givenNames = ['敬亭', '慎之', '向北', '立人', '若谷', '怀远', '守静', '明德', '望舒', '云帆'] as const

/** A regular visitor of an outlet, with the purpose. */
export type Visitor = {
  name: string
  gender: number
  company: string
  cert_no: string
  phone: string
  person_type: number
  areas: readonly number[]
  visit_reason: number
  reason: string
  tools: string | null
  letter: boolean
  fellows: readonly { name: string; cert_no: string }[]
}

/** An identity number of a region that does not exist, with its check digit. */
export function idCard(no: number): string {
  const body = `999999${1965 + (no % 35)}0${1 + (no % 9)}1${no % 10}${String(no % 1000).padStart(3, '0')}`
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index]), 0)
  return body + '10X98765432'[sum % 11]
}

type Kind = Pick<Visitor, 'company' | 'person_type' | 'areas' | 'visit_reason' | 'reason' | 'tools' | 'letter'>

const kind = (
  person_type: number,
  company: string,
  areas: readonly number[],
  visit_reason: number,
  reason: string,
  tools: string | null = null,
): Kind => ({
  person_type,
  company,
  areas,
  visit_reason,
  reason,
  tools,
  letter: person_type === visitor.superior || person_type === visitor.police,
})

const kinds: readonly Kind[] = [
  kind(visitor.repair, '沧岭锐视安防', [4], 2, '监控设备检修', '万用表、螺丝刀、梯子'),
  kind(7, '青梧物业', [6], 7, '保洁'),
  kind(8, '沧岭速递', [1], 4, '凭证、物料送达'),
  kind(visitor.superior, '分行保卫科', [2], 1, '安全检查'),
  kind(visitor.staff, '沧岭银行', [1, 6], 5, '业务办理'),
  kind(visitor.repair, '东屏恒修机电', [1, 6], 2, '空调检修', '压力表、扳手'),
]

const nameOf = (draw: Random) => draw.pick(surnames) + draw.pick(givenNames)

/** The six visitors of an outlet; their certificates are unique in the whole bank. */
export function visitorsOf(team: Team, at: number): Visitor[] {
  const draw = random(`visitors ${team.unit.dept_code}`)
  return kinds.map((kind, index) => {
    const no = at * kinds.length + index
    const cert_no = idCard(no)
    const gender = Number(cert_no[16]) % 2 === 1 ? 1 : 2
    return { ...kind, name: nameOf(draw), gender, cert_no, phone: `1990001${String(no).padStart(4, '0')}`, fellows: [] }
  })
}
