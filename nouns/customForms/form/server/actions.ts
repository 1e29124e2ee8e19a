import { fail } from '@shouya/server/core/failure.ts'
import { handle, prepared } from '@shouya/server/core/handle.ts'
import { rowById } from '@shouya/server/versions/find.ts'
import { listed, rowOf } from '@shouya/server/versions/listed.ts'
import { disable, enable } from '@shouya/server/versions/publish.ts'
import { removeDraft } from '@shouya/server/versions/remove.ts'
import { readForm, shownProblems } from '../../document/server/readForm.ts'
import * as CustomForm from '../contract.ts'
import { exportForm, importForm, readUpload } from './asFile.ts'
import { forms } from './forms.ts'
import { publishForm } from './publish.ts'
import { documentOf, selectForms } from './rows.ts'
import { addForm, saveForm } from './save.ts'
import { formUses } from './uses.ts'

export const customForm = handle(CustomForm, {
  GetPageList: (ctx, query) => listed(ctx, forms, query, selectForms(ctx.db)),

  async Get(ctx, { id }) {
    const { draft } = await rowById(ctx, forms, id)
    const row = await selectForms(ctx.db).where('custom_form.id', '=', id).executeTakeFirstOrThrow()
    const { problems } = await readForm(ctx, draft)
    return {
      ...rowOf(forms, ctx.user)(row),
      role_ids: row.role_ids,
      document: draft,
      problems: shownProblems(ctx.lang, problems),
      uses: await formUses(ctx, { id, draft }),
    }
  },

  Save: saveForm,
  Publish: publishForm,
  Disable: disable(forms),
  Enable: enable(forms),
  /** A form that was never published can be deleted, unless a flow uses it. */
  Delete: (ctx, seen) =>
    removeDraft(ctx, forms, seen, async (id) => {
      const drawn = await ctx.db
        .selectFrom('appr_flow')
        .select('flow_name')
        .where('form_id', '=', id)
        .limit(5)
        .execute()
      const names = drawn.map(({ flow_name }) => flow_name)
      if (names.length > 0) fail('InUse', { reason: 'form.refused.inFlows', params: { names } })
    }),

  async Copy(ctx, { id, version_no, form_name }) {
    const { category_id, role_ids, remark } = await rowById(ctx, forms, id)
    const document = await documentOf(ctx, id, version_no)
    return addForm(ctx, { form_name, category_id, role_ids, remark, document })
  },

  Import: prepared<typeof CustomForm.Import, string>(readUpload, importForm),
  Export: exportForm,
})
