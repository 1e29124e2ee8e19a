import { labelOf } from '@shouya/forms/readOptions'
import { message } from '@shouya/forms/texts'
import { Button, Tooltip } from 'antd'
import { useForm } from '../formContext.ts'
import { attempt } from '../host/attempt.ts'
import { controlId } from '../ids.ts'
import { optionsOf } from '../optionsOf.ts'
import { text } from '../texts.ts'
import type { LayoutProps } from './layoutProps.ts'

/** Submits or resets the form, or calls a function that the host registered under a name. */
export default function ButtonItem({ node, snapshot }: LayoutProps) {
  const { host, lang, mode, notify, prefix } = useForm()
  const { field, state } = snapshot
  const { type, handle, dynamicFun } = optionsOf('button', field)
  if (mode !== 'edit') return null
  const call = () => {
    const handler = host().functions?.[dynamicFun]
    if (!handler) return notify('error', message(lang, 'design.functionUnknown', { name: dynamicFun }))
    void attempt(() => handler()).catch(() => notify('error', text(lang, 'failed')))
  }
  const button = (
    <Button
      id={controlId(prefix, node)}
      type={type === 'danger' ? 'primary' : type}
      danger={type === 'danger'}
      htmlType={handle === 'dynamic' ? 'button' : handle}
      disabled={state.disabled}
      onClick={handle === 'dynamic' ? call : undefined}
    >
      {labelOf(field)}
    </Button>
  )
  return (
    <div className="sf-row sf-buttons">
      <div className="sf-control">
        {state.forbidden ? <Tooltip title={message(lang, 'issue.noPermission')}>{button}</Tooltip> : button}
      </div>
    </div>
  )
}
