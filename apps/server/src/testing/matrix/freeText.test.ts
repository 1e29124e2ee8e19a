import { expect, test } from 'vitest'
import type { z } from 'zod'
import { actions, nameOf } from './actions.ts'

/**
 * Texts that people send and that are not of a kind in `contract/fields.ts` (`line`, `paragraph`, `json`…): what they may
 * hold nobody sees, or they have no end. Whoever adds a line says why nobody is shown the text as another wrote it, or who
 * cleans and bounds it instead; somebody else reviews it. By the field alone where many actions have it.
 */
const reviewed: Record<string, string> = {
  code: 'a code of the second step, compared',
  cursor: 'a position that the server wrote, taken apart by its own rule',
  password: 'a secret, compared',
  'sign.password': 'a secret, compared',
  'Common/Export columns[]': 'names of columns, compared',
  'Common/Export filters{}': 'the body of the list, judged by the schema of that',
  'CustomForm/GetSources keys[]': 'names of sources, compared',
  'CustomForm/Save document': 'a form is its JSON, to the character (ADR 025); only who may publish forms writes one',
  'Dict/GetDataList dict_code': 'compared',
  'Dict/GetOptions version': 'compared',
  'Dict/SaveData dict_code': 'compared',
  'Login/GetJwtToken jscode': 'compared',
  'Login/GetJwtToken totp': 'compared',
  'Login/GetJwtToken username': 'compared; in the log of a try that failed it is not written where no account has it',
  'Menu/AddRoleMenu grants[].operations[]': 'compared',
  'Menu/AddRoleMenu grants[].permission_id': 'compared',
  'Menu/DeleteRoleMenu permission_ids[]': 'compared',
  'Menu/Save permission_id': 'compared',
  'OaExamine/GetPersonList pick.node': 'compared',
  'Setting/Delete key': 'compared',
  'Setting/Get key': 'compared',
  'Setting/Save key': 'compared',
  'User/EndSession id': 'compared',
  'User/UpdatePwd new_password': 'a secret, hashed',
  'User/UpdatePwd old_password': 'a secret, compared',
  // Names of fields and topics in a drawn flow: what the form or the server does not have is refused when it is published.
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
  ['x', '1', '一'].some((one) => (schema as z.ZodType).safeParse(one.repeat(ENDLESS)).success)

/** Kinds are shared by many fields, and each is asked once. */
const known = new Map<z.core.$ZodType, boolean>()
function takesAnything(schema: z.core.$ZodType): boolean {
  const answer = known.get(schema) ?? (texts.some((text) => lets(schema, text)) || isEndless(schema))
  known.set(schema, answer)
  return answer
}

type Found = (at: string) => void

/** Names every place in a schema that takes a text as it comes. */
function walk(schema: z.core.$ZodType, at: string, found: Found, above: readonly z.core.$ZodType[] = []): void {
  // A flow holds flows.
  if (above.includes(schema)) return
  const { def } = (schema as z.core.$ZodTypes)._zod
  const on = (next: z.core.$ZodType, step = '') => walk(next, at + step, found, [...above, schema])
  switch (def.type) {
    case 'string':
      if (takesAnything(schema)) found(at)
      return
    case 'object':
      for (const [key, one] of Object.entries(def.shape)) on(one, at ? `.${key}` : key)
      return
    case 'array':
      on(def.element, '[]')
      return
    case 'record':
      // What cleans an object cleans all that is in it; its keys are names of what there is, which nobody is shown.
      if (lets(schema, { a: HIDDEN })) on(def.valueType, '{}')
      return
    case 'lazy':
      // JSON: any of it, so one probe stands for all.
      if (lets(schema, HIDDEN)) found(at)
      return
    case 'union':
      for (const one of def.options) on(one)
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
      // An unknown value, or a kind of schema that this does not look into yet.
      found(at)
  }
}

test('a text that somebody sends is of a kind that bounds it and takes out what cannot be seen', () => {
  const open = new Set<string>()
  for (const action of actions)
    walk(action.in, '', (at) => open.add(reviewed[at] === undefined ? `${nameOf(action)} ${at}` : at))
  expect([...open].sort()).toEqual(Object.keys(reviewed).sort())
})
