import { expect, test } from 'vitest'
import { withChosen } from './withChosen.ts'

test('what was chosen then has its name, at the end and once', () => {
  const units = [{ value: 1, label: '分行', children: [{ value: 2, label: '支行' }] }]
  const chosen = {
    depts: [
      { value: 2, label: '旧名' },
      { value: 9, label: '远方' },
    ],
    users: [{ value: 5, label: '某人' }],
  }
  expect(withChosen({ depts: units, 'dict.area': [] }, chosen)).toEqual({
    depts: [...units, { value: 9, label: '远方' }],
    'dict.area': [],
  })
})
