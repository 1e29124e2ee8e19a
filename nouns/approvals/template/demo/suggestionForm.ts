import { dictionarySource } from '@shouya/contract/sources'
import { choices, field, files, formOf, from, isOneOf, words } from '../server/form.ts'

/** A form that no flow uses, for everybody who may fill in forms. */
export const suggestionForm = {
  code: 'SUGGESTION',
  form_name: '安防设施改进建议',
  category: '其他',
  remark: '各网点随时填报，总行保卫部每季度汇总回复',
  document: formOf(9, [
    field('select', '设施类别', 'device_type', from(dictionarySource('device_type'))),
    field('input', '所在位置', 'place', { maxLength: 60, placeholder: '如：营业厅大门左侧' }),
    field('radio', '紧急程度', 'urgency', choices('一般', '较急', '紧急')),
    field('textarea', '问题和建议', 'suggestion', { maxLength: 500 }, { rules: [words(10, 500)] }),
    field('uploadImg', '照片', 'photos', files(3), { optional: true }),
    field('radio', '是否希望回访', 'call_back', choices('是', '否')),
    field(
      'input',
      '联系电话',
      'phone',
      { maxLength: 20 },
      {
        rules: [{ pattern: '^1\\d{10}$', message: '请输入11位手机号' }],
        logic: { visible: isOneOf('call_back', '1') },
      },
    ),
  ]),
} as const
