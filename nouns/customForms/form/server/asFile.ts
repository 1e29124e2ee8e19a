import type { Input } from '@shouya/contract/action'
import { importDocument } from '@shouya/forms/importDocument'
import type { Call, Ctx, Principal } from '@shouya/server/core/context.ts'
import { keepFile } from '@shouya/server/core/files/keepFile.ts'
import { ownContent } from '@shouya/server/core/files/ownContent.ts'
import { rowById } from '@shouya/server/versions/find.ts'
import type * as CustomForm from '../contract.ts'
import { forms } from './forms.ts'
import { documentOf } from './rows.ts'
import { addForm } from './save.ts'

const JSON_TYPE = 'application/json'
const LARGEST = 6 * 1_048_576

/** A document as a file, with exactly the saved bytes: every k-form-design can open it. */
export async function exportForm(ctx: Ctx, { id, version_no }: Input<typeof CustomForm.Export>) {
  const { form_name } = await rowById(ctx, forms, id)
  const document = await documentOf(ctx, id, version_no)
  const file = await keepFile(ctx, {
    name: `${form_name}${version_no === undefined ? '' : `_v${version_no}`}.json`,
    mime: JSON_TYPE,
    content: Buffer.from(document),
  })
  ctx.note({ type: 4, table: 'custom_form', id, message: file.name })
  return file
}

/** The text of an uploaded document, read before the transaction opens. */
export async function readUpload(
  call: Call & { readonly user: Principal },
  { file_id }: Input<typeof CustomForm.Import>,
): Promise<string> {
  const { content } = await ownContent(call, file_id, {
    mime: JSON_TYPE,
    largest: LARGEST,
    otherwise: 'file.notJson',
  })
  return new TextDecoder().decode(content)
}

/** A new draft with an uploaded document; a JavaScript object is stored as JSON, as the answer says. */
export async function importForm(ctx: Ctx, { form_name, category_id }: Input<typeof CustomForm.Import>, text: string) {
  const { json, isScript } = importDocument(text)
  const created = await addForm(ctx, { form_name, category_id, role_ids: [], remark: null, document: json })
  return { ...created, script: isScript }
}
