import { dictionarySource } from '@shouya/contract/sources'
import { call, check, choices, field, files, from, isOneOf, literal, period, value, words } from './form.ts'
import { approve, approveFirst, inform, people, remind, when } from './nodes.ts'
import { template } from './template.ts'

/** Half days, rounded up. */
const days = call(
  'divide',
  call(
    'ceil',
    call('divide', call('hoursBetween', call('first', value('range')), call('last', value('range'))), literal(12)),
  ),
  literal(2),
)
const longIllness = call('and', isOneOf('leave_type', '3'), call('ge', value('days'), literal(2)))
const outsiders = isOneOf('staff_type', '2', '3')

export const leave = template({
  code: 'FLOW_LEAVE',
  flow_name: '请假（保安/押运/行内安全岗）',
  form_name: '请假申请',
  category: '人事类',
  remark: '行内员工、驻点保安、押运人员请假；通过后登记缺勤与替岗',
  // Named one by one: without roles only employees could start it, but escort staff and guards are not employees.
  starters: [
    ...['admin', 'sys_admin', 'hq_security', 'branch_security', 'sub_leader', 'outlet_leader', 'outlet_safety'],
    ...['outlet_teller', 'monitor_center', 'escort_admin', 'escort_staff', 'guard', 'trade_admin', 'finance'],
    'member_service',
  ],
  number: 5,
  fields: [
    field('radio', '人员类别', 'staff_type', choices('行内员工', '驻点保安', '押运人员')),
    field('select', '请假类型', 'leave_type', from(dictionarySource('leave_type'))),
    field('date', '起止时间', 'range', period),
    field('number', '天数', 'days', { min: 0.5, max: 30, precision: 1, step: 0.5 }, { logic: { value: days } }),
    field('select', '工作交接人', 'handover_user', from('colleagues')),
    field(
      'switch',
      '休假前移交钥匙',
      'key_handover',
      { defaultValue: false },
      {
        optional: true,
        logic: {
          visible: isOneOf('staff_type', '1', '2'),
          ...check(call('eq', value('key_handover'), literal(true)), '持有钥匙的人员须在休假前办理休假移交', 'warning'),
        },
      },
    ),
    field('select', '合格替岗', 'substitute', from('colleagues'), {
      logic: {
        visible: outsiders,
        ...check(call('ne', value('substitute'), value('handover_user')), '替岗人不能与交接人相同', 'warning'),
      },
    }),
    field('textarea', '事由', 'reason', { minRows: 4, maxRows: 6 }, { rules: [words(5, 500)] }),
    field(
      'uploadImg',
      '证明材料',
      'proof',
      { ...files(3), listType: 'picture-card' },
      { optional: true, logic: { required: longIllness }, help: '病假两天以上请上传证明' },
    ),
  ],
  flow: [
    approveFirst('部门/网点负责人', [people.head], { due: remind(8) }),
    when('c1', '驻点保安、押运人员', outsiders, approve('n2', '押运公司确认替岗', [people.ownEscortAdmin])),
    when('c2', '三天以上', call('gt', value('days'), literal(3)), approve('n3', '分行保卫科', [people.branchSecurity])),
    inform('安全员', people.safetyOfficer),
  ],
  onPass: [{ topic: 'absence.mark', undo: 'absence.unmark' }],
})
