import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ExportDialog from '@shouya/console/ui/ExportDialog.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { fieldsWith } from '@shouya/noun/noun'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { issueItem } from '../../issueItem/noun.ts'
import { issue } from '../noun.ts'
import type { IssueDetail, Receiver } from './issueList.ts'
import styles from './Progress.module.css'
import ReviewForm from './ReviewForm.tsx'

const { review } = issueItem.states.codes
const open = issueItem.states.open.map((state) => issueItem.states.codes[state])
const running = [issue.states.codes.published, issue.states.codes.ended] as readonly number[]

type Props = {
  row: IssueDetail
  filters: Omit<BodyOf<'Issue/GetItemList'>, 'page' | 'pagesize'>
  selected: readonly Receiver[]
  ask: Ask
  onDone: () => void
}

/** What an issuer does with several receivers, and takes from all of them. */
export default function ReceiverTools({ row, filters, selected, ask, onDone }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(issueItem)
  const { message } = App.useApp()
  const [exporting, setExporting] = useState(false)
  const zip = useAction('Issue/DownloadZip', {
    onSuccess: ({ url, files }) => {
      void message.info(t('issue.zipBegins', { count: files }))
      location.assign(url)
    },
  })
  const toReview = selected.filter(({ status }) => status === review)
  const toExempt = selected.filter(({ status }) => open.includes(status as 1))
  const begin = (kind: 'audit' | 'exempt', items: readonly Receiver[]) =>
    ask((onClose) => (
      <ReviewForm
        of={row}
        items={items}
        kind={kind}
        onClose={() => {
          onDone()
          onClose()
        }}
      />
    ))
  return (
    <div className={styles.tools}>
      {running.includes(row.status) && (
        <>
          <OperationButton
            path="Issue/Audit"
            type="primary"
            disabled={toReview.length === 0}
            onClick={() => begin('audit', toReview)}
          >
            {t('issue.review')}
          </OperationButton>
          <OperationButton
            path="Issue/Exempt"
            disabled={toExempt.length === 0}
            onClick={() => begin('exempt', toExempt)}
          >
            {t('issue.exempt')}
          </OperationButton>
        </>
      )}
      <OperationButton
        path="Common/Export"
        body={{ controller: 'IssueItem' }}
        icon={<FileExcelOutlined aria-hidden="true" />}
        onClick={() => setExporting(true)}
      >
        {t('issue.summary')}
      </OperationButton>
      <OperationButton
        path="Issue/DownloadZip"
        icon={<DownloadOutlined aria-hidden="true" />}
        loading={zip.isPending}
        onClick={() => zip.mutate({ id: row.id })}
      >
        {t('issue.zip')}
      </OperationButton>
      {exporting && (
        <ExportDialog
          controller="IssueItem"
          filters={filters}
          total={undefined}
          columns={fieldsWith(issueItem, 'exported').map((key) => ({ key, title: label(key), chosen: true }))}
          more={undefined}
          onClose={() => setExporting(false)}
        />
      )}
    </div>
  )
}
