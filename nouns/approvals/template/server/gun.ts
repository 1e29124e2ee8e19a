import { call, field, formOf, from, literal, moment, value } from './form.ts'
import { approve, approveFirst, definitionOf, people } from './nodes.ts'
import type { Template } from './template.ts'

const differs = (a: string, b: string, message: string) => ({
  checks: [{ expect: call('ne', value(a), value(b)), message }],
})

/** Records the request and the check by two only: weapons are governed by the armoury's own rules (domain 10.2). */
export const gun: Template = {
  code: 'FLOW_GUN',
  flow_name: '公务用枪领用（任务）',
  form_name: '公务用枪领用申请',
  category: '押运类',
  remark: '仅记录内部申请与双人核对，不作为发枪依据；枪弹发放、保管、归还按公安规定在枪库系统办理',
  enabled: false,
  starters: ['escort_admin'],
  document: formOf(7, [
    field('input', '任务', 'task', { maxLength: 60 }),
    field('input', '线路', 'route', { maxLength: 60 }),
    field('select', '押运员甲', 'staff_a', from('users'), { help: '须具备押运资格，持枪证在有效期内' }),
    field('select', '押运员乙', 'staff_b', from('users'), {
      logic: differs('staff_a', 'staff_b', '两名押运员不能相同'),
    }),
    field('date', '计划领出时间', 'plan_out', moment),
    field('date', '计划归还时间', 'plan_in', moment, {
      logic: {
        checks: [{ expect: call('gt', value('plan_in'), value('plan_out')), message: '归还时间应晚于领出时间' }],
      },
    }),
    field('select', '枪库管理员', 'armoury_keepers', from('users', { multiple: true }), {
      logic: {
        checks: [
          { expect: call('eq', call('length', value('armoury_keepers')), literal(2)), message: '请选择两名枪库管理员' },
        ],
      },
    }),
  ]),
  definition: definitionOf(
    '公务用枪领用（任务）',
    [
      approveFirst('调度', [{ rule: 'post', key: '14', scope: 'initiatorParty' }]),
      approve('n2', '枪库双人', [{ rule: 'field', model: 'armoury_keepers' }], {
        mode: { kind: 'all' },
        require: { signature: true },
      }),
      approve('n3', '公司负责人', [{ rule: 'initiatorPick', from: [people.ownEscortAdmin], min: 1, max: 1 }]),
    ],
    { start: { fields: {}, picks: ['n3'] } },
  ),
}
