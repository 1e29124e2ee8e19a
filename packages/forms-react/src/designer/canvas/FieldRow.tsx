import type { Field } from '@shouya/forms/document'
import { labelOf } from '@shouya/forms/readOptions'
import { FieldPreview } from './FieldPreview.tsx'

/** Label and input where the form's layout puts them. */
export function FieldRow({ field }: { field: Field }) {
  const isRequired = field.rules?.[0]?.required === true || field.logic?.required !== undefined
  const isBare = field.options?.showLabel === false
  return (
    <div className={`fd-row${isBare ? ' is-bare' : ''}`} aria-hidden>
      {!isBare && (
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
