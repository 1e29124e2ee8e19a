import { useUser } from '@shouya/console/api/account.ts'
import { businessTime } from '@shouya/console/api/businessTime.ts'
import { asOptions } from '@shouya/console/filling/readSources.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import { useHostWith } from '@shouya/console/filling/useFormHost.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PrintSheet from '@shouya/console/ui/PrintSheet.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import type { Values } from '@shouya/forms/document'
import FormView from '@shouya/forms-react/renderer/FormView'
import { ConfigProvider, theme } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { submission } from '../noun.ts'
import type { Submission } from './submissionList.ts'

type Props = { of: Submission; values: Values; onClose: () => void }

/** One submission on A4, with all of its tabs one after another. */
export default function SubmissionPrint({ of: row, values, onClose }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(submission)
  const user = useUser()
  const lang = useLanguage((state) => state.lang)
  const document = useDocument(row.document)
  const options = useMemo(() => asOptions(row.options), [row.options])
  const host = useHostWith(options)
  return (
    <PrintSheet
      footLeft={t('ui.printedBy', { name: user.name, time: minute(businessTime(new Date())) })}
      footRight={t('ui.pageOf', { page: '{page}', pages: '{pages}' })}
      onClose={onClose}
    >
      <h1>{row.form_name}</h1>
      <div className="print-head">
        <span>
          {label('create_user_name')} {row.create_user_name} · {row.dept_name}
        </span>
        <span>
          {label('create_time')} {minute(row.create_time)}
        </span>
      </div>
      {/* Paper is white, also in the dark theme. */}
      <ConfigProvider theme={{ algorithm: theme.defaultAlgorithm }}>
        <FormView mode="print" document={document} values={values} host={host} lang={lang} />
      </ConfigProvider>
    </PrintSheet>
  )
}
