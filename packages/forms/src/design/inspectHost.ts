import type { FieldPlan } from '../compileField.ts'
import type { Field } from '../document.ts'
import type { Host } from '../host.ts'
import { isObject, own } from '../json.ts'
import { error, type Problem } from '../problem.ts'
import { readOption } from '../readOptions.ts'
import { isAllowedAction } from '../uploads.ts'

/** Checks what a field needs of the host: sources, functions, upload address, permissions. */
export function inspectHost(field: Field, plan: FieldPlan, host: Host): Problem[] {
  return [
    ...source(plan, host),
    ...inspectFunctionName(field, host),
    ...upload(field, host),
    ...permission(field, plan),
  ]
}

function source({ source: name }: FieldPlan, { sources }: Host): Problem[] {
  const path = ['options', 'dynamicKey']
  if (name === '')
    return [error('design.sourceMissing', path, {}, [{ edit: 'set', path: ['options', 'dynamic'], value: false }])]
  return name !== undefined && sources && !sources.includes(name) ? [error('design.sourceUnknown', path, { name })] : []
}

function inspectFunctionName(field: Field, host: Host): Problem[] {
  const isButton = readOption(field, 'handle') === 'dynamic'
  if (!isButton && readOption(field, 'downloadWay') !== 'dynamic') return []
  const functions = isButton ? host.functions : host.fileFunctions
  const name = String(readOption(field, 'dynamicFun') ?? '')
  const path = ['options', 'dynamicFun']
  if (name === '') return [error('design.functionMissing', path)]
  return functions && !functions.includes(name) ? [error('design.functionUnknown', path, { name })] : []
}

/** Files may go to our own server or to an origin that the operator allows: a form must not send them elsewhere. */
function upload(field: Field, { uploadOrigins = [] }: Host): Problem[] {
  if (field.type !== 'uploadFile' && field.type !== 'uploadImg') return []
  const action = String(readOption(field, 'action') ?? '')
  const path = ['options', 'action']
  const fix = [{ edit: 'set' as const, path, value: '/api/Common/UploadFileServer' }]
  if (!isAllowedAction(action, uploadOrigins)) return [error('design.uploadOrigin', path, { action }, fix)]
  return isJsonObject(readOption(field, 'data')) ? [] : [error('design.uploadData', ['options', 'data'])]
}

function isJsonObject(text: unknown): boolean {
  if (typeof text !== 'string' || text.trim() === '') return true
  try {
    return isObject(JSON.parse(text))
  } catch {
    return false
  }
}

function permission(field: Field, plan: FieldPlan): Problem[] {
  const problems: Problem[] = []
  const incomplete = plan.permission && (plan.permission.id === '' || plan.permission.operation === '')
  if (incomplete) problems.push(error('design.permission', ['options', 'operation']))
  const sensitive = own(isObject(field.options) ? field.options : {}, 'sensitive')
  if (sensitive !== undefined && typeof sensitive !== 'boolean')
    problems.push(error('design.sensitive', ['options', 'sensitive']))
  return problems
}
