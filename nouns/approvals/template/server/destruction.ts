import { choices, essay, field } from './form.ts'
import { approve, approveFirst, escalate, people, remind } from './nodes.ts'
import { template } from './template.ts'

/** Form X of domain.md 10.2: the files or records of a list are destroyed once it has passed. */
export const destruction = template({
  code: 'FLOW_DESTROY',
  flow_name: '档案销毁',
  form_name: '档案销毁审批表',
  category: '安全类',
  remark: '通过后清册所列档案文件或登记记录即被销毁，清册和档案条目保留；审批人须不是清册编制人',
  number: 13,
  starters: ['hq_security'],
  fields: [
    field('input', '销毁清册号', 'destroy_no', { maxLength: 40 }),
    field('number', '清册件数', 'count', { min: 1, max: 20_000, precision: 0 }),
    field('radio', '销毁原因', 'cause', choices('保管期满', '其他')),
    essay('鉴定意见', 'reason', 5, 500),
  ],
  flow: [
    approveFirst('保卫部门复核', [people.headSecurity], { due: remind(8) }),
    approve('n2', '总行保卫部负责人', [people.headSecurityChiefs], { due: escalate(24) }),
  ],
  onPass: [{ topic: 'archive.destroy' }],
})
