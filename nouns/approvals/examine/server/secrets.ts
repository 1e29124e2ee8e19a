import type { Instance } from '@shouya/approvals/instance'
import type { FormDocument, Values } from '@shouya/forms/document'
import { isObject, type Json, type JsonPath } from '@shouya/forms/json'
import type { Ctx } from '@shouya/server/core/context.ts'
import { hashOf, MARK, type Secret, sealedPaths, valueAt, withValue } from '../../../customForms/server/public.ts'

const purposeOf = (instance: number, rev: number, path: string) => `appr_secret ${instance} ${rev} ${path}`

/** Stores the sensitive values of a revision of the form; events and state contain hashes instead. */
export async function keepSecrets(
  { db, services }: Ctx,
  instance: number,
  rev: number,
  secrets: readonly Secret[],
): Promise<void> {
  if (secrets.length === 0) return
  const rows = secrets.map(({ path, salt, value }) => {
    const text = JSON.stringify(path)
    const sealed = services.keys.seal(purposeOf(instance, rev, text), JSON.stringify({ salt, value }))
    return { instance_id: instance, form_rev: rev, path: text, sealed }
  })
  await db.insertInto('appr_secret').values(rows).execute()
}

/** The sensitive values of a request by path; undefined for a value that retention has removed. */
export async function openSecrets(
  { db, services }: Pick<Ctx, 'db' | 'services'>,
  id: number,
  document: FormDocument,
  { form, fieldRevs }: Instance,
): Promise<{ path: JsonPath; value: Json | undefined }[]> {
  const paths = sealedPaths(document, form)
  if (paths.length === 0) return []
  const rows = await db.selectFrom('appr_secret').selectAll().where('instance_id', '=', id).execute()
  return paths.map((path) => {
    const text = JSON.stringify(path)
    // A value is stored with the revision in which its field was last changed.
    const rev = fieldRevs[String(path[0])] ?? 1
    const row = rows.find((each) => each.path === text && each.form_rev === rev)
    const plain = row && services.keys.unseal(purposeOf(id, rev, text), row.sealed)
    if (!plain) return { path, value: undefined }
    const secret = JSON.parse(plain) as Omit<Secret, 'path'>
    const mark = valueAt(form as Json, path)
    return { path, value: isObject(mark) && mark[MARK] === hashOf(secret) ? secret.value : undefined }
  })
}

/** The form with values set at some paths. */
export const filled = (form: Values, places: readonly { path: JsonPath; value: Json }[]): Values =>
  places.reduce<Json>((whole, { path, value }) => withValue(whole, path, value), form as Json) as Values
