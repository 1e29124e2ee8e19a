import { choices, essay, field, files, moment } from './form.ts'
import { approve, approveFirst, escalate, inform, people, remind } from './nodes.ts'
import { template } from './template.ts'

/**
 * 特批 of domain.md 4.4: only the branch's security section can admit a person who fails the check, nobody at the outlet.
 */
export const crewAdmission = template({
  code: 'FLOW_CREW_ADMIT',
  flow_name: '押运交接人员特批',
  form_name: '押运交接人员特批申请',
  category: '押运类',
  remark: '押运人员核验不通过时由分行保卫科特批；一份审批单准许本机构一次交接',
  number: 10,
  fields: [
    field('input', '押运公司', 'company', { maxLength: 60 }),
    field('input', '人员姓名', 'person', { maxLength: 30 }),
    field('input', '押运证号', 'pass_card_no', { maxLength: 30 }, { optional: true }),
    field('date', '交接时间', 'handover_time', moment),
    field(
      'checkbox',
      '未通过的核验项',
      'failed_checks',
      choices('证件过期或缺失', '照片不符', '不在当日计划', '临时替换', '其他'),
    ),
    essay('情况说明及身份核实方式', 'reason', 5, 300),
    field('uploadFile', '证明材料', 'proof', files(5), { optional: true, help: '如公司出具的派员函' }),
  ],
  flow: [
    // The crew waits at the door.
    approveFirst('网点负责人', [people.head], { due: remind(1, 'all') }),
    approve('n2', '分行保卫科', [people.branchSecurity], { due: escalate(1, 'all') }),
    inform('安全员', people.safetyOfficer),
  ],
  onPass: [{ topic: 'escort_crew.admit', undo: 'escort_crew.bar' }],
})
