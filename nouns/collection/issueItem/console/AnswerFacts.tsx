import { EyeOutlined } from '@ant-design/icons'
import { useAction } from '@shouya/console/api/useAction.ts'
import { filesOf } from '@shouya/console/filling/filesOf.ts'
import { asOptions } from '@shouya/console/filling/readSources.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import { useHostWith } from '@shouya/console/filling/useFormHost.ts'
import { withValues } from '@shouya/console/filling/withValues.ts'
import '@shouya/console/filling/filling.css'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import type { Values } from '@shouya/forms/document'
import FormView from '@shouya/forms-react/renderer/FormView'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { Button, Empty } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { issueItem } from '../noun.ts'
import type { ItemDetail } from './issueItemList.ts'

/** What a receiver has handed in, and what became of it. */
export default function AnswerFacts({ row }: { row: ItemDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(issueItem)
  if (row.submit_time === null)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('issueItem.noFiles')} />
  const audited = row.audit_time !== null
  return (
    <>
      <Facts
        of={issueItem}
        row={row}
        show={[
          'submit_user_name',
          'submit_time',
          'is_late',
          row.filed_at !== null && 'filed_at',
          row.reject_count > 0 && 'reject_count',
          audited && 'audit_user_name',
          audited && 'audit_time',
          audited && row.audit_opinion !== null && 'audit_opinion',
          row.note !== null && 'note',
        ]}
      />
      {row.files.length > 0 && (
        <>
          <h2 className="ui-heading">{label('file_ids')}</h2>
          <Attachments files={row.files} />
        </>
      )}
      {row.form && <FilledForm key={row.version} row={row} form={row.form} />}
    </>
  )
}

/** The form with what was filled in, read only; sensitive values only on demand. */
function FilledForm({ row, form }: { row: ItemDetail; form: NonNullable<ItemDetail['form']> }) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const document = useDocument(form.document)
  const options = useMemo(() => asOptions(form.options), [form.options])
  const host = useHostWith(options)
  const handle = useRef<FormHandle>(null)
  const [revealed, setRevealed] = useState<Values>()
  const reveal = useAction('IssueItem/Reveal', {
    onSuccess: (items) => setRevealed(withValues(form.data as Values, items)),
  })
  const values = revealed ?? (form.data as Values)
  useEffect(() => void handle.current?.setData(values), [values])
  const files = filesOf(document, values)
  return (
    <>
      {files.length > 0 && <Attachments files={files} />}
      {form.revealable && !revealed && (
        <Button
          icon={<EyeOutlined aria-hidden="true" />}
          loading={reveal.isPending}
          onClick={() => reveal.mutate({ id: row.id })}
        >
          {t('issueItem.reveal')}
        </Button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long form is scrolled by keyboard, and nothing in it has focus */}
      <section className="forms-filed" aria-label={form.name} tabIndex={0}>
        <FormView ref={handle} mode="view" document={document} values={values} host={host} lang={lang} />
      </section>
    </>
  )
}
