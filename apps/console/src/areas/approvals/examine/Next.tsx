import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../api/useRead.ts'
import { openTab } from '../../../app/host/tabs/tabs.ts'
import { useAddress } from '../../../ui/address.ts'
import { useDictLabel } from '../../../ui/useDict.ts'
import { requestPaths } from '../requests/requestList.ts'
import type { Offer } from './offers.ts'
import type { Request } from './request.ts'

type Props = { done: Offer; request: Request; onClose: () => void }

/** What came of a decision, and the way to the next task that waits. */
export default function Next({ done, request, onClose }: Props) {
  const { t } = useTranslation()
  const { setParams } = useAddress()
  const status = useDictLabel('examine_status')
  const ofTask = done.task !== undefined
  const inbox = useRead('OaExamine/GetAuditList', { pagesize: 10 }, { enabled: ofTask, staleTime: 0 })
  const next = inbox.data?.rows.find(({ id }) => id !== request.id)
  return (
    <Alert
      className="ui-hint examine-next"
      type="success"
      role="status"
      showIcon
      title={t('examine.done', { state: status(request.status) })}
      description={ofTask && inbox.data && !next ? t('examine.inboxEmpty') : next?.title}
      action={
        <span className="ui-buttons">
          {next && (
            <Button
              type="primary"
              onClick={() => setParams(() => new URLSearchParams({ id: String(next.id), task: String(next.task_id) }))}
            >
              {t('examine.next')}
            </Button>
          )}
          {ofTask && <Button onClick={() => openTab(requestPaths.inbox)}>{t('examine.toInbox')}</Button>}
        </span>
      }
      closable={{ onClose }}
    />
  )
}
