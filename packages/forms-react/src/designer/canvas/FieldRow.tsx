import type { Field } from '@shouya/forms/document'
import { labelOf } from '@shouya/forms/readOptions'
import { labelPlace } from '../../renderer/labelPlace.ts'
import { FieldPreview } from './FieldPreview.tsx'

/** Label and input in the positions of the form's layout. */
export function FieldRow({ field }: { field: Field }) {
  const isRequired = field.rules?.[0]?.required === true || field.logic?.required !== undefined
  const place = labelPlace(field)
  return (
    <div className={`fd-row${place === 'beside' ? '' : ' is-bare'}`} aria-hidden>
      {place !== 'none' && (
        <span className="fd-label">
          {isRequired && <b className="fd-mark">*</b>}
          {labelOf(field)}
        </span>
      )}
      <div className="fd-input" inert>
        <FieldPreview field={field} />
        {field.help && <div className="fd-help">{field.help}</div>}
      </div>
    </div>
  )
}
