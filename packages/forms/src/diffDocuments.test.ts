import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply } from './apply.ts'
import type { Command } from './command.ts'
import { createField } from './createField.ts'
import { describeChange } from './describeChange.ts'
import { diffDocuments } from './diffDocuments.ts'
import type { FormDocument } from './document.ts'
import { dice, documents, thrown } from './testing/arbitrary.ts'
import { fixture } from './testing/fixtures.ts'

const leave = fixture('leave.json')
const done = (document: FormDocument, ...commands: Command[]) => apply(document, { type: 'all', commands }).document
const words = (...commands: Command[]) =>
  diffDocuments(leave, done(leave, ...commands)).map((change) => describeChange('CN', change))
const root = (index: number) => ({ parent: null, slot: ['list'], index })
const reason = 'textarea_1767000000005'

describe('a difference in words', () => {
  test.each<[Command, string[]]>([
    [
      { type: 'setProperty', id: reason, property: 'label', value: '请假事由' },
      ['“请假事由”的标题由“事由”改为“请假事由”'],
    ],
    [
      { type: 'setProperty', id: reason, property: 'rules', value: [{ required: false }] },
      ['“事由”的必填由“是”改为“否”', '“事由”的必填提示由“必填项”改为“空”', '“事由”的校验规则有变化'],
    ],
    [{ type: 'setOption', ids: [reason], option: 'maxLength', value: 500 }, ['“事由”的最大长度由“空”改为“500”']],
    [{ type: 'setOption', ids: [reason], option: 'theirs', value: true }, ['“事由”的theirs由“空”改为“是”']],
    [
      {
        type: 'setOption',
        ids: ['radio_1767000000001'],
        option: 'options',
        value: [
          { value: '1', label: '员工' },
          { value: '3', label: '押运人员' },
          { value: '4', label: '其他' },
        ],
      },
      ['“人员类别”的选项“行内员工”改为“员工”', '“人员类别”增加选项“其他”', '“人员类别”删除选项“驻点保安”'],
    ],
    [
      { type: 'setProperty', id: 'number_1767000000004', property: 'logic', value: undefined },
      ['“天数”的计算公式有变化'],
    ],
    [{ type: 'move', ids: [reason], to: root(0) }, ['“事由”移到表单']],
    [{ type: 'remove', ids: [reason] }, ['删除文本框“事由”']],
    [{ type: 'add', fields: [createField('rate', 1, 'CN')], to: root(0), stamp: 1 }, ['新增评分“评分”']],
    [{ type: 'setConfig', property: 'layout', value: 'vertical' }, ['表单的表单布局由“horizontal”改为“vertical”']],
  ])('%#', (command, expected) => {
    expect(words(command)).toEqual(expected)
  })

  test('in other languages', () => {
    const [change] = diffDocuments(
      leave,
      done(leave, { type: 'setOption', ids: [reason], option: 'hidden', value: true }),
    )
    expect(change && describeChange('US', change)).toBe('“事由”: hidden changed from “nothing” to “yes”')
    expect(change && describeChange('HK', change)).toBe('「事由」的隱藏由「空」改為「是」')
  })

  test('cells and columns', () => {
    const start = done(leave, { type: 'add', fields: [createField('table', 1, 'CN')], to: root(0), stamp: 1 })
    const merged = done(start, { type: 'mergeDown', id: 'table_1', row: 0, column: 0 })
    expect(diffDocuments(start, merged)).toMatchObject([{ code: 'change.set', property: 'trs' }])
  })

  test('a field that moves is one change, not one for everybody it passes', () => {
    const moved = done(leave, { type: 'move', ids: ['radio_1767000000001'], to: root(99) })
    expect(diffDocuments(leave, moved)).toMatchObject([{ code: 'change.moved', id: 'radio_1767000000001' }])
  })
})

describe('properties', () => {
  test('no difference to itself, and some difference whenever the JSON differs beyond order of keys', () => {
    fc.assert(
      fc.property(documents, fc.array(dice, { maxLength: 6 }), (document, all) => {
        const copy = JSON.parse(JSON.stringify(document)) as FormDocument
        expect(diffDocuments(document, copy)).toEqual([])
        const next = all.reduce(
          (now, dice, turn) => apply(now, thrown(now, dice, 1_900_000_000_000 + turn)).document,
          document,
        )
        const changes = diffDocuments(document, next)
        expect(changes.length > 0).toBe(JSON.stringify(document) !== JSON.stringify(next))
        for (const change of changes) expect(describeChange('CN', change)).not.toMatch(/\{\w+\}/)
      }),
    )
  })
})
