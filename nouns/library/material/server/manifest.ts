import { filtersOf } from '@shouya/noun/counters'
import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { counted } from '@shouya/server/core/counts/counted.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import { sql } from 'kysely'
import { materialDetail } from '../contract.ts'
import { material } from '../noun.ts'
import { readerLink } from '../rules.ts'
import { materialActions } from './actions.ts'
import { materialExporter, receiptExporter } from './exporter.ts'
import { findOwn } from './find.ts'
import { materialReader } from './reader.ts'
import { readable } from './readRows.ts'
import { readTexts } from './readTexts.ts'
import { removeOldMaterials } from './retention.ts'
import { conditionsOf, materialRows } from './rows.ts'
import { status } from './rules.ts'
import { expireTops } from './topExpire.ts'
import { remindDue } from './urge.ts'

const MOST_FOUND = 5

const isReader = ({ user }: Ctx) => can(user, 'file_search', 'query')
const isManager = ({ user }: Ctx) => can(user, material.permission, 'query')
const isShown = fieldsOf(materialDetail)

export const manifest: Manifest = {
  actions: materialActions,
  exporters: { File: materialExporter, MaterialReceipt: receiptExporter },
  readers: () => ({ material: materialReader }),
  jobs: {
    file_top_expire: { cron: '0 * * * *', run: expireTops, told: 'documents are no longer pinned' },
    material_due: { cron: '20 8 * * *', run: remindDue },
    material_text: { run: readTexts },
    material_retention: {
      cron: '40 4 * * *',
      run: removeOldMaterials,
      told: 'documents past their retention are gone',
    },
  },
  // How a document came about is an affair of those whose it is; those whom it reaches see what was published.
  historians: {
    material: { find: findOwn, shows: (field) => isShown(field) || material.logged.some((said) => said === field) },
  },
  recycled: { material: { unhide } },
  counters: (ctx) => ({
    ...(isReader(ctx) && {
      material_to_read: counted(readable(ctx, filtersOf(material.counters.material_to_read, ''))),
    }),
    ...(isManager(ctx) && {
      material_review: counted(
        materialRows(ctx).where(
          conditionsOf(ctx)({
            keywords: '',
            include_child: 1,
            ...filtersOf(material.counters.material_review, ''),
          }),
        ),
      ),
    }),
  }),
  search: foundMaterials,
}

/** A deleted document was only hidden: readings refer to it, which are evidence. It comes back as a draft, or as taken down. */
async function unhide(ctx: Ctx, id: number): Promise<void> {
  const { numUpdatedRows } = await ctx.scoped
    .change('material')
    .set({
      status: sql<number>`case when unpublish_time is null then ${sql.lit(status.draft)} else ${sql.lit(status.unpublished)} end`,
      ...changed(ctx),
    })
    .where('id', '=', id)
    .where('status', '=', status.deleted)
    .executeTakeFirstOrThrow()
  // Retention may have come first.
  if (numUpdatedRows === 0n) fail('NotFound')
}

/** Documents for the caller that a word names, for the search of the whole console. */
async function foundMaterials(ctx: Ctx, keywords: string) {
  if (!isReader(ctx)) return []
  const rows = await readable(ctx, { keywords })
    .select(['material.id', 'material.type', 'material.title', 'material.dept_name', 'material.publish_time'])
    .orderBy('material.publish_time', 'desc')
    .limit(MOST_FOUND)
    .execute()
  return rows.map((row) => ({
    kind: 'material' as const,
    title: row.title,
    note: `${row.dept_name} ${row.publish_time?.slice(0, 10) ?? ''}`,
    link: readerLink(row),
  }))
}
