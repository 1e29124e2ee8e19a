import * as OaFlow from '@shouya/contract/controllers/OaFlow'
import { handle } from '../../../core/handle.ts'
import { page } from '../../../registers/page.ts'
import { topicList } from '../effect/effectTopics.ts'
import { compareVersions } from './compare.ts'
import { inspectFlow, shownProblems } from './inspectFlow.ts'
import { namesIn } from './namesIn.ts'
import { publishFlow, removeFlow, switchFlow } from './publish.ts'
import { conditionsOf, definitionOf, flowById, rowOf, selectFlows } from './rows.ts'
import { status } from './rules.ts'
import { addFlow, saveFlow } from './save.ts'
import { simulate } from './simulate.ts'
import { getVersion, restoreVersion, versionList } from './versions.ts'

export const oaFlow = handle(OaFlow, {
  async GetPageList({ db, user }, query) {
    const source = { table: 'appr_flow', rows: selectFlows(db), count: db.selectFrom('appr_flow') }
    const { rows, total } = await page(db, query, conditionsOf(query), source)
    return { rows: rows.map(rowOf(user)), total }
  },

  async Get(ctx, { id }) {
    const { db, user, lang } = ctx
    const { draft, form_id } = await flowById(db, id)
    const row = await selectFlows(db).where('appr_flow.id', '=', id).executeTakeFirstOrThrow()
    const { form, problems } = await inspectFlow(db, draft, form_id)
    return {
      ...rowOf(user)(row),
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
  Disable: switchFlow(status.published, status.disabled),
  Enable: switchFlow(status.disabled, status.published),
  Delete: removeFlow,

  async Copy(ctx, { id, version_no, flow_name }) {
    const { category_id, form_id, role_ids, dept_ids, remark } = await flowById(ctx.db, id)
    const definition = await definitionOf(ctx.db, id, version_no)
    return addFlow(ctx, { flow_name, category_id, form_id, role_ids, dept_ids, remark, definition })
  },

  GetVersionList: versionList,
  GetVersion: getVersion,
  CompareVersion: compareVersions,
  Simulate: simulate,
  Restore: restoreVersion,
  GetTopicList: topicList,
})
