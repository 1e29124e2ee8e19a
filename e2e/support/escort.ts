import { approval, publishFlow, userOf } from './approval.ts'
import { dropped, must } from './customForm.ts'

const option = (value: string, label: string) => ({ value, label })

/** The roles that decide and do an urgent escort: 总行保卫部 decides with two signatures. */
export const roles = {
  initiator: 'outlet_teller',
  leader: 'outlet_leader',
  branch: 'branch_security',
  head: 'hq_security',
  company: 'escort_admin',
} as const

/** 临时押运 (domain 10.3, template 4) reduced for tests: a condition, two signers, work with a field of its own. */
export async function escortFlow() {
  const [leader, branch, head, company] = await Promise.all(
    [roles.leader, roles.branch, roles.head, roles.company].map(userOf),
  )
  if (!leader || !branch || !head || !company) throw new Error('nobody decides')
  return publishFlow(
    '临时押运',
    [
      dropped(
        'radio',
        'need_type',
        { options: [option('1', '临时下发'), option('2', '上门收款')] },
        { label: '用车类型', ...must() },
      ),
      dropped('number', 'box_count', { min: 1 }, { label: '款箱数', ...must() }),
      dropped(
        'select',
        'amount_level',
        { options: [option('1', '50万以下'), option('2', '50万至200万'), option('3', '200万以上')] },
        { label: '金额档次', ...must() },
      ),
      dropped('textarea', 'reason', {}, { label: '事由', ...must() }),
      dropped('input', 'contact', {}, { label: '联系电话' }),
      dropped('input', 'car_no', {}, { label: '车牌' }),
    ],
    [
      approval('n1', '网点负责人', [leader.id], {
        due: { hours: 2, calendar: 'all', remindEvery: 1, maxReminds: 2, outcome: 'none' },
        fields: { contact: 'hidden' },
      }),
      {
        id: 'g1',
        type: 'choice',
        name: '金额',
        branches: [
          {
            id: 'b1',
            name: '200万以上',
            if: {
              op: 'eq',
              args: [
                { op: 'field', model: 'amount_level' },
                { op: 'literal', value: '3' },
              ],
            },
            flow: [
              approval('n2', '总行保卫部', [branch.id, head.id], {
                mode: { kind: 'all' },
                require: { signature: true },
              }),
            ],
          },
          { id: 'b2', name: '其他', else: true, flow: [] },
        ],
      },
      {
        id: 'n3',
        type: 'handle',
        name: '押运公司安排',
        who: [{ rule: 'users', users: [company.id] }],
        mode: { kind: 'any', anyRefuse: 'first' },
        actions: ['transfer'],
        fields: { car_no: 'write', reason: 'hidden' },
      },
      { id: 'c1', type: 'cc', name: '抄送网点', who: [{ rule: 'users', users: [leader.id] }] },
    ],
    { start: { fields: { car_no: 'hidden' }, picks: [] } },
  )
}
