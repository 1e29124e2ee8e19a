import type { FieldRight } from '@shouya/approvals/definition'
import { compile } from '@shouya/forms/compile'
import type { FormDocument } from '@shouya/forms/document'

/** The fields that are readable but not writable at a step. */
export const readModels = (
  document: FormDocument,
  rights: Readonly<Record<string, FieldRight>>,
  fallback: FieldRight,
): ReadonlySet<string> =>
  new Set(
    [...compile(document).top.byModel.keys()].filter(
      (model) => (Object.hasOwn(rights, model) ? rights[model] : fallback) === 'read',
    ),
  )
