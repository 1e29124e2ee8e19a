import { HOUR, localText } from '@shouya/server/demo/calendar.ts'
import type { Attach } from '@shouya/server/demo/office.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import type { Plan } from './plans.ts'

const minute = (at: number) => localText(at).slice(0, 16)
const day = (at: number, offset: number, time: string) => `${localText(at + offset * 24 * HOUR).slice(0, 10)} ${time}`

const surnames = ['赵', '钱', '孙', '周', '吴', '郑', '冯', '陈', '褚', '卫'] as const
const givenNames = ['明远', '立新', '建国', '海波', '志强', '晓峰', '文博', '永康'] as const
const person = (draw: Random) => draw.pick(surnames) + draw.pick(givenNames)
/** A region code that does not exist, the same as that of the bank's units. */
const idCard = (draw: Random) =>
  `9999${draw.int(10, 99)}19${draw.int(70, 99)}0${draw.int(1, 9)}1${draw.int(0, 9)}${draw.int(1000, 9999)}`

type Make = (plan: Plan, draw: Random, attach: Attach) => Promise<Record<string, unknown>>

/** The values that an initiator fills in, by flow code. */
const makers: Readonly<Record<string, Make>> = {
  async FLOW_VIDEO({ at, team }, draw, attach) {
    const applicant_type = draw.pick(['1', '3', '4', '4', '5', '6'])
    const official = applicant_type === '1'
    return {
      applicant_type,
      applicant_unit: official ? '沧岭市公安局' : draw.pick(['内审部', '运营管理部', '保卫部', '客户']),
      applicant_name: person(draw),
      cert_no: official ? `警${draw.int(100000, 999999)}` : idCard(draw),
      legal_doc_no: official ? `调证〔2026〕${draw.int(100, 999)}号` : '',
      legal_doc_files: official ? [await attach('调取证据通知书.txt')] : [],
      dept_id: team.unit.id,
      camera_list: [
        { key: '1', camera_no: `C${draw.int(1, 24)}`, name: draw.pick(['营业大厅', '现金区', '大门', '自助区']) },
      ],
      video_range: [day(at, -3, '09:00'), day(at, -3, draw.pick(['10:30', '12:00', '17:30']))],
      access_mode: draw.pick(['1', '1', '2', '3', '4']),
      reason_desc: draw.pick([
        '客户反映存款金额不符，需核对柜台监控录像',
        '办理案件需要，调取当日营业大厅录像',
        '业务差错核查，核对现金清点过程',
        '客户遗失物品，协助查找',
      ]),
    }
  },
  async FLOW_VISIT({ at, team }, draw, attach) {
    const hot_work = draw.chance(0.25)
    const persons = Array.from({ length: draw.int(1, 3) }, (_, index) => ({
      key: String(index + 1),
      name: person(draw),
      id_card: idCard(draw),
      work_type: draw.pick(['弱电工', '电工', '木工', '焊工']),
      phone: `199${draw.int(10000000, 99999999)}`,
    }))
    return {
      company: draw.pick(['沧岭安防工程有限公司', '银杏弱电服务有限公司', '青梧装饰工程有限公司']),
      project: draw.pick(['监控设备检修', '门禁更换', '空调维保', '消防管路改造']),
      persons,
      area: draw.pick([['1'], ['6'], ['4'], ['1', '2'], ['3'], ['5', '6']]),
      begin_end: [day(at, 2, '18:00'), day(at, 2, '21:00')],
      in_business_hours: false,
      hot_work,
      tools: draw.pick(['万用表、梯子、螺丝刀', '电钻、梯子', '焊机、灭火器']),
      safety_agreement: [await attach('施工安全协议.txt')],
      insurance: hot_work ? [await attach('工伤保险凭证.txt')] : [],
      accompany_user: team.safety.id,
    }
  },
  async FLOW_VAULT({ at, team: { leader, safety, unit } }, draw) {
    return {
      enter_type: draw.pick(['1', '1', '2', '3', '4']),
      persons: [{ key: '1', name: person(draw), unit: '沧岭银行总行保卫部', duty: draw.pick(['检查员', '工程师']) }],
      notice_no: `查字〔2026〕${draw.int(10, 99)}号-${unit.dept_code.slice(-4)}`,
      enter_time: day(at, 1, draw.pick(['09:30', '14:00', '16:00'])),
      duration: draw.int(4, 24) * 10,
      keys_holders: [leader.id, safety.id],
      reason: draw.pick(['第一季度例行查库', '库房照明检修', '温湿度告警应急处置', '上级单位调研参观']),
    }
  },
  async FLOW_TEMP_ESCORT({ at, team: { unit } }, draw) {
    return {
      need_type: draw.pick(['1', '2', '3']),
      from_dept: unit.parent_id,
      to_dept: unit.id,
      need_time: minute(at + draw.int(150, 600) * 60_000),
      box_count: draw.int(1, 8),
      has_voucher: draw.chance(0.3),
      amount_level: draw.pick(['1', '1', '2', '2', '3']),
      armed: true,
      reason: draw.pick(['备付现金不足，需临时下发', '库存超限，申请当日上缴', '企业客户集中缴存', '残损币集中上缴']),
    }
  },
  async FLOW_LEAVE({ at, by: filer, team: { leader, safety, teller } }, draw) {
    const guard = filer.role === 'guard'
    const begin = draw.int(2, 9)
    return {
      staff_type: guard ? '2' : '1',
      leave_type: draw.pick(['1', '1', '2', '4', '5']),
      range: [day(at, begin, '08:30'), day(at, begin + draw.int(0, 4), '17:30')],
      handover_user: filer === safety ? leader.id : safety.id,
      key_handover: true,
      ...(guard && { substitute: teller.id }),
      reason: draw.pick(['回家看望父母，请予批准', '办理房产过户手续', '参加孩子家长会', '陪同家人体检复查']),
      proof: [],
    }
  },
  async FLOW_PURCHASE(_, draw, attach) {
    const [name, type, price] = draw.pick<[string, string, number]>([
      ['网络摄像机', '1', 1280],
      ['防尾随联动门', '4', 26_800],
      ['入侵报警主机', '2', 4_600],
      ['UPS 主机', '10', 38_500],
    ])
    const quotes = ['报价单一.txt', '报价单二.txt', '报价单三.txt']
    const attached: object[] = []
    for (const quote of quotes) attached.push(await attach(quote))
    return {
      items: [{ key: '1', device_type: type, name, spec: `${name}-A${draw.int(1, 9)}`, qty: draw.int(1, 5), price }],
      reason: draw.pick(['1', '3']),
      quotes: attached,
    }
  },
}

export async function valuesOf(plan: Plan, draw: Random, attach: Attach): Promise<Record<string, unknown>> {
  const values = await makers[plan.code]?.(plan, draw, attach)
  return { ...values, ...plan.values }
}

/** The initiator's changes before submitting again. */
export function amended(code: string, at: number, data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (code === 'FLOW_TEMP_ESCORT') return { need_time: minute(at + 5 * HOUR), reason: `${data.reason}（时间已调整）` }
  if (code === 'FLOW_PURCHASE') return {}
  const field = code === 'FLOW_VIDEO' ? 'reason_desc' : code === 'FLOW_VISIT' ? 'tools' : 'reason'
  return { [field]: `${data[field]}（已补充说明）` }
}
