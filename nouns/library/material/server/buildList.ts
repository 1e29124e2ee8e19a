import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, inUnit, matching } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { materialType } from '../rules.ts'
import { materialRows } from './rows.ts'
import { readBy } from './visible.ts'

const MOST_OUTLETS = 200
const MOST_PAPERS = 2_000

type Building = Result<typeof Contract.GetBuildList>[number]
type Paper = { id: number; title: string; category_id: number; build_stage: number }
type Category = { id: number; category_name: string; stages: number[] }

/** How far outlets are built, by the published papers that the caller reads. */
export async function buildList(
  ctx: Ctx,
  { build_dept_id, keywords }: Input<typeof Contract.GetBuildList>,
): Promise<Result<typeof Contract.GetBuildList>> {
  const [papers, categories] = await Promise.all([
    materialRows(ctx)
      .select(['id', 'title', 'category_id', 'build_stage', 'build_dept_id', 'build_dept_name'])
      .where(readBy(ctx.user))
      .where('type', '=', materialType.building)
      .where(
        allOf([
          ...inUnit('material.build_dept_id', { dept_id: build_dept_id, include_child: 1 }),
          ...matching('material.build_dept_name', keywords),
        ]),
      )
      .orderBy('publish_time', 'desc')
      .limit(MOST_PAPERS)
      .execute(),
    ctx.db
      .selectFrom('material_category')
      .select(['id', 'category_name', 'stages'])
      .where(sql<boolean>`stages <> '{}'`)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
  ])
  const byOutlet = Map.groupBy(papers, (row) => row.build_dept_id ?? 0)
  return [...byOutlet].slice(0, MOST_OUTLETS).map(([id, rows]) => ({
    build_dept_id: id,
    build_dept_name: rows[0]?.build_dept_name ?? '',
    ...progressOf(rows as Paper[], categories),
  }))
}

/** Of each stage up to the furthest one what it needs, and what else there is; a renovation (7) stands by itself. */
export function progressOf(
  papers: readonly Paper[],
  categories: readonly Category[],
): Omit<Building, 'build_dept_id' | 'build_dept_name'> {
  const reached = Math.max(0, ...papers.map(({ build_stage }) => build_stage).filter((stage) => stage < RENOVATION))
  const isRenovated = papers.some(({ build_stage }) => build_stage === RENOVATION)
  const numbers = [...Array.from({ length: reached }, (_, index) => index + 1), ...(isRenovated ? [RENOVATION] : [])]
  const stages = numbers.map((build_stage) => {
    const here = papers.filter((paper) => paper.build_stage === build_stage)
    const needed = categories.filter((category) => category.stages.includes(build_stage))
    const named = ({ id, title }: Paper) => ({ id, title })
    return {
      build_stage,
      needs: needed.map(({ id, category_name }) => ({
        category_id: id,
        category_name,
        papers: here.filter(({ category_id }) => category_id === id).map(named),
      })),
      others: here.filter(({ category_id }) => needed.every(({ id }) => id !== category_id)).map(named),
    }
  })
  const missing = stages.flatMap(({ needs }) => needs).filter((need) => need.papers.length === 0).length
  return { build_stage: isRenovated ? RENOVATION : reached, missing, stages }
}

/** Dictionary build_stage: 改造. */
const RENOVATION = 7
