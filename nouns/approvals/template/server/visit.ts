import { dictionarySource } from '@shouya/contract/sources'
import type { Expression } from '@shouya/forms/expression'
import { call, check, field, files, from, literal, period, rows, value } from './form.ts'
import { approve, approveFirst, escalate, inform, people, remind, together, when } from './nodes.ts'
import { template } from './template.ts'

/** Dictionary area: 2 现金区, 3 业务库, 4 监控/设备间. */
const inArea = (area: string): Expression => call('contains', value('area'), literal(area))
const isHot = call('eq', value('hot_work'), literal(true))
const secured = call('or', inArea('2'), inArea('3'), inArea('4'), isHot)

const sensitive = { sensitive: true } as const

export const visit = template({
  code: 'FLOW_VISIT',
  flow_name: '外来施工（维修）进入审批',
  form_name: '外来施工（维修）进入申请',
  category: '安全类',
  remark: '逐人登记，证件号加密保存；通过后逐人生成进入许可',
  number: 2,
  fields: [
    field('input', '施工单位', 'company', { maxLength: 60 }),
    field('input', '项目', 'project', { maxLength: 60 }),
    rows('进入人员', 'persons', [
      field('input', '姓名', 'name', { maxLength: 30 }),
      field('input', '身份证号', 'id_card', sensitive, {
        rules: [{ pattern: '^\\d{17}[\\dXx]$', message: '请输入18位身份证号' }],
      }),
      field('input', '工种', 'work_type', { maxLength: 30 }),
      field('input', '手机', 'phone', sensitive, { rules: [{ pattern: '^1[3-9]\\d{9}$', message: '请输入手机号' }] }),
    ]),
    field('checkbox', '进入区域', 'area', from(dictionarySource('area'))),
    field('date', '起止时间', 'begin_end', period, {
      logic: check(
        call('lt', call('first', value('begin_end')), call('last', value('begin_end'))),
        '结束时间应晚于开始时间',
      ),
    }),
    field(
      'switch',
      '营业时间内施工',
      'in_business_hours',
      { defaultValue: false },
      {
        optional: true,
        logic: check(
          call('not', call('and', call('eq', value('in_business_hours'), literal(true)), inArea('2'))),
          '现金区施工一般应安排在非营业时间',
        ),
      },
    ),
    field('switch', '动火作业', 'hot_work', { defaultValue: false }, { optional: true }),
    field('textarea', '携带工具', 'tools', { minRows: 2, maxRows: 6, maxLength: 300 }),
    field('uploadFile', '安全协议', 'safety_agreement', files(3)),
    field('uploadFile', '保险凭证', 'insurance', files(3), { optional: true, logic: { required: isHot } }),
    field('select', '陪同人', 'accompany_user', from('users')),
  ],
  flow: [
    approveFirst('网点负责人', [people.head], { due: remind(4) }),
    when('c1', '重点区域或动火', secured, {
      id: 'c2',
      type: 'choice',
      branches: [
        {
          id: 'c2_hot',
          name: '动火',
          if: isHot,
          flow: [
            together(
              'fire',
              '保卫与消防',
              approve('n2a', '分行保卫科', [people.securityChief], { due: escalate(8) }),
              approve('n2b', '消防专责', [people.securityOfficer]),
            ),
          ],
        },
        {
          id: 'c2_cold',
          name: '不动火',
          else: true,
          flow: [approve('n2', '分行保卫科', [people.branchSecurity], { due: escalate(8) })],
        },
      ],
    }),
    when(
      'c3',
      '业务库',
      inArea('3'),
      approve('n3', '总行保卫部', [people.headSecurity], {
        mode: { kind: 'any', anyRefuse: 'first', claim: true },
      }),
    ),
    inform('安全员', people.safetyOfficer),
  ],
  onPass: [{ topic: 'visit_permit.create', undo: 'visit_permit.cancel' }],
})
