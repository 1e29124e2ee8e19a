import type { Definition } from '@shouya/approvals/definition'
import type { Flow } from '@shouya/approvals/flow'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { publishedDocument } from '../../../customForms/server/public.ts'

const KEPT = 100

/** Key: the id of a version, which never changes. */
const cache = new Map<number, Flow>()

/** For a process that continues with another database, as in tests. */
export const forgetFlows = () => cache.clear()

/** The definition and the form with which a request began. */
export async function frozenFlow(db: Kysely<Unscoped>, version: number): Promise<Flow> {
  const cached = cache.get(version)
  if (cached) return cached
  const row = await db
    .selectFrom('appr_flow_version')
    .innerJoin('form_version', 'form_version.id', 'form_version_id')
    .select(['definition', 'form_version.id', 'document_hash'])
    .where('appr_flow_version.id', '=', version)
    .executeTakeFirstOrThrow()
  const flow = { definition: row.definition as unknown as Definition, form: await publishedDocument(db, row) }
  const [oldest] = cache.keys()
  if (cache.size >= KEPT && oldest !== undefined) cache.delete(oldest)
  cache.set(version, flow)
  return flow
}
