import type { SignInput } from '@shouya/contract/sign'
import { upload } from '../api/upload.ts'

/** The value of a signature field until the form is sent. */
export type SignDraft =
  | { method: 1; png: () => Promise<Blob>; strokes: number; sent?: Promise<SignInput> }
  | { method: 2; password: string }

export const isSigned = (draft: SignDraft | undefined): draft is SignDraft =>
  draft !== undefined && (draft.method === 1 ? draft.strokes > 0 : draft.password !== '')

async function send(png: () => Promise<Blob>): Promise<SignInput> {
  const file = new File([await png()], 'signature.png', { type: 'image/png' })
  const { id } = await upload(file, 'daily')
  return { method: 1, file_id: id }
}

/** The signature in the format of the wire. A drawing is uploaded once, so that a repeated form has the same body. */
export async function signInput(draft: SignDraft): Promise<SignInput> {
  if (draft.method === 2) return { method: 2, password: draft.password }
  draft.sent ??= send(draft.png)
  try {
    return await draft.sent
  } catch (error) {
    delete draft.sent
    throw error
  }
}
