import { essay, field, files, moment } from './form.ts'
import { approve, approveFirst, people } from './nodes.ts'
import { template } from './template.ts'

export const staffChange = template({
  code: 'FLOW_STAFF_CHANGE',
  flow_name: '守押人员/车辆变更',
  form_name: '守押人员/车辆变更备案',
  category: '押运类',
  remark: '押运公司变更押运人员或车辆，先备案后上岗',
  enabled: false,
  starters: ['escort_admin', 'branch_security', 'hq_security'],
  number: 8,
  fields: [
    field('input', '变更前', 'old', { maxLength: 100 }),
    field('input', '变更后', 'new', { maxLength: 100 }),
    field('date', '生效时间', 'effective_time', moment),
    essay('变更原因', 'reason', 5, 300),
    field('uploadFile', '证件材料', 'certs', files(5)),
  ],
  flow: [approveFirst('押运公司管理员', [people.ownEscortAdmin]), approve('n2', '分行保卫科', [people.securityChief])],
  onPass: [{ topic: 'staff_change.apply' }],
})
