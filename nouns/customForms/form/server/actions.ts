import { handle, prepared } from '@shouya/server/core/handle.ts'
import { rowById } from '@shouya/server/versions/find.ts'
import { listed, rowOf } from '@shouya/server/versions/listed.ts'
import { disable, enable } from '@shouya/server/versions/publish.ts'
import { readForm, shownProblems } from '../../document/server/readForm.ts'
import * as CustomForm from '../contract.ts'
import { exportForm, importForm, readUpload } from './asFile.ts'
import { forms } from './forms.ts'
import { publishForm } from './publish.ts'
import { removeForm } from './remove.ts'
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
  Delete: removeForm,

  async Copy(ctx, { id, version_no, form_name }) {
    const { category_id, role_ids, remark } = await rowById(ctx, forms, id)
    const document = await documentOf(ctx, id, version_no)
    return addForm(ctx, { form_name, category_id, role_ids, remark, document })
  },

  Import: prepared<typeof CustomForm.Import, string>(readUpload, importForm),
  Export: exportForm,
})
