import type { Issue } from '@shouya/forms/issue'
import { labelOf, readOption } from '@shouya/forms/readOptions'
import { message } from '@shouya/forms/texts'
import { Tooltip } from 'antd'
import { memo } from 'react'
import { useForm } from '../formContext.ts'
import { controlId } from '../ids.ts'
import { setValue } from '../store/setValue.ts'
import { text } from '../texts.ts'
import type { ControlProps } from './controlProps.ts'
import { controls } from './controls.tsx'

interface Props extends Pick<ControlProps, 'node' | 'field' | 'value' | 'options' | 'transfers'> {
  readonly issues: readonly Issue[]
  readonly describedBy: string
  readonly isBare: boolean
  readonly isRequired: boolean
  readonly isClosed: boolean
  readonly isForbidden: boolean
}

/** The control of a field, connected to the store. Without the permission for the field it is disabled (无此权限). */
export default memo(function ControlBody(props: Props) {
  const { issues, describedBy, isBare, isRequired, isClosed, isForbidden, ...controlProps } = props
  const { store, prefix, lang, host } = useForm()
  const { node, field } = controlProps
  const Type = controls[field.type]
  if (!Type) return <em className="sf-note">{text(lang, 'unknownType', { type: field.type })}</em>
  const id = controlId(prefix, node)
  const isWrong = issues.some(({ level }) => level === 'error')
  const described = [issues.length > 0 && `${id}-issues`, describedBy].filter(Boolean).join(' ')
  const control: ControlProps = {
    ...controlProps,
    change: (value) => setValue(store, node, value),
    status: isWrong ? 'error' : issues.length > 0 ? 'warning' : undefined,
    labelledBy: `${id}-label`,
    input: {
      id,
      disabled: isClosed,
      'aria-describedby': described || undefined,
      'aria-required': isRequired || undefined,
      'aria-invalid': isWrong || undefined,
      'aria-label': isBare ? labelOf(field) : undefined,
    },
  }
  const source = readOption(field, 'dynamic') === true && String(readOption(field, 'dynamicKey'))
  if (source && host().missing?.includes(source))
    return (
      <>
        <Type {...control} />
        <div className="sf-issues sf-error">{text(lang, 'sourceGone', { source })}</div>
      </>
    )
  if (!isForbidden) return <Type {...control} />
  // A disabled control takes no focus, so the wrapper does, to make the reason reachable by keyboard.
  const denied = { role: 'group', tabIndex: 0, 'aria-label': message(lang, 'issue.noPermission') }
  return (
    <Tooltip title={message(lang, 'issue.noPermission')}>
      <div className="sf-forbidden" {...denied}>
        <Type {...control} />
      </div>
    </Tooltip>
  )
})
