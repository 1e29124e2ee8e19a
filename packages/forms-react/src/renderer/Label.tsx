import { LockOutlined } from '@ant-design/icons'
import { labelOf } from '@shouya/forms/readOptions'
import { isSensitive } from '@shouya/forms/sensitivePaths'
import { GROUPS } from './fields/controls.ts'
import { useForm } from './formContext.ts'
import type { FieldSnapshot } from './store/fieldNode.ts'
import { text } from './texts.ts'

interface Props {
  /** Of the control. */
  readonly id: string
  readonly snapshot: FieldSnapshot
}

/** The label of a row, with the mark of what has to be filled in and of what is personal data. */
export default function Label({ id, snapshot }: Props) {
  const { lang, mode } = useForm()
  const { field, state } = snapshot
  const className = state.required && mode === 'edit' ? 'sf-label sf-required' : 'sf-label'
  const words = isSensitive(field) ? (
    <>
      {labelOf(field)}{' '}
      <LockOutlined className="sf-sensitive" title={text(lang, 'sensitive')} aria-label={text(lang, 'sensitive')} />
    </>
  ) : (
    labelOf(field)
  )
  if (mode !== 'edit' || GROUPS.has(field.type))
    return (
      <span id={`${id}-label`} className={className}>
        {words}
      </span>
    )
  return (
    <label id={`${id}-label`} className={className} htmlFor={id}>
      {words}
    </label>
  )
}
