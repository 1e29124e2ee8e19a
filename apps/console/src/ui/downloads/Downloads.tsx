import { App, Button, Drawer, Skeleton } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import './downloads.css'
import { useRead } from '../../api/useRead.ts'
import Failure from '../Failure.tsx'
import TouchSize from '../TouchSize.tsx'
import { useIsPhone } from '../useIsPhone.ts'
import DownloadItem from './DownloadItem.tsx'
import { openDownloads, useDownloads } from './openDownloads.ts'

const EVERY = 2000

/** The caller's own exports: state, progress, and the file for a day. */
export default function Downloads() {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const phone = useIsPhone()
  const { open, ended } = useDownloads()
  const { data, error, refetch } = useRead('Common/GetExportList', {}, { enabled: open })
  const running = open && (data?.some(({ state }) => state < 2) ?? false)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => void refetch(), EVERY)
    return () => clearInterval(timer)
  }, [running, refetch])

  const notify = useEffectEvent(() => {
    if (open) return void refetch()
    const show = () => {
      notification.destroy('export')
      openDownloads()
    }
    notification.success({
      key: 'export',
      title: t('shared.downloads.over'),
      actions: <Button onClick={show}>{t('shared.downloads.look')}</Button>,
    })
  })
  useEffect(() => {
    if (ended > 0) notify()
  }, [ended])

  const list =
    data?.length === 0 ? (
      <p className="ui-note">{t('shared.downloads.none')}</p>
    ) : (
      <ul className="ui-downloads">
        {data?.map((row) => (
          <DownloadItem key={row.id} row={row} onLeave={() => useDownloads.setState({ open: false })} />
        ))}
      </ul>
    )
  return (
    <Drawer
      title={t('shared.downloads.title')}
      open={open}
      size={phone ? '100%' : 480}
      onClose={() => useDownloads.setState({ open: false })}
    >
      <TouchSize>
        {error ? <Failure error={error} onRetry={refetch} /> : data ? list : <Skeleton active />}
        <p className="ui-note">{t('shared.downloads.note')}</p>
      </TouchSize>
    </Drawer>
  )
}
