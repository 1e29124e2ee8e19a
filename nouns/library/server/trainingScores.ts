import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/**
 * What the people of a unit have scored in a month (`YYYY-MM`) in the questions of documents (domain 9.1): the documents with how many
 * have answered and the mean of their best scores. The caller has checked that the unit is in reach.
 */
export const trainingScores = (db: Kysely<Unscoped>, deptId: number, month: string) =>
  everything(db)
    .selectFrom('material_read')
    .innerJoin('material', 'material.id', 'material_read.material_id')
    .select(['material.id', 'material.title'])
    .select(sql<number>`count(distinct material_read.user_id)::int`.as('people'))
    .select(sql<number>`round(avg(material_read.score), 1)::float8`.as('avg_score'))
    .where('material_read.dept_id', '=', deptId)
    .where('material_read.score', 'is not', null)
    .where(sql<boolean>`material_read.answer_time >= ${`${month}-01`}::date
      and material_read.answer_time < ${`${month}-01`}::date + interval '1 month'`)
    .groupBy(['material.id', 'material.title'])
    .orderBy(sql`max(material_read.answer_time)`, 'desc')
    .limit(20)
    .execute()
