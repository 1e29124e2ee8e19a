import { EyeOutlined, PrinterOutlined } from '@ant-design/icons'
import type { Values } from '@shouya/forms/document'
import FormView from '@shouya/forms-react/renderer/FormView'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { Button, Select } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '@shouya/console/filling/filling.css'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { filesOf } from '@shouya/console/filling/filesOf.ts'
import { asOptions } from '@shouya/console/filling/readSources.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import { useHostWith } from '@shouya/console/filling/useFormHost.ts'
import { withValues } from '@shouya/console/filling/withValues.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { formPaths } from '../../form/console/formList.ts'
import { submission } from '../noun.ts'
import SubmissionPrint from './SubmissionPrint.tsx'
import type { Submission } from './submissionList.ts'

/** A submission: its latest entry, or an earlier one; sensitive values only on demand. */
export default function SubmissionDetail({ id, ...beside }: BesideList & { id: number }) {
  const { t } = useTranslation()
  const [entry, setEntry] = useState<{ id: number; no: number }>()
  const entry_no = entry?.id === id ? entry.no : undefined
  const { data, ...read } = useRead('CustomForm/GetSubmission', { id, ...(entry_no && { entry_no }) }, { keep: true })
  const no = entry_no ?? data?.entry_no
  const [shown, setShown] = useState<{ of: Submission; values: Values }>()
  const [printing, setPrinting] = useState(false)
  const reveal = useAction('CustomForm/Reveal', {
    onSuccess: (items) => data && setShown({ of: data, values: withValues(data.data as Values, items) }),
  })
  const values = shown && shown.of === data ? shown.values : (data?.data as Values | undefined)
  const actions = data && (
    <div className="ui-buttons">
      <Button icon={<PrinterOutlined aria-hidden="true" />} onClick={() => setPrinting(true)}>
        {t('ui.print')}
      </Button>
      {data.allowed.includes('reveal') && shown?.of !== data && (
        <Button
          icon={<EyeOutlined aria-hidden="true" />}
          loading={reveal.isPending}
          onClick={() => reveal.mutate({ id, ...(entry_no && { entry_no }) })}
        >
          {t('submission.reveal')}
        </Button>
      )}
      {data.allowed.includes('edit') && (
        <Button type="primary" onClick={() => openTab(formPaths.correct(data.form_id, id), data.form_name)}>
          {t('submission.correct')}
        </Button>
      )}
    </div>
  )
  return (
    <DetailDrawer
      {...beside}
      title={data?.form_name ?? t('submission.submission')}
      read={read}
      actions={actions}
      history={{ table: submission.table, id }}
    >
      {data && no !== undefined && values && (
        <>
          <Facts
            of={submission}
            row={data}
            show={[
              'create_user_name',
              'dept_name',
              'create_time',
              {
                label: t('submission.entry'),
                value: <Entries of={data} shown={no} onChoose={(next) => setEntry({ id, no: next })} />,
              },
            ]}
          />
          <FiledFiles of={data} values={values} />
          <Filed key={`${id} ${no} ${data.version_no}`} of={data} values={values} />
          {printing && <SubmissionPrint of={data} values={values} onClose={() => setPrinting(false)} />}
        </>
      )}
    </DetailDrawer>
  )
}

/** The submitted files, to view or download. */
function FiledFiles({ of, values }: { of: Submission; values: Values }) {
  const { t } = useTranslation()
  const document = useDocument(of.document)
  const files = filesOf(document, values)
  if (files.length === 0) return null
  return (
    <>
      <h2 className="ui-heading">{t('ui.files', { count: files.length })}</h2>
      <Attachments files={files} />
    </>
  )
}

/** The form with its values, read only. */
function Filed({ of, values }: { of: Submission; values: Values }) {
  const lang = useLanguage((state) => state.lang)
  const document = useDocument(of.document)
  const options = useMemo(() => asOptions(of.options), [of.options])
  const host = useHostWith(options)
  const form = useRef<FormHandle>(null)
  // Revealed values are set in the same form, so that the reader's open tab stays open.
  useEffect(() => void form.current?.setData(values), [values])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long form is scrolled by keyboard, and nothing in it has focus
    <section className="forms-filed" aria-label={of.form_name} tabIndex={0}>
      <FormView ref={form} mode="view" document={document} values={values} host={host} lang={lang} />
    </section>
  )
}

/** Selects the entry to show; the first entry and all corrections are kept as evidence. */
function Entries({ of, shown, onChoose }: { of: Submission; shown: number; onChoose: (no: number) => void }) {
  const { t } = useTranslation()
  const [only] = of.entries
  if (of.entries.length === 1 && only) return `V${only.version_no}`
  const options = of.entries.map(({ entry_no, version_no, create_time }) => ({
    value: entry_no,
    label: t('submission.entryOf', { entry_no, version_no, time: minute(create_time) }),
  }))
  return (
    <Select<number>
      size="small"
      aria-label={t('submission.entry')}
      value={shown}
      options={options}
      onChange={onChoose}
    />
  )
}
