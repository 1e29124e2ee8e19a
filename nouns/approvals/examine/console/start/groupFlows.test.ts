import { expect, test } from 'vitest'
import { groupFlows } from './groupFlows.ts'

const flow = (id: number, flow_name: string, category_name: string, remark: string | null = null) => ({
  id,
  flow_name,
  category_name,
  remark,
})
const flows = [
  flow(1, '临时用车', '押运类'),
  flow(2, '请假', '人事类', 'Leave of guards'),
  flow(3, '车辆变更', '押运类'),
]

test('flows stand under their category in its order', () => {
  expect(groupFlows(flows, '').map(({ name, flows: own }) => [name, own.map(({ id }) => id)])).toEqual([
    ['押运类', [1, 3]],
    ['人事类', [2]],
  ])
})

test('a word is looked for in name, remark and category', () => {
  const ids = (word: string) => groupFlows(flows, word).flatMap(({ flows: own }) => own.map(({ id }) => id))
  expect(ids('车')).toEqual([1, 3])
  expect(ids(' LEAVE ')).toEqual([2])
  expect(ids('人事')).toEqual([2])
  expect(ids('采购')).toEqual([])
})
