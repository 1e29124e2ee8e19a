import type { Field } from '../document.ts'
import { type Finding, finding } from '../issue.ts'
import { isList, isObject, type Json, type JsonObject } from '../json.ts'
import { isWebAddress, uploadLimit } from '../uploads.ts'

/** Extensions of the images that may be uploaded (spec 001 section 5); the server looks at the content itself. */
const IMAGE = /\.(gif|jpe?g|png)$/i

/** A list of uploaded files, at most `limit`, all of them done (spec 001 section 3). */
export function checkFiles(field: Field, value: Json): readonly Finding[] {
  if (!isList(value)) return [finding('issue.files')]
  const limit = uploadLimit(field)
  if (value.length > limit) return [finding('issue.tooManyFiles', { limit })]
  return value.flatMap((file, index) => checkFile(field, file).map((finding) => ({ ...finding, at: [index] })))
}

function checkFile(field: Field, file: Json): readonly Finding[] {
  if (!isObject(file) || !hasParts(file)) return [finding('issue.files')]
  if (file.status !== 'done') return [finding('issue.fileUnfinished', { name: String(file.name) })]
  if (!isWebAddress(String(file.url))) return [finding('issue.fileAddress', { name: String(file.name) })]
  return field.type === 'uploadImg' && !IMAGE.test(String(file.name)) ? [finding('issue.image')] : []
}

const hasParts = (file: JsonObject): boolean =>
  ['name', 'status', 'url'].every((key) => typeof file[key] === 'string') &&
  (file.uid === undefined || typeof file.uid === 'string' || typeof file.uid === 'number')
