import type { Definition, FlowNode } from '@shouya/approvals/definition'
import type { Field, FormDocument } from '@shouya/forms/document'
import { formOf } from './form.ts'
import { definitionOf } from './nodes.ts'

/** A form with the flow of its requests, as input for the functions of forms and flows. */
export type Template = {
  /** As named in domain.md 10.3. */
  readonly code: string
  readonly flow_name: string
  readonly form_name: string
  readonly category: string
  readonly remark: string
  /** Published and enabled; otherwise published and disabled. */
  readonly enabled: boolean
  /** Codes of the roles that may start it; every employee if there are none. */
  readonly starters: readonly string[]
  readonly document: FormDocument
  readonly definition: Definition
}

type Made = Pick<Template, 'code' | 'flow_name' | 'form_name' | 'category' | 'remark'> &
  Partial<Pick<Template, 'enabled' | 'starters'> & Pick<Definition, 'start' | 'onPass'>> & {
    /** Makes the keys of its form different from those of others. */
    number: number
    fields: readonly Field[]
    flow: readonly FlowNode[]
  }

/** A template that every employee may start, unless it says otherwise. */
export const template = ({ number, fields, flow, start, onPass, ...more }: Made): Template => ({
  enabled: true,
  starters: [],
  ...more,
  document: formOf(number, fields),
  definition: definitionOf(more.flow_name, flow, { ...(start && { start }), ...(onPass && { onPass }) }),
})
