import { Button, Modal, Skeleton } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/useAction.ts'
import { useRead } from '../../api/useRead.ts'
import Failure from '../Failure.tsx'
import TouchSize from '../TouchSize.tsx'
import { useIsPhone } from '../useIsPhone.ts'
import NoticeBody from './NoticeBody.tsx'
import NoticeConfirm from './NoticeConfirm.tsx'
import NoticePrint from './NoticePrint.tsx'

type Props = {
  id: number
  /** After the closing animation: unmount it. */
  onClose: () => void
}

/** One notice (spec 000 section 2.10). Opening it marks it as read for a receiver, who may also confirm it. */
export default function NoticeDialog({ id, onClose }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const [printing, setPrinting] = useState(false)
  const { data, error, refetch } = useRead('Notice/GetNotice', { id })
  const { mutate } = useAction('Notice/AddNoticeRead')
  const unread = data?.IsRead === 0
  const markRead = useEffectEvent(() => mutate({ id }))
  useEffect(() => {
    if (unread) markRead()
  }, [unread])

  const footer = (
    <div className="ui-buttons">
      <Button onClick={() => setOpen(false)}>{t('common.cancel')}</Button>
      {data && <Button onClick={() => setPrinting(true)}>{t('ui.print')}</Button>}
    </div>
  )
  return (
    <TouchSize>
      <Modal
        title={t('notice.title')}
        open={open}
        // Of the window, not of the page that it was opened from.
        width={phone ? '100%' : '50vw'}
        footer={footer}
        onCancel={() => setOpen(false)}
        afterClose={onClose}
      >
        {error ? (
          <Failure error={error} onRetry={refetch} />
        ) : data ? (
          <>
            <NoticeBody row={data} />
            {data.need_receipt && <NoticeConfirm row={data} />}
          </>
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </Modal>
      {printing && data && <NoticePrint row={data} onClose={() => setPrinting(false)} />}
    </TouchSize>
  )
}
