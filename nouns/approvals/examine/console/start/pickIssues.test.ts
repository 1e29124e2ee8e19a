import { expect, test } from 'vitest'
import { pickIssues } from './startPicks.ts'

test('a refusal of picked people stands at its node, the others elsewhere', () => {
  const issues = [
    { path: 'picks.n2', message: '请选择该节点的审批人' },
    { path: 'data.picks', message: '必填项' },
    { path: 'flow_id', message: '不存在' },
  ]
  expect(pickIssues(issues)).toEqual({ n2: '请选择该节点的审批人' })
})
