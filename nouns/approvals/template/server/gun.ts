import { call, check, field, from, literal, moment, value } from './form.ts'
import { approve, approveFirst, people } from './nodes.ts'
import { template } from './template.ts'

/** Records only the request and a check by two people: weapons are governed by the armory's own rules (domain 10.2). */
export const gun = template({
  code: 'FLOW_GUN',
  flow_name: '公务用枪领用（任务）',
  form_name: '公务用枪领用申请',
  category: '押运类',
  remark: '仅记录内部申请与双人核对，不作为发枪依据；枪弹发放、保管、归还按公安规定在枪库系统办理',
  enabled: false,
  starters: ['escort_admin'],
  number: 7,
  fields: [
    field('input', '任务', 'task', { maxLength: 60 }),
    field('input', '线路', 'route', { maxLength: 60 }),
    field('select', '押运员甲', 'staff_a', from('users'), { help: '须具备押运资格，持枪证在有效期内' }),
    field('select', '押运员乙', 'staff_b', from('users'), {
      logic: check(call('ne', value('staff_a'), value('staff_b')), '两名押运员不能相同'),
    }),
    field('date', '计划领出时间', 'plan_out', moment),
    field('date', '计划归还时间', 'plan_in', moment, {
      logic: check(call('gt', value('plan_in'), value('plan_out')), '归还时间应晚于领出时间'),
    }),
    field('select', '枪库管理员', 'armoury_keepers', from('users', { multiple: true }), {
      logic: check(call('eq', call('length', value('armoury_keepers')), literal(2)), '请选择两名枪库管理员'),
    }),
  ],
  flow: [
    approveFirst('调度', [{ rule: 'post', key: '14', scope: 'initiatorParty' }]),
    approve('n2', '枪库双人', [{ rule: 'field', model: 'armoury_keepers' }], {
      mode: { kind: 'all' },
      require: { signature: true },
    }),
    approve('n3', '公司负责人', [{ rule: 'initiatorPick', from: [people.ownEscortAdmin], min: 1, max: 1 }]),
  ],
  start: { fields: {}, picks: ['n3'] },
})
