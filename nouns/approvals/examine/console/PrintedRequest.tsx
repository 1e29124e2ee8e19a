import type { DataOf } from '@shouya/console/api/path.ts'
import { asOptions } from '@shouya/console/filling/readSources.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import { useHostWith } from '@shouya/console/filling/useFormHost.ts'
import { withRights } from '@shouya/console/filling/withRights.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import PrintSheet from '@shouya/console/ui/PrintSheet.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import type { Values } from '@shouya/forms/document'
import FormView from '@shouya/forms-react/renderer/FormView'
import { ConfigProvider, theme } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import PrintedComments from './PrintedComments.tsx'
import PrintedOpinions from './PrintedOpinions.tsx'

type Props = { printed: DataOf<'OaExamine/GetPrint'>; onClose: () => void }

/** 审批单: a request on A4 with its form and the opinions that were given; fields that the reader may not see are not there. */
export default function PrintedRequest({ printed, onClose }: Props) {
  const { t } = useTranslation()
  const { request, history, bank_name, printed_by, printed_time } = printed
  const lang = useLanguage((state) => state.lang)
  const status = useDictLabel('examine_status')
  const whole = useDocument(request.document)
  const document = useMemo(() => withRights(whole, request.rights, 'read'), [whole, request.rights])
  const host = useHostWith(useMemo(() => asOptions(request.options), [request.options]))
  return (
    <PrintSheet
      footLeft={t('ui.printedBy', { name: printed_by, time: minute(printed_time) })}
      footRight={t('ui.pageOf', { page: '{page}', pages: '{pages}' })}
      onClose={onClose}
    >
      <div className="examine-print">
        <h1>
          {bank_name} {t('examine.sheet')}
        </h1>
        <div className="print-head">
          <span>{t('examine.number', { number: request.bill_no ?? '' })}</span>
          <span>
            {t('examine.column.state')} {status(request.status)}
          </span>
        </div>
        <table className="examine-print-facts">
          <tbody>
            <tr>
              <th scope="row">{t('examine.title')}</th>
              <td colSpan={3}>{request.title}</td>
            </tr>
            <tr>
              <th scope="row">{t('examine.initiator')}</th>
              <td>{request.initiator_name}</td>
              <th scope="row">{t('examine.unit')}</th>
              <td>{request.dept_name}</td>
            </tr>
            <tr>
              <th scope="row">{t('examine.submitted')}</th>
              <td>{minute(request.submit_time)}</td>
              <th scope="row">{t('examine.finished')}</th>
              <td>{minute(request.finish_time)}</td>
            </tr>
          </tbody>
        </table>
        {/* Paper is white, also at night. */}
        <ConfigProvider theme={{ algorithm: theme.defaultAlgorithm }}>
          <FormView mode="print" document={document} values={request.data as Values} host={host} lang={lang} />
        </ConfigProvider>
        <PrintedOpinions request={request} history={history} />
        <PrintedComments history={history} />
      </div>
    </PrintSheet>
  )
}
