import type { Ctx } from '@shouya/server/core/context.ts'

/** The items of the standard by which guards are evaluated, without points taken. */
export async function blankItems({ db }: Pick<Ctx, 'db'>) {
  const items = await db
    .selectFrom('evaluation_item')
    .select(['seq', 'content', 'full_points as full'])
    .where('kind', '=', 'guard')
    .orderBy('seq')
    .execute()
  return items.map((item) => ({ ...item, deduct: 0, reason: null as string | null }))
}
