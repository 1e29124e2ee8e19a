import { field, files, formOf, moment, words } from './form.ts'
import { approve, approveFirst, definitionOf, people } from './nodes.ts'
import type { Template } from './template.ts'

export const staffChange: Template = {
  code: 'FLOW_STAFF_CHANGE',
  flow_name: '守押人员/车辆变更',
  form_name: '守押人员/车辆变更备案',
  category: '押运类',
  remark: '押运公司变更押运人员或车辆，先备案后上岗',
  enabled: false,
  starters: ['escort_admin', 'branch_security', 'hq_security'],
  document: formOf(8, [
    field('input', '变更前', 'old', { maxLength: 100 }),
    field('input', '变更后', 'new', { maxLength: 100 }),
    field('date', '生效时间', 'effective_time', moment),
    field('textarea', '变更原因', 'reason', { minRows: 3, maxRows: 6, maxLength: 300 }, { rules: [words(5, 300)] }),
    field('uploadFile', '证件材料', 'certs', files(5)),
  ]),
  definition: definitionOf(
    '守押人员/车辆变更',
    [approveFirst('押运公司管理员', [people.ownEscortAdmin]), approve('n2', '分行保卫科', [people.securityChief])],
    { onPass: [{ topic: 'staff_change.apply' }] },
  ),
}
