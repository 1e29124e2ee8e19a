import { expect, test } from 'vitest'
import type { z } from 'zod'
import { actions, nameOf } from './actions.ts'

/**
 * Texts of requests that are not of a kind in `contract/fields.ts` (`line`, `paragraph`, `json`…): their content or
 * their length is unchecked. Every added line says why nobody is shown the text as another wrote it, or who cleans and
 * bounds it instead; another person reviews it. By field name alone where many actions have it.
 */
const reviewed: Record<string, string> = {
  code: 'a code of the second step, compared',
  cursor: 'a position that the server wrote, taken apart by its own rule',
  password: 'a secret, compared',
  'sign.password': 'a secret, compared',
  'Common/Export columns[]': 'names of columns, compared',
  'Common/Export filters{}': 'the body of the list, judged by the schema of that',
  'Agent/UpdatePwd new_password': 'a secret, hashed',
  'Agent/UpdatePwd old_password': 'a secret, compared',
  'Product/Save detail': 'a text with pictures, bounded, sanitised before it is stored',
  'CustomForm/GetSources keys[]': 'names of sources, compared',
  'CustomForm/Save document': 'a form is its JSON, to the character (ADR 025); only who may publish forms writes one',
  'Dict/GetDataList dict_code': 'compared',
  'Dict/GetOptions version': 'compared',
  'Dict/SaveData dict_code': 'compared',
  'File/Save content': 'a text with the pictures in it, 500,000 characters long at most, sanitised before it is stored',
  'Login/GetJwtToken jscode': 'compared',
  'Login/GetJwtToken totp': 'compared',
  'Login/GetJwtToken username': 'compared; in the log of a try that failed it is not written where no account has it',
  'Menu/AddRoleMenu grants[].operations[]': 'compared',
  'Menu/AddRoleMenu grants[].permission_id': 'compared',
  'Menu/DeleteRoleMenu permission_ids[]': 'compared',
  'OaExamine/GetPersonList pick.node': 'compared',
  'Setting/Delete key': 'compared',
  'Setting/Get key': 'compared',
  'Setting/Save key': 'compared',
  'User/EndSession id': 'compared',
  'User/UpdatePwd new_password': 'a secret, hashed',
  'User/UpdatePwd old_password': 'a secret, compared',
  // Names of fields and topics in a drawn flow: unknown ones are refused when it is published.
  'definition.flow[].branches[].if{}': 'conditions, taken apart by their own rule',
  'definition.flow[].due.to[].model': 'compared at publishing',
  'definition.flow[].due.to[].of.field': 'compared at publishing',
  'definition.flow[].topic': 'compared at publishing',
  'definition.flow[].undo': 'compared at publishing',
  'definition.flow[].who[].model': 'compared at publishing',
  'definition.flow[].who[].of.field': 'compared at publishing',
  'definition.onPass[].topic': 'compared at publishing',
  'definition.onPass[].undo': 'compared at publishing',
  'definition.summary[]': 'compared at publishing',
  'definition.title[].field': 'compared at publishing',
}

const HIDDEN = '\u202e'
const texts = [1, 2, 3, 5, 8, 12, 30, 60].map((length) => 'a'.repeat(length - 1) + HIDDEN)
const ENDLESS = 300_000

const lets = (schema: z.core.$ZodType, value: unknown): boolean => {
  const read = (schema as z.ZodType).safeParse(value)
  return read.success && JSON.stringify(read.data).includes(HIDDEN)
}
const isEndless = (schema: z.core.$ZodType) =>
  ['x', '1', '一'].some((char) => (schema as z.ZodType).safeParse(char.repeat(ENDLESS)).success)

/** Kinds are shared by many fields; each is checked once. */
const checkedSchemas = new Map<z.core.$ZodType, boolean>()
function takesAnything(schema: z.core.$ZodType): boolean {
  const answer = checkedSchemas.get(schema) ?? (texts.some((text) => lets(schema, text)) || isEndless(schema))
  checkedSchemas.set(schema, answer)
  return answer
}

type Found = (at: string) => void

/** Reports every place in a schema that accepts any text. */
function walk(schema: z.core.$ZodType, at: string, report: Found, above: readonly z.core.$ZodType[] = []): void {
  // A flow contains flows.
  if (above.includes(schema)) return
  const { def } = (schema as z.core.$ZodTypes)._zod
  const on = (next: z.core.$ZodType, step = '') => walk(next, at + step, report, [...above, schema])
  switch (def.type) {
    case 'string':
      if (takesAnything(schema)) report(at)
      return
    case 'object':
      for (const [key, child] of Object.entries(def.shape)) on(child, at ? `.${key}` : key)
      return
    case 'array':
      on(def.element, '[]')
      return
    case 'record':
      // If an object is cleaned, so is all of its content; its keys are names, which nobody is shown.
      if (lets(schema, { a: HIDDEN })) on(def.valueType, '{}')
      return
    case 'lazy':
      // JSON: any value, so one probe stands for all.
      if (lets(schema, HIDDEN)) report(at)
      return
    case 'union':
      for (const child of def.options) on(child)
      return
    case 'pipe':
      on(def.in)
      on(def.out)
      return
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      on(def.innerType)
      return
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
      return
    default:
      // An unknown value, or a kind of schema that is not analysed yet.
      report(at)
  }
}

test('a text that somebody sends is of a kind that bounds it and takes out what cannot be seen', () => {
  const open = new Set<string>()
  for (const action of actions)
    walk(action.in, '', (at) => open.add(reviewed[at] === undefined ? `${nameOf(action)} ${at}` : at))
  expect([...open].sort()).toEqual(Object.keys(reviewed).sort())
})
