import { expect, test } from 'vitest'
import { progressOf } from './buildList.ts'

const categories = [
  { id: 1, category_name: '设计图纸', stages: [2, 7] },
  { id: 2, category_name: '公安审批', stages: [3] },
]
const paper = (id: number, category_id: number, build_stage: number) => ({
  id,
  title: `资料${id}`,
  category_id,
  build_stage,
})

test('up to the furthest stage each says what it needs, what there is, and what else there is', () => {
  const progress = progressOf([paper(1, 2, 3), paper(2, 9, 3)], categories)
  expect(progress).toMatchObject({ build_stage: 3, missing: 1 })
  expect(progress.stages).toEqual([
    { build_stage: 1, needs: [], others: [] },
    { build_stage: 2, needs: [{ category_id: 1, category_name: '设计图纸', papers: [] }], others: [] },
    {
      build_stage: 3,
      needs: [{ category_id: 2, category_name: '公安审批', papers: [{ id: 1, title: '资料1' }] }],
      others: [{ id: 2, title: '资料2' }],
    },
  ])
})

test('a renovation asks for its own papers, not for those of the stages before', () => {
  expect(progressOf([paper(1, 1, 7)], categories)).toMatchObject({
    ...{ build_stage: 7, missing: 0 },
    stages: [{ build_stage: 7 }],
  })
})
