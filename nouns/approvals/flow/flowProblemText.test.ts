import { isMessageKey, type Lang, message } from '@shouya/contract/messages'
import { expect, test } from 'vitest'
import { topicName } from '../effect/server/topics.ts'
import { flowProblemText } from './flowProblemText.ts'

const wordsOf = (lang: Lang) => ({
  textOf: (key: string) => (isMessageKey(key) ? message(lang, key) : undefined),
  topicName: (topic: string) => topicName(lang, topic),
})

test('topics and kinds of values have their names, lists those of the language', () => {
  const lacks = { code: 'topic.fields', params: { topic: 'visit_permit.create', models: ['company', 'persons.name'] } }
  expect(flowProblemText('CN', lacks, wordsOf('CN'))).toBe('“生成进入许可”需要表单中没有的字段：company、persons.name')
  expect(flowProblemText('US', lacks, wordsOf('US'))).toMatch(
    /needs fields that the form does not have: company, persons\.name$/,
  )
  const differs = { code: 'topic.kind', params: { topic: 'visit_permit.create', model: 'area', wanted: 'ids' } }
  expect(flowProblemText('CN', differs, wordsOf('CN'))).toBe('“生成进入许可”需要字段 area 为多项选择')
  // A topic of an earlier version keeps its key.
  const unknownTopic = { code: 'topic.unknown', params: { topic: 'old.one' } }
  expect(flowProblemText('CN', unknownTopic, wordsOf('CN'))).toBe('没有该动作：old.one')
})

test('what is wrong with a condition is said by the forms', () => {
  const stranger = { code: 'form.expression', params: { code: 'design.logicStranger', label: '类别', value: '9' } }
  expect(flowProblemText('CN', stranger, wordsOf('CN'))).toBe('“类别”没有选项“9”，该条件不会成立')
})
