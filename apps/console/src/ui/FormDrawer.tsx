import { Alert, App, Button, Form } from 'antd'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './ui.css'
import { takenUp } from '../api/device/queue.ts'
import type { BodyOf, Controller, DataOf, Path } from '../api/path.ts'
import { useHeldRefreshes } from '../api/useHeldRefreshes.ts'
import DraftAlert from './DraftAlert.tsx'
import { useDirty } from './dirty.ts'
import { useDrafts } from './drafts.ts'
import FormFrame from './FormFrame.tsx'
import { formName, leadToFirst } from './leadToFirst.ts'
import TouchSize from './TouchSize.tsx'
import { tabLeaves } from './tabLeaves.ts'
import { useFormSending, WAITS } from './useFormSending.ts'
import { useKeys } from './useKeys.ts'

type Props<P extends Path, V extends object> = {
  path: P
  title: ReactNode
  initial: Partial<V>
  toBody: (values: V) => BodyOf<P> | Promise<BodyOf<P>>
  /** After a save; `again` when the form stays open for the next record. */
  onSaved?: (data: DataOf<P>, again: boolean) => void
  /** The message after a save, null if the page shows it itself; default: that it was saved. */
  said?: (data: DataOf<P>) => string | null
  /** After the closing animation: unmount it. */
  onClose: () => void
  /** Reads the record again when somebody else changed it; the user's own input stays. */
  reload?: () => Promise<Partial<V>>
  refreshes?: readonly Controller[]
  small?: boolean
  again?: boolean
  okText?: string
  /** The query that opens the form again on its page, if that is not `new=1`. */
  reopens?: string
  children: ReactNode
}

/** A form in a drawer or dialog, with the common behaviour: errors, unsaved input, repeats, stale records. */
export default function FormDrawer<P extends Path, V extends object>(props: Props<P, V>) {
  const { path, title, initial, toBody, onSaved, onClose, reload, refreshes, small = false, again = false } = props
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const [form] = Form.useForm<V>()
  const [open, setOpen] = useState(true)
  const drafts = useDrafts()
  const { hold, release } = useHeldRefreshes()
  // Per record: by its id, or by its number in the title.
  const draftKey = [path, (initial as { id?: number }).id, typeof title === 'string' && title].join(' ')
  const [draft, setDraft] = useState(() => (takenUp(draftKey) ?? drafts.read(draftKey)) as Partial<V> | undefined)
  // Restored input is unsaved.
  const [dirty, setDirty] = useState(draft !== undefined)
  useDirty(dirty)
  const { send, sending, problem, setProblem } = useFormSending(form, {
    path,
    toBody,
    refreshes,
    said: props.said,
    title: typeof title === 'string' ? title : '',
    draft: {
      key: draftKey,
      // Includes values filled in automatically; without secrets, which drafts leave out.
      typed() {
        drafts.write(draftKey, form.getFieldsValue(true))
        return drafts.read(draftKey)
      },
    },
    reopens: props.reopens,
  })

  const finish = async (stay: boolean) => {
    if (sending) return
    const valid = await form.validateFields().then(
      () => true,
      () => false,
    )
    if (!valid) {
      const refused = form.getFieldsError().filter(({ errors }) => errors.length > 0)
      leadToFirst(
        form,
        path,
        refused.map(({ name }) => name),
      )
      return
    }
    hold()
    const data = await send()
    if (data === undefined || stay) release()
    if (data === undefined) return
    drafts.write(draftKey, undefined)
    setDraft(undefined)
    setDirty(false)
    if (data !== WAITS) onSaved?.(data, stay)
    if (stay) form.resetFields()
    else setOpen(false)
  }

  const afterClose = () => {
    release()
    onClose()
  }

  const leave = () => {
    const quit = () => {
      drafts.write(draftKey, undefined)
      setDirty(false)
      setOpen(false)
    }
    if (!form.isFieldsTouched() && !draft) quit()
    else
      modal.confirm({
        title: t('ui.unsavedTitle'),
        content: t('ui.unsaved'),
        okText: t('ui.discard'),
        cancelText: t('ui.stay'),
        onOk: quit,
      })
  }

  const forgetDraft = () => {
    drafts.write(draftKey, undefined)
    setDraft(undefined)
    const names = Object.keys(draft ?? {}) as (keyof V)[]
    form.setFieldsValue(Object.fromEntries(names.map((name) => [name, initial[name]])) as never)
    setDirty(false)
  }

  const takeLatest = async () => {
    const current = await reload?.()
    for (const [name, value] of Object.entries(current ?? {})) {
      // Restored input is the user's own too, except its version.
      const restored = draft !== undefined && name in draft && name !== 'version'
      if (!restored && !form.isFieldTouched(name as never)) form.setFieldValue(name as never, value as never)
    }
    setProblem(undefined)
  }

  useKeys({ save: () => void finish(false), saveAgain: again ? () => void finish(true) : undefined })

  const footer = (
    <div className="ui-form-footer">
      {problem && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={problem.text}
          description={problem.requestId && `${t('api.requestId')} ${problem.requestId}`}
          action={problem.stale && reload && <Button onClick={takeLatest}>{t('ui.takeLatest')}</Button>}
        />
      )}
      <div className="ui-buttons">
        <Button onClick={leave}>{t('common.cancel')}</Button>
        {again && (
          <Button disabled={sending} onClick={() => finish(true)}>
            {t('ui.saveAgain')}
          </Button>
        )}
        <Button type="primary" loading={sending} aria-disabled={sending} onClick={() => finish(false)}>
          {props.okText ?? t('common.save')}
        </Button>
      </div>
    </div>
  )
  return (
    <TouchSize>
      <FormFrame title={title} open={open} small={small} footer={footer} onClose={leave} afterClose={afterClose}>
        <Form<V>
          form={form}
          name={formName(path)}
          layout="vertical"
          className="ui-form"
          validateMessages={{ required: t('common.required', { field: '\u0024{label}' }) }}
          initialValues={{ ...initial, ...draft }}
          disabled={sending}
          onValuesChange={(_, values) => {
            // With the version that was seen: somebody else may change the record meanwhile.
            const seenVersion = form.getFieldValue('version' as never) as number | undefined
            drafts.write(draftKey, { ...values, ...(seenVersion === undefined ? {} : { version: seenVersion }) })
            setDirty(true)
          }}
          onKeyDownCapture={tabLeaves}
          onKeyDown={pickerTakesEnter}
          onFinish={() => finish(false)}
        >
          {draft && <DraftAlert onDrop={forgetDraft} />}
          {props.children}
          {/* Enter in a field submits only if the form has a submit button of its own. */}
          <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        </Form>
      </FormFrame>
    </TouchSize>
  )
}

/** For `onKeyDown` of a form: Enter in a picker selects the day or the time instead of submitting the form. */
function pickerTakesEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.target as HTMLElement).closest('.ant-picker')) event.preventDefault()
}
