import type { FormDocument } from '@shouya/forms/document'
import type { Definition } from './definition.ts'

/** The frozen versions of definition and form that an instance runs on. */
export interface Flow {
  readonly definition: Definition
  readonly form: FormDocument
}
