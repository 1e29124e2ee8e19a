import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useAddress } from '@shouya/console/ui/address.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Alert, Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../console/requestPaths.ts'
import type { Request } from './request.ts'

type Props = { request: Request; onClose: () => void }

/** The result of a decision, with a link to the next waiting task. */
export default function Next({ request, onClose }: Props) {
  const { t } = useTranslation()
  const { setParams } = useAddress()
  const status = useDictLabel('examine_status')
  const inbox = useRead('OaExamine/GetAuditList', { pagesize: 10 }, { staleTime: 0 })
  const next = inbox.data?.rows.find(({ id }) => id !== request.id)
  const place = useRef<HTMLDivElement>(null)
  // The page may be scrolled down to the form, where the result is not visible.
  useEffect(() => {
    // No expression body: newer browsers return a promise, which React would take for a cleanup function.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="examine-next">
      <Alert
        type="success"
        role="status"
        showIcon
        title={t('examine.done', { state: status(request.status) })}
        description={
          <>
            {inbox.data && !next ? t('examine.inboxEmpty') : next?.title}
            <span className="ui-buttons">
              {next && (
                <Button
                  type="primary"
                  onClick={() =>
                    setParams(() => new URLSearchParams({ id: String(next.id), task: String(next.task_id) }))
                  }
                >
                  {t('examine.next')}
                </Button>
              )}
              <Button onClick={() => openTab(requestPaths.inbox)}>{t('examine.toInbox')}</Button>
              <Button onClick={onClose}>{t('examine.close')}</Button>
            </span>
          </>
        }
      />
    </div>
  )
}
