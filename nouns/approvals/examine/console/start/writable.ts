import type { FieldRight } from '@shouya/approvals/definition'
import type { Values } from '@shouya/forms/document'

/** Of what stands in the form, the fields that one may write at this step: the server refuses any other. */
export const writable = (values: Values, rights: Readonly<Record<string, FieldRight>>): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([model]) => !Object.hasOwn(rights, model) || rights[model] === 'write'),
  )
