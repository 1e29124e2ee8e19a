import type { Definition } from '@shouya/approvals/definition'
import type { FormDocument } from '@shouya/forms/document'

/** A form with the flow that its requests take, ready to be made by the functions of forms and flows. */
export type Template = {
  /** As domain.md 10.3 names it. */
  readonly code: string
  readonly flow_name: string
  readonly form_name: string
  readonly category: string
  readonly remark: string
  /** Published and open; else it is published and disabled. */
  readonly enabled: boolean
  /** Codes of the roles that may start it; every employee where there are none. */
  readonly starters: readonly string[]
  readonly document: FormDocument
  readonly definition: Definition
}
