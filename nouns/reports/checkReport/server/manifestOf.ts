import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { archivable } from '@shouya/server/noun/paper/archivable.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import type { z } from 'zod'
import { conditionsOf, detailsOf } from './rows.ts'
import { awaitsInspectors, type Report, type Scene, status } from './scene.ts'

type Own = {
  actions: Manifest['actions']
  query: z.ZodType<object>
  detail: z.ZodObject
  /** Its kind in the search. */
  kind: 'monthlyCheck' | 'guardCheck' | 'fireCheck' | 'selfCheck'
}

/** What the server registers of a scene. */
export const manifestOf = (scene: Scene, { actions, query, detail, kind }: Own): Manifest => {
  const { noun } = scene
  const { table } = noun
  return {
    actions,
    exporters: { [noun.controller]: listExporter(noun, { query, conditionsOf: conditionsOf(scene) }) },
    readers: () => readersOf(noun),
    historians: { [table]: historianInScope(table, detail) },
    drafts: { [table]: (row) => row.status === status.draft && !awaitsInspectors(row as Report) },
    recycled: { [table]: { dated: true } },
    archived: {
      [table]: archivable(noun, {
        final: ['closed'],
        dropped: ['void'],
        parts: { check_report_item: 'check_id' },
        ended: 'confirm_time',
        kept: [{ as: kind === 'fireCheck' ? 'fire' : 'check' }],
        period: ({ period_key }) => period_key,
        title: ({ dept_name }) => dept_name,
        detailed: detailsOf(scene),
      }),
    },
    counters: (ctx) => countersOf(ctx, noun, conditionsOf(scene)(ctx)),
    search: foundOf(noun, {
      kind,
      time: 'check_date',
      says: ({ bill_no, dept_name, period_key }) => ({
        title: bill_no ?? dept_name,
        note: `${dept_name} ${period_key}`,
      }),
    }),
  } as Manifest
}
