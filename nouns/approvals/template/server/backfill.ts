import { choices, essay, field } from './form.ts'
import { approve, approveFirst, escalate, people, remind } from './nodes.ts'
import { template } from './template.ts'

/** Not in domain.md 10.3 but in its section 4: entries later than `register.backfill_days` need approval. */
export const backfill = template({
  code: 'FLOW_BACKFILL',
  flow_name: '登记簿补录审批',
  form_name: '登记簿补录申请',
  category: '安全类',
  remark: '超过可补录天数的登记；一份审批单补录一条，登记簿、日期和本机构须与所填一致',
  number: 9,
  fields: [
    // Each register identifies itself by its position in this list (`register` of its rules).
    field('radio', '登记簿', 'register', choices('安全检查', '押运交接', '出入登记', '钥匙交接', '故障报修')),
    field('date', '登记日期', 'biz_date', { format: 'YYYY-MM-DD' }),
    essay('补录原因', 'reason', 5, 300),
  ],
  flow: [
    approveFirst('网点负责人', [people.head], { due: remind(8) }),
    approve('n2', '分行保卫科', [people.branchSecurity], { due: escalate(24) }),
  ],
  onPass: [{ topic: 'register.open', undo: 'register.close' }],
})
