import { call, check, choices, essay, field, from, isOneOf, literal, moment, rows, value } from './form.ts'
import { approve, approveFirst, escalate, inform, nearest, people, remind, together, when } from './nodes.ts'
import { template } from './template.ts'

const two = call('eq', call('length', value('keys_holders')), literal(2))

export const vault = template({
  code: 'FLOW_VAULT',
  flow_name: '金库（业务库）非常规出入审批',
  form_name: '金库（业务库）非常规出入申请',
  category: '金库类',
  remark: '查库、维修、应急、参观；须两名持钥人，许可一次有效',
  number: 3,
  fields: [
    field('radio', '出入类别', 'enter_type', choices('查库', '维修', '应急', '参观')),
    rows('进入人员', 'persons', [
      field('input', '姓名', 'name', { maxLength: 30 }),
      field('input', '单位', 'unit', { maxLength: 60 }),
      field('input', '职务', 'duty', { maxLength: 30 }),
    ]),
    field('input', '检查通知书/查库令编号', 'notice_no', { maxLength: 60 }),
    field('date', '进入时间', 'enter_time', moment),
    field('number', '时长（分钟）', 'duration', { min: 5, max: 240, precision: 0, step: 5 }),
    field('select', '持钥人', 'keys_holders', from('users', { multiple: true }), {
      logic: check(two, '请选择两名持钥人'),
    }),
    essay('事由', 'reason', 5, 300),
  ],
  flow: [
    approveFirst('网点负责人/库主任', [people.head], { due: remind(4, 'all') }),
    together(
      'joint',
      '会签',
      approve('n2a', '分行保卫科', [people.branchSecurity], { due: escalate(8, 'all') }),
      // 运营主管 of the branch, and the nearest 运营管理.
      approve('n2b', '运营（现金）部门', [nearest('post', '07'), nearest('post', '18')]),
    ),
    when(
      'c1',
      '维修、应急',
      isOneOf('enter_type', '2', '3'),
      approve('n3', '分管行长', [people.vicePresident], { require: { signature: true } }),
    ),
    inform('监控中心', people.monitors),
  ],
  onPass: [{ topic: 'vault_permit.create', undo: 'vault_permit.cancel' }],
})
