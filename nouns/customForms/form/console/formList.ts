import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'

export type FormRow = RowOf<'CustomForm/GetPageList'>
export type FormRecord = DataOf<'CustomForm/Get'>
export type SaveBody = BodyOf<'CustomForm/Save'>

export const formSorts = ['update_time', 'create_time', 'form_name'] as const

const page = '/exception/queryFieldlist'

/** The addresses of the pages of forms. */
export const formPaths = {
  list: page,
  /** The designer; `at`: opens a place of the form. */
  design: (id: number, at?: string) => `${page}/field?id=${id}${at ? `&at=${encodeURIComponent(at)}` : ''}`,
  toFill: `${page}/fill`,
  fill: (id: number) => `${page}/fill?id=${id}`,
  correct: (form: number, submission: number) => `${page}/fill?id=${form}&submission=${submission}`,
  /** The flow that uses a form. */
  flow: (id: number) => `/exception/systemExamineList/flow?id=${id}`,
  own: (form: number) => `${page}/fill?tab=own&form_id=${form}`,
}

/** The body of Save when only the settings of a form change, or only its document. */
export const toSave = (form: FormRecord): SaveBody => ({
  id: form.id,
  version: form.version,
  form_name: form.form_name,
  category_id: form.category_id,
  role_ids: form.role_ids,
  remark: form.remark,
  document: form.document,
})
