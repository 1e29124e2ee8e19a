import { handle } from '@shouya/server/core/handle.ts'
import { rowById } from '@shouya/server/versions/find.ts'
import { listed, rowOf } from '@shouya/server/versions/listed.ts'
import { disable, enable } from '@shouya/server/versions/publish.ts'
import { removeDraft } from '@shouya/server/versions/remove.ts'
import { topicList } from '../../effect/server/topics.ts'
import * as OaFlow from '../contract.ts'
import { compareVersions } from './compare.ts'
import { inspectFlow, shownProblems } from './inspectFlow.ts'
import { namesIn } from './namesIn.ts'
import { definitionOf, draftOf, flows, selectFlows } from './rows.ts'
import { addFlow, saveFlow } from './save.ts'
import { simulate } from './simulate.ts'
import { getVersion, publishFlow, restoreVersion, versionList } from './versions.ts'

export const oaFlow = handle(OaFlow, {
  GetPageList: (ctx, query) => listed(ctx, flows, query, selectFlows(ctx.db)),

  async Get(ctx, { id }) {
    const { db, user, lang } = ctx
    const flow = await rowById(ctx, flows, id)
    const draft = draftOf(flow)
    const row = await selectFlows(db).where('appr_flow.id', '=', id).executeTakeFirstOrThrow()
    const { form, problems } = await inspectFlow(db, draft, flow.form_id)
    return {
      ...rowOf(flows, user)(row),
      role_ids: row.role_ids,
      dept_ids: row.dept_ids,
      definition: draft,
      problems: shownProblems(lang, problems),
      document: form?.text ?? null,
      names: await namesIn(ctx, draft, row),
    }
  },

  Save: saveFlow,
  Publish: publishFlow,
  Disable: disable(flows),
  Enable: enable(flows),
  Delete: (ctx, seen) => removeDraft(ctx, flows, seen),

  async Copy(ctx, { id, version_no, flow_name }) {
    const { category_id, form_id, role_ids, dept_ids, remark } = await rowById(ctx, flows, id)
    const definition = await definitionOf(ctx, id, version_no)
    return addFlow(ctx, { flow_name, category_id, form_id, role_ids, dept_ids, remark, definition })
  },

  GetVersionList: versionList,
  GetVersion: getVersion,
  CompareVersion: compareVersions,
  Simulate: simulate,
  Restore: restoreVersion,
  GetTopicList: topicList,
})
