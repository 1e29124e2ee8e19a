import { EditOutlined, LockOutlined } from '@ant-design/icons'
import { labelOf } from '@shouya/forms/readOptions'
import { isSensitive } from '@shouya/forms/sensitivePaths'
import type { Lang } from '@shouya/forms/texts'
import type { ReactNode } from 'react'
import { GROUPS } from './fields/controls.tsx'
import type { FormMode } from './formContext.ts'
import type { FieldSnapshot } from './store/nodes.ts'
import { text } from './texts.ts'

interface How {
  readonly mode: FormMode
  readonly lang: Lang
  /** Whether the field is highlighted as editable among read-only ones. */
  readonly isMarked: boolean
}

/**
 * The label of a row, with marks for required fields and for personal data. A function instead of a component, because
 * a form may have a thousand of them.
 * @param id element id of the control
 */
export function fieldLabel(id: string, { field, state }: FieldSnapshot, { mode, lang, isMarked }: How): ReactNode {
  const className = state.required && mode === 'edit' ? 'sf-label sf-required' : 'sf-label'
  const label = isSensitive(field) ? sensitive(labelOf(field), text(lang, 'sensitive')) : labelOf(field)
  const content = isMarked ? withMark(label, text(lang, 'toFill')) : label
  if (mode !== 'edit' || GROUPS.has(field.type))
    return (
      <span id={`${id}-label`} className={className}>
        {content}
      </span>
    )
  return (
    <label className={className} htmlFor={id}>
      {content}
    </label>
  )
}

const sensitive = (label: string, mark: string): ReactNode => (
  <>
    {label} <LockOutlined className="sf-sensitive" title={mark} aria-label={mark} />
  </>
)

const withMark = (label: ReactNode, mark: string): ReactNode => (
  <>
    {label} <EditOutlined className="sf-asked" title={mark} aria-label={mark} />
  </>
)
