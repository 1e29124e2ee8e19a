import { expect, test } from 'vitest'
import { matches } from './matches.ts'

const page = { title: '钥匙交接', path: '/form/daily/taskdaily/Handover', trail: '日常工作' }

test.each(['钥匙', '日常', 'ysjj', 'YSJJ', 'sjj', 'handover', 'taskdaily/Hand'])('%s means the page', (typed) =>
  expect(matches(page, typed)).toBe(true),
)

test.each(['', ' ', '账号', 'xyz'])('"%s" does not', (typed) => expect(matches(page, typed)).toBe(false))
