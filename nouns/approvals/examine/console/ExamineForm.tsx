import { useLanguage } from '@shouya/console/i18n/language.ts'
import FormView from '@shouya/forms-react/renderer/FormView'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { Alert, Button } from 'antd'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Request } from './request.ts'
import type { ShownForm } from './useShownForm.ts'

type Props = {
  request: Request
  shown: ShownForm
  handle: RefObject<FormHandle | null>
}

/** The form with the rights of the caller's places: read only, or with the fields open that the task may write. */
export default function ExamineForm({ request, shown, handle }: Props) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const { document, begun, host, reads, writes, note, reveal } = shown
  return (
    <section className="examine-form" aria-label={t('examine.form')}>
      {shown.restored && <Alert className="ui-hint" type="info" showIcon title={t('ui.draftBack')} />}
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
      {reveal.needed && !reveal.offered && <p className="ui-note">{t('examine.maskedClosed')}</p>}
      <FormView
        key={`${request.id} ${writes}`}
        ref={handle}
        mode={writes ? 'edit' : 'view'}
        reads={reads}
        marked
        document={document}
        values={begun}
        host={host}
        lang={lang}
        onChange={note}
      />
    </section>
  )
}
