import { call, check, choices, essay, field, from, isOneOf, literal, moment, value } from './form.ts'
import { approve, approveFirst, escalate, handle, inform, people, remind, when } from './nodes.ts'
import { template } from './template.ts'

/** Fields that only the escort company enters: fields are required from those who may write them. */
const assigned = ['car_no', 'crew', 'arrive_time'] as const
const rights = <R extends 'hidden' | 'write'>(right: R) => Object.fromEntries(assigned.map((model) => [model, right]))

export const tempEscort = template({
  code: 'FLOW_TEMP_ESCORT',
  flow_name: '临时用车（临时押运）申请',
  form_name: '临时押运申请',
  category: '押运类',
  remark: '至少提前两小时；通过后生成临时押运计划',
  number: 4,
  fields: [
    field('radio', '用途', 'need_type', choices('临时下发', '临时上缴', '上门收款', '其他')),
    field('treeSelect', '起运机构', 'from_dept', from('allDepts')),
    field('treeSelect', '送达机构', 'to_dept', from('allDepts'), {
      logic: check(call('ne', value('to_dept'), value('from_dept')), '送达机构与起运机构不能相同'),
    }),
    field('date', '用车时间', 'need_time', moment, {
      logic: check(
        call('ge', call('minutesBetween', call('now'), value('need_time')), literal(120)),
        '请至少提前两小时申请',
      ),
    }),
    field('number', '款箱数', 'box_count', { min: 1, max: 99, precision: 0, step: 1 }),
    field('switch', '含重空凭证', 'has_voucher', { defaultValue: false }, { optional: true }),
    field('select', '金额档', 'amount_level', choices('≤50万', '50–200万', '>200万')),
    field(
      'switch',
      '武装押运',
      'armed',
      { defaultValue: true },
      { optional: true, logic: { disabled: isOneOf('amount_level', '3') } },
    ),
    essay('事由', 'reason', 5, 300),
    field('input', '车牌', 'car_no', { maxLength: 20 }),
    field('input', '押运人员', 'crew', { maxLength: 60 }),
    field('date', '到达时间', 'arrive_time', moment),
  ],
  flow: [
    approveFirst('网点负责人', [people.head], { due: remind(2, 'all') }),
    approve('n2', '分行保卫科', [people.branchSecurity], { due: escalate(2, 'all') }),
    when(
      'c1',
      '200万以上',
      isOneOf('amount_level', '3'),
      approve('n3', '总行保卫部', [people.headSecurityChiefs], { mode: { kind: 'all' } }),
    ),
    handle('n4', '押运公司派车', [people.escortAdmin], { fields: rights('write') }),
    inform(
      '双方网点',
      { rule: 'fieldDeptHead', model: 'from_dept', level: 1, fallbackUp: true },
      { rule: 'fieldDeptHead', model: 'to_dept', level: 1, fallbackUp: true },
    ),
  ],
  start: { fields: rights('hidden'), picks: [] },
  onPass: [{ topic: 'escort_plan.create', undo: 'escort_plan.cancel' }],
})
