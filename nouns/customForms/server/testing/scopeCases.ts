import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeForm, makeJson, makeSubmission } from './forms.ts'

const form: Case = { free: 'forms belong to no unit: their operations decide, and their roles who fills them in' }
const category: Case = { free: 'categories belong to the whole product; their operations alone decide' }

/** A submission of the owner in the other branch, with its own form. */
async function makeFiled({ t, owner }: Stage) {
  const form = await makeForm(t)
  const { id, version } = await makeSubmission(owner.post, { form })
  return { id, version, made: form }
}

const submission = (more?: (made: { id: number; version_id: number }, version: number) => Body): Case => ({
  subject: async (stage) => {
    const { id, version, made } = await makeFiled(stage)
    return { id, ...more?.(made, version) }
  },
})

const among = (body: (stage: Stage, form: number) => Body): Case => ({
  filter: async (stage) => body(stage, (await makeFiled(stage)).made.id),
  rows: listed,
})

/** Inputs that name a row in the actions of these nouns. */
export default {
  'CustomForm/CompareVersion id': form,
  'CustomForm/Copy id': form,
  'CustomForm/Delete id': form,
  'CustomForm/DeleteCategory id': category,
  'CustomForm/Disable id': form,
  'CustomForm/Enable id': form,
  'CustomForm/Export id': form,
  'CustomForm/Get id': form,
  'CustomForm/GetFill id': form,
  'CustomForm/GetFillList category_id': category,
  'CustomForm/GetOwnSubmissionList form_id': among((_, form_id) => ({ form_id })),
  'CustomForm/GetPageList category_id': category,
  'CustomForm/GetSubmission id': submission(),
  'CustomForm/GetSubmissionList create_user_id': among(({ owner }) => ({ create_user_id: owner.id })),
  'CustomForm/GetSubmissionList dept_id': among(({ t }) => ({ dept_id: t.world.unit[THERE] })),
  'CustomForm/GetSubmissionList form_id': among((_, form_id) => ({ form_id })),
  'CustomForm/GetVersion id': form,
  'CustomForm/GetVersionList id': form,
  'CustomForm/Import category_id': category,
  'CustomForm/Import file_id': {
    refused: async ({ t, colleague }) => ({
      file_id: await makeJson(t, colleague.id),
      form_name: '某表',
      category_id: (await makeForm(t)).fields.category_id,
    }),
    code: 1001,
    path: 'file_id',
  },
  'CustomForm/Publish id': form,
  'CustomForm/Restore id': form,
  'CustomForm/Reveal id': submission(),
  'CustomForm/Save category_id': category,
  'CustomForm/Save id': form,
  'CustomForm/Save role_ids': { free: 'roles belong to no unit; naming one only lets its people fill in' },
  'CustomForm/SaveCategory id': category,
  'CustomForm/Submit form_id': form,
  'CustomForm/Submit id': submission(({ id, version_id }, version) => ({
    form_id: id,
    version_id,
    version,
    data: { title: '改' },
  })),
  'CustomForm/Submit version_id': form,
} satisfies Cases
