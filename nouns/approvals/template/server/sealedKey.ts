import { choices, essay, field, from, moment } from './form.ts'
import { approve, approveFirst, escalate, inform, people, remind } from './nodes.ts'
import { template } from './template.ts'

/** Form D of domain.md 10.2: required to open a sealed key (key handover type 4). */
export const sealedKey = template({
  code: 'FLOW_SEALED_KEY',
  flow_name: '备用钥匙启封',
  form_name: '备用钥匙启封申请',
  category: '安全类',
  remark: '通过后可登记一次启封备用的钥匙交接',
  number: 11,
  fields: [
    field('input', '钥匙名称及编号', 'key', { maxLength: 60 }),
    field('input', '封签号', 'seal_no', { maxLength: 30 }),
    field('radio', '启封原因', 'cause', choices('正本损坏', '正本遗失', '持有人不在岗', '应急处置', '其他')),
    field('date', '启封时间', 'open_time', moment),
    field('select', '启封人', 'opener', from('colleagues')),
    essay('事由', 'reason', 5, 300),
  ],
  flow: [
    approveFirst('网点负责人', [people.head], { due: remind(2, 'all') }),
    approve('n2', '分行保卫科', [people.branchSecurity], { due: escalate(4, 'all') }),
    inform('安全员', people.safetyOfficer),
  ],
  onPass: [{ topic: 'sealed_key.open', undo: 'sealed_key.keep' }],
})
