import type { FormContext, FormMode } from './formContext.ts'
import { labelPlace } from './labelPlace.ts'
import type { FieldSnapshot } from './store/nodes.ts'

/** The mode and the CSS class of a top-level field. */
export function shownAs(
  { mode, reads, marked }: Pick<FormContext, 'mode' | 'reads' | 'marked'>,
  { field, model, state }: Pick<FieldSnapshot, 'field' | 'model' | 'state'>,
): { mode: FormMode; className: string; isMarked: boolean } {
  const isRead = mode === 'edit' && reads.has(model)
  const isMarked = mode === 'edit' && marked && !isRead && !state.disabled && !state.computed
  const classes = [
    'sf-row',
    labelPlace(field) !== 'beside' && 'sf-wide',
    isRead && 'sf-reading',
    isMarked && 'sf-marked',
  ]
  return { mode: isRead ? 'view' : mode, className: classes.filter(Boolean).join(' '), isMarked }
}
