import type { Issue } from '@shouya/forms/issue'
import { labelOf } from '@shouya/forms/readOptions'
import { message } from '@shouya/forms/texts'
import { Tooltip } from 'antd'
import { memo } from 'react'
import { useForm } from '../formContext.ts'
import { controlId } from '../ids.ts'
import { setValue } from '../store/setValue.ts'
import { text } from '../texts.ts'
import type { ControlProps } from './controlProps.ts'
import { controls } from './controls.ts'

interface Props extends Pick<ControlProps, 'node' | 'field' | 'value' | 'state' | 'transfers'> {
  readonly issues: readonly Issue[]
  readonly describedBy: string
  readonly isBare: boolean
}

/** The control of a field's type, tied to the store. Without the right to the field it is there and closed (无此权限). */
export default memo(function ControlBody({ issues, describedBy, isBare, ...parts }: Props) {
  const { store, prefix, lang } = useForm()
  const { node, field, state } = parts
  const Type = controls[field.type]
  if (!Type) return <em className="sf-note">{text(lang, 'unknownType', { type: field.type })}</em>
  const id = controlId(prefix, node)
  const isWrong = issues.some(({ level }) => level === 'error')
  const described = [issues.length > 0 && `${id}-issues`, describedBy].filter(Boolean).join(' ')
  const props: ControlProps = {
    ...parts,
    change: (value) => setValue(store, node, value),
    status: isWrong ? 'error' : issues.length > 0 ? 'warning' : undefined,
    labelledBy: `${id}-label`,
    input: {
      id,
      disabled: state.disabled || state.computed,
      'aria-describedby': described || undefined,
      'aria-required': state.required || undefined,
      'aria-invalid': isWrong || undefined,
      'aria-label': isBare ? labelOf(field) : undefined,
    },
  }
  if (!state.forbidden) return <Type {...props} />
  // A closed control takes no focus, but the reason must be there for the keyboard too.
  const denied = { role: 'group', tabIndex: 0, 'aria-label': message(lang, 'issue.noPermission') }
  return (
    <Tooltip title={message(lang, 'issue.noPermission')}>
      <div className="sf-forbidden" {...denied}>
        <Type {...props} />
      </div>
    </Tooltip>
  )
})
