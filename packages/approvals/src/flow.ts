import type { FormDocument } from '@shouya/forms/document'
import type { Definition } from './definition.ts'

/** What an instance runs on: the frozen versions of its definition and of its form. */
export interface Flow {
  readonly definition: Definition
  readonly form: FormDocument
}
