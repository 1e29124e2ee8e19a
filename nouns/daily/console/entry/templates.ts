import type { BodyOf } from '@shouya/console/api/path.ts'

type Json = BodyOf<'Preference/Save'>['value']
/** Values for a form, by the names of its fields. */
export type Template = { name: string; values: Record<string, Json> }

/** A longer menu is hard to search. */
export const MOST_TEMPLATES = 12
export const LONGEST_NAME = 20

export const templateKey = (register: string): string => `template.${register}`

const isTemplate = (stored: unknown): stored is Template =>
  typeof stored === 'object' &&
  stored !== null &&
  typeof (stored as Template).name === 'string' &&
  typeof (stored as Template).values === 'object' &&
  (stored as Template).values !== null

/** Stored values of other versions may be invalid. */
export const readTemplates = (value: unknown): Template[] => (Array.isArray(value) ? value.filter(isTemplate) : [])

/** Adds a template at the front and replaces one of the same name. */
export const withTemplate = (templates: readonly Template[], template: Template): Template[] =>
  [template, ...templates.filter(({ name }) => name !== template.name)].slice(0, MOST_TEMPLATES)

/** The form's values that a template stores, without empty fields. */
export const templateOf = (name: string, fields: readonly string[], values: Record<string, unknown>): Template => ({
  name,
  values: Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field]
      return value === undefined || value === null || value === '' ? [] : [[field, value as Json]]
    }),
  ),
})
