import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Button, Drawer, QRCode } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { conference } from '../noun.ts'
import type { ConferenceDetail } from './conferenceList.ts'
import styles from './SignScreen.module.css'

/** Milliseconds; the code before counts as long as a code is shown, so that this one is never too old. */
const AGAIN = 5_000

/** The screen of the meeting room: the code to scan, and who has signed in. */
export default function SignScreen({ row, onClose }: { row: ConferenceDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const { data, error, refetch } = useRead('Conference/GetSignCode', { id: row.id }, { refetchInterval: AGAIN })
  const address = `${location.origin}${conference.route}?sign=${row.id}.${data?.code ?? ''}`
  return (
    <Drawer
      open={open}
      placement="bottom"
      size="100%"
      title={row.title}
      closable={false}
      extra={<Button onClick={() => setOpen(false)}>{t('conference.signIn.leave')}</Button>}
      onClose={() => setOpen(false)}
      afterOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.screen}>
          <div className={styles.code} data-address={address}>
            <QRCode
              aria-label={t('conference.signIn.screen')}
              type="svg"
              size={360}
              value={address}
              status={data ? 'active' : 'loading'}
              color="#000"
              bgColor="#fff"
            />
            <p>{t('conference.signIn.scanHint')}</p>
            <p className="ui-note">{t('conference.signIn.changes')}</p>
          </div>
          <div>
            <p className={styles.count} role="status">
              {t('conference.signIn.counted', { signed: data?.signed_count ?? 0, expected: data?.expected_count ?? 0 })}
            </p>
            <strong>{t('conference.signIn.last')}</strong>
            <ul className={styles.last}>
              {(data?.last ?? []).map(({ name, sign_time, late }) => (
                <li key={`${name} ${sign_time}`}>
                  {name} {sign_time.slice(11, 16)} {late && <strong>{t('conference.signIn.late')}</strong>}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </Drawer>
  )
}
