import { essay, field, files, words } from './form.ts'
import { approve, approveFirst, people, remind } from './nodes.ts'
import { template } from './template.ts'

/** Nobody is taken off the blacklist without an approval by head office (domain.md 3.3). */
export const unblacklist = template({
  code: 'FLOW_UNBLACKLIST',
  flow_name: '守押人员解除黑名单',
  form_name: '守押人员解除黑名单申请',
  category: '押运类',
  remark: '通过后由总行保卫部凭审批单号移出黑名单；一份审批单限一人',
  starters: ['branch_security', 'hq_security'],
  number: 12,
  fields: [
    field('input', '押运公司', 'company', { maxLength: 60 }),
    field('input', '人员姓名', 'person', { maxLength: 30 }),
    field('input', '工号', 'staff_no', { maxLength: 30 }),
    field('textarea', '列入原因', 'cause', { minRows: 2, maxRows: 6, maxLength: 300 }, { rules: [words(5, 300)] }),
    essay('复查情况及解除理由', 'reason', 10, 500),
    field('uploadFile', '证明材料', 'proof', files(5), { optional: true }),
  ],
  flow: [
    approveFirst('部门负责人', [people.head], { due: remind(8) }),
    approve('n2', '总行保卫部负责人', [people.headSecurityChiefs], { require: { signature: true } }),
  ],
  onPass: [{ topic: 'blacklist.lift', undo: 'blacklist.keep' }],
})
