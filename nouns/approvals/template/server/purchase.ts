import { dictionarySource } from '@shouya/contract/sources'
import { call, check, choices, field, files, from, isOneOf, literal, rows, value } from './form.ts'
import { approve, approveFirst, handle, nearest, people, remind, when } from './nodes.ts'
import { template } from './template.ts'

const enoughQuotes = call(
  'or',
  call('le', value('total'), literal(50_000)),
  call('ge', call('length', value('quotes')), literal(3)),
)
const above = (yuan: number) => call('gt', value('total'), literal(yuan))

export const purchase = template({
  code: 'FLOW_PURCHASE',
  flow_name: '安防设备采购',
  form_name: '安防设备采购申请',
  category: '采购类',
  remark: '二万元以内分行审批，十万元以上报总行；通过后生成采购登记待办',
  number: 6,
  fields: [
    rows('采购明细', 'items', [
      field('select', '设备类型', 'device_type', from(dictionarySource('device_type'))),
      field('input', '名称', 'name', { maxLength: 60 }),
      field('input', '规格型号', 'spec', { maxLength: 60 }),
      field('number', '数量', 'qty', { min: 1, max: 9999, precision: 0 }),
      field('number', '单价（元）', 'price', { min: 0, precision: 2 }),
      field(
        'number',
        '小计（元）',
        'amount',
        { precision: 2 },
        { optional: true, logic: { value: call('multiply', value('qty'), value('price')) } },
      ),
    ]),
    field(
      'number',
      '合计（元）',
      'total',
      { min: 0, precision: 2 },
      { logic: { value: call('sum', { op: 'column', batch: 'items', model: 'amount' }) } },
    ),
    field('radio', '采购原因', 'reason', choices('新增', '更换', '报废更新', '维修')),
    field(
      'input',
      '故障报修单号',
      'fault_repair_id',
      { maxLength: 30 },
      { optional: true, logic: { visible: isOneOf('reason', '2') } },
    ),
    field('input', '维修工单号', 'repair_order_no', { maxLength: 30 }, { optional: true }),
    field('uploadFile', '报价单', 'quotes', files(5), {
      logic: check(enoughQuotes, '五万元以上须至少三份报价'),
    }),
  ],
  flow: [
    approveFirst('支行/网点负责人', [people.head], { due: remind(8) }),
    approve('n2', '分行保卫科', [people.branchSecurity]),
    when(
      'c1',
      '二万元以上',
      above(20_000),
      approve('n3', '分管行长', [people.vicePresident]),
      when(
        'c2',
        '十万元以上',
        above(100_000),
        approve('n4', '总行保卫部', [people.headSecurityChiefs]),
        handle('n5', '财务', [nearest('role', 'finance')], {
          mode: { kind: 'any', anyRefuse: 'first', claim: true },
        }),
      ),
    ),
  ],
  onPass: [{ topic: 'purchase.register', undo: 'purchase.cancel' }],
})
