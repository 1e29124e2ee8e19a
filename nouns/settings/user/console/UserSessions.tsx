import '@shouya/console/ui/settings.css'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Device from '@shouya/console/ui/Device.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Button, Drawer, Popconfirm, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserRow } from './userList.ts'

/** Where an account is signed in, with the way to end it at once. */
export default function UserSessions({
  row,
  onClose,
}: {
  row: Pick<UserRow, 'id' | 'real_name'>
  onClose: () => void
}) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const { data, error, refetch } = useRead('User/GetSessionList', { user_id: row.id }, { staleTime: 0 })
  const end = useAction('User/EndSession')
  const body = { user_id: row.id }
  return (
    <TouchSize>
      <Drawer
        title={t('user.sessionsOf', { name: row.real_name })}
        open={open}
        size={phone ? '100%' : 560}
        onClose={() => setOpen(false)}
        afterOpenChange={(shown) => !shown && onClose()}
        extra={
          data &&
          data.length > 1 && (
            <Popconfirm title={t('user.endAllAsk')} onConfirm={() => end.mutate(body)}>
              <OperationButton path="User/EndSession" body={body} danger>
                {t('user.endAll')}
              </OperationButton>
            </Popconfirm>
          )
        }
      >
        {error ? <Failure error={error} onRetry={refetch} /> : !data && <Skeleton active />}
        {data?.length === 0 && <p className="ui-note">{t('user.noSessions')}</p>}
        <ul className="set-sessions">
          {data?.map((session) => (
            <li key={session.id}>
              <div>
                <Device userAgent={session.user_agent} />{' '}
                {session.current && <span className="ui-note">{t('user.thisSession')}</span>}
                <div className="ui-note">
                  {session.ip} ·{' '}
                  {t('user.sessionTimes', {
                    since: minute(session.create_time),
                    seen: minute(session.last_seen_time),
                  })}
                </div>
              </div>
              {session.current ? (
                <Button disabled>{t('user.end')}</Button>
              ) : (
                <OperationButton
                  path="User/EndSession"
                  body={body}
                  loading={end.isPending}
                  onClick={() => end.mutate({ ...body, id: session.id })}
                >
                  {t('user.end')}
                </OperationButton>
              )}
            </li>
          ))}
        </ul>
      </Drawer>
    </TouchSize>
  )
}
