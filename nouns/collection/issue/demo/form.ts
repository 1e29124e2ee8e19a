const conditions = ['完好', '部分缺损', '须更换']

const field = (type: string, label: string, model: string, key: number, options: object, required = true) => ({
  ...{ type, label, model, options, key: `${type}_${1_767_000_900_000 + key}` },
  rules: [{ required, message: '必填项' }],
})

/** The form 自卫器械清点表 of domain 6.2: a line for each kind. */
export const equipmentForm = {
  form_name: '自卫器械清点表',
  remark: '按品种逐行清点',
  document: {
    list: [
      field('date', '清点日期', 'counted_on', 1, {}),
      {
        ...{ type: 'batch', label: '器械清单', model: 'equipment', key: 'batch_1767000900002' },
        options: {},
        list: [
          field('input', '品种', 'name', 3, { maxLength: 30 }),
          field('number', '应有数', 'expected', 4, { min: 0, max: 99 }),
          field('number', '实有数', 'present', 5, { min: 0, max: 99 }),
          field('radio', '状况', 'condition', 6, {
            options: conditions.map((label, index) => ({ value: String(index + 1), label })),
          }),
        ],
      },
      field('textarea', '备注', 'note', 7, { maxLength: 200 }, false),
    ],
    config: { layout: 'horizontal', labelCol: { span: 4 }, wrapperCol: { span: 18 } },
  },
} as const

const kinds = ['橡胶警棍', '防暴盾牌', '防暴钢叉', '防刺服', '对讲机']

/** What an outlet has counted: some lack one of a kind. */
export const countOf = (day: string, outlet: number) => ({
  counted_on: day,
  equipment: kinds.map((name, index) => {
    const expected = index === 1 || index === 2 ? 1 : 2
    const lacks = (outlet + index) % 11 === 0
    return { name, expected, present: lacks ? expected - 1 : expected, condition: lacks ? '2' : '1' }
  }),
  ...((outlet + 1) % 11 === 0 && { note: '已报支行补充采购' }),
})
