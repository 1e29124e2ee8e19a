import { expect, test } from 'vitest'
import { groupedHead } from './groupedHead.ts'

test('columns of a group have a common head, others take both rows', () => {
  expect(
    groupedHead(
      ['Code', 'Name', 'Day', 'Score', 'Fire', 'Head'],
      [undefined, undefined, 'Self', 'Self', 'Bad', undefined],
    ),
  ).toEqual({
    rows: [
      ['Code', 'Name', 'Self', null, 'Bad', 'Head'],
      [null, null, 'Day', 'Score', 'Fire', null],
    ],
    merges: ['A1:A2', 'B1:B2', 'C1:D1', 'F1:F2'],
  })
  expect(groupedHead(['A', 'B'])).toEqual({ rows: [['A', 'B']], merges: [] })
})
