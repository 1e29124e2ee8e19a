import type { Values } from '@shouya/forms/document'
import FormView from '@shouya/forms-react/renderer/FormView'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { Alert, Button } from 'antd'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/language.ts'
import type { Request } from './request.ts'
import type { ShownForm } from './useShownForm.ts'

type Props = {
  request: Request
  shown: ShownForm
  handle: RefObject<FormHandle | null>
}

/** The form as the caller's place shows it: for reading, or with the fields open that their task may write. */
export default function ExamineForm({ request, shown, handle }: Props) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const { document, values, host, writes, typed, note, reveal } = shown
  const begun = useRef(values)
  // What others write comes into the same form; what is typed here stays.
  const takeOver = useEffectEvent(() => {
    const mine = typed()
    const others = Object.entries(values).filter(([model]) => !Object.hasOwn(mine, model))
    void handle.current?.setData(Object.fromEntries(others) as Values)
  })
  useEffect(() => {
    if (begun.current === values) return
    begun.current = values
    takeOver()
  }, [values])
  return (
    <section className="examine-form" aria-label={t('examine.form')}>
      {shown.found && <Alert className="ui-hint" type="info" showIcon title={t('ui.draftBack')} />}
      {writes && <p className="ui-note">{t('examine.mayWrite')}</p>}
      {reveal.offered && (
        <Alert
          className="ui-hint"
          type="info"
          showIcon
          title={t(reveal.needed ? 'examine.maskedToWrite' : 'examine.masked')}
          action={
            <Button loading={reveal.pending} onClick={reveal.start}>
              {t('examine.reveal')}
            </Button>
          }
        />
      )}
      <FormView
        key={`${request.id} ${writes}`}
        ref={handle}
        mode={writes ? 'edit' : 'view'}
        document={document}
        values={{ ...values, ...shown.found }}
        host={host}
        lang={lang}
        onChange={note}
      />
    </section>
  )
}
