import { expect, test } from 'vitest'
import { createField } from './createField.ts'
import { emptyDocument } from './defaultConfig.ts'
import type { Field } from './document.ts'
import { jsonSchema } from './jsonSchema.ts'
import { fixture } from './testing/fixtures.ts'
import { typeScript } from './typeScript.ts'

const batch: Field = {
  ...createField('batch', 1, 'CN'),
  model: 'items',
  label: '明细 */ alert(1)',
  list: [
    { type: 'number', model: 'qty', key: 'q', options: { min: 1 }, rules: [{ required: true }] },
    { type: 'select', model: 'a-b', key: 's', options: { options: [{ value: 'x' }, { value: 2 }] } },
  ],
}
const document = { ...emptyDocument, list: [...fixture('leave.json').list, batch] }

test('TypeScript of a document’s values', () => {
  expect(typeScript(document, 'Leave')).toBe(`export interface Leave {
  /** 人员类别 */
  staff_type: "1" | "2" | "3"
  /** 请假类型 */
  leave_type: string | number
  /** 起止时间 */
  range: [string, string]
  /** 天数 */
  days: number
  /** 工作交接人 */
  handover_user: string | number
  /** 钥匙已移交 */
  key_handover?: boolean
  /** 合格替岗 */
  substitute?: string | number | '' | null
  /** 事由 */
  reason: string
  /** 证明材料 */
  proof?: ({ type?: 'file' | 'img'; name: string; status: 'done' | 'error'; uid?: string | number; url: string })[]
  /** 明细 * / alert(1) */
  items?: ({
    key?: string | number
    qty: number
    "a-b"?: "x" | 2 | '' | null
  })[]
}
`)
  expect(() => typeScript(document, 'a; import')).toThrow(RangeError)
})

test('JSON Schema of a document’s values', () => {
  expect(jsonSchema(document)).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: ['staff_type', 'leave_type', 'range', 'days', 'handover_user', 'reason'],
    properties: {
      staff_type: { title: '人员类别', enum: ['1', '2', '3'] },
      range: { type: 'array', minItems: 2, maxItems: 2 },
      days: { type: 'number', minimum: 0.5, maximum: 30 },
      reason: { type: 'string', minLength: 1 },
      proof: { type: 'array', maxItems: 3 },
      items: {
        items: { required: ['qty'], properties: { 'a-b': { anyOf: [{ enum: ['x', 2] }, { enum: ['', null] }] } } },
      },
    },
  })
})
