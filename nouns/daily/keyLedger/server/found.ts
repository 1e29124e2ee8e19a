import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { keyLedger } from '../noun.ts'
import { keyLabel } from '../rules.ts'

const MOST = 5

/** Keys that a word names, for the search of the whole console. */
export async function foundKeys({ user, scoped }: Ctx, keywords: string) {
  if (!can(user, keyLedger.permission, 'query')) return []
  const rows = await scoped
    .rows('key_ledger')
    .select(['key_no', 'key_name', 'dept_name'])
    .where(allOf(matching('key_ledger.search_text', keywords)))
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map((key) => ({
    kind: 'key' as const,
    title: keyLabel(key),
    note: key.dept_name,
    link: `${keyLedger.route}&keywords=${encodeURIComponent(key.key_no)}`,
  }))
}
