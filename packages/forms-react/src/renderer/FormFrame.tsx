import type { FormConfig } from '@shouya/forms/document'
import { theme } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { PrintContext, useForm } from './formContext.ts'
import type { FormHandle } from './formHandle.ts'
import { InvalidForm } from './formHandle.ts'
import { layoutStyle } from './layoutStyle.ts'
import { cleanDeclarations } from './styles/cleanDeclarations.ts'
import { scopeStyles } from './styles/scopeStyles.ts'
import { text } from './texts.ts'
import { tokenStyle } from './tokenStyle.ts'
import './renderer.css'

interface Props {
  readonly config: FormConfig
  readonly handle: FormHandle
  /** Text of the live region, read out when it changes. */
  readonly announced: string
  readonly children: ReactNode
}

/** The form element: layout and styles of the document, submit and reset events, printing. */
export default function FormFrame({ config, handle, announced, children }: Props) {
  const { mode, prefix, lang, notify } = useForm()
  const isPrinting = usePrinting() || mode === 'print'
  const { layout = 'horizontal', hideRequiredMark, customStyle = '' } = config
  const { token } = theme.useToken()
  const isSheet = customStyle.includes('{')
  const name = `${prefix}form`
  const classes = [
    'sf-form',
    `sf-${layout}`,
    `sf-${mode}`,
    hideRequiredMark && 'sf-unmarked',
    config.labelLayout === 'flex' && 'sf-flex',
  ]

  const submit = () =>
    handle.submit().catch((failure: unknown) => {
      // Issues are shown at their fields already.
      if (!(failure instanceof InvalidForm)) notify('error', text(lang, 'failed'))
    })

  return (
    <form
      id={name}
      noValidate
      className={classes.filter(Boolean).join(' ')}
      style={{ ...tokenStyle(token), ...layoutStyle(config), ...(isSheet ? {} : cleanDeclarations(customStyle)) }}
      onSubmit={(event) => {
        event.preventDefault()
        // React bubbles the event from a form in a dialog to the form that opened it.
        event.stopPropagation()
        void submit()
      }}
      onReset={(event) => {
        event.preventDefault()
        handle.reset()
      }}
    >
      {isSheet && <style>{scopeStyles(customStyle, `#${name}`)}</style>}
      <PrintContext value={isPrinting}>
        <div className="sf-body">{children}</div>
      </PrintContext>
      <div className="sf-announced" aria-live="polite">
        {announced}
      </div>
    </form>
  )
}

/** True from `beforeprint` to `afterprint`, so that everything is mounted when the browser prints. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
