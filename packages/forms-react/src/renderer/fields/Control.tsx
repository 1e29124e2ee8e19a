import { labelOf } from '@shouya/forms/readOptions'
import { message } from '@shouya/forms/texts'
import { Tooltip } from 'antd'
import { useForm } from '../formContext.ts'
import { controlId } from '../ids.ts'
import type { FieldNode, FieldSnapshot } from '../store/fieldNode.ts'
import { setValue } from '../store/setValue.ts'
import { text } from '../texts.ts'
import type { ControlProps } from './controlProps.ts'
import { controls } from './controls.ts'

interface Props {
  readonly node: FieldNode
  readonly snapshot: FieldSnapshot
  /** Ids of the texts that explain the field, beside its issues. */
  readonly describedBy?: string
  /** No label element stands beside it. */
  readonly isBare?: boolean
}

/** The control of a field, tied to the store. Without the right to the field it is there and closed (无此权限). */
export default function Control({ node, snapshot, describedBy, isBare = false }: Props) {
  const { store, prefix, lang } = useForm()
  const { field, state, issues } = snapshot
  const Type = controls[field.type]
  if (!Type) return <em className="sf-note">{text(lang, 'unknownType', { type: field.type })}</em>
  const id = controlId(prefix, node)
  const isWrong = issues.some(({ level }) => level === 'error')
  const described = [issues.length > 0 && `${id}-issues`, describedBy].filter(Boolean).join(' ')
  const props: ControlProps = {
    node,
    snapshot,
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
}
