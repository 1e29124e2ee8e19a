import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/useAction.ts'
import { minute } from '../text.ts'
import styles from './Notice.module.css'
import type { NoticeRow } from './noticeRow.ts'

/** The confirmation of an important notice, with a message to its author. */
export default function NoticeConfirm({ row }: { row: NoticeRow }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const confirm = useAction('Notice/ConfirmNotice')
  if (row.confirm_time) {
    const title = t('notice.confirmedAt', { time: minute(row.confirm_time) })
    return <Alert className={styles.confirmed ?? ''} type="success" showIcon role="status" title={title} />
  }
  return (
    <section className={styles.confirm} aria-label={t('notice.confirm')}>
      <strong>{t('notice.asksConfirm')}</strong>
      <Input
        value={text}
        maxLength={200}
        aria-label={t('notice.receiptText')}
        placeholder={t('notice.receiptText')}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        type="primary"
        icon={<CheckOutlined aria-hidden="true" />}
        loading={confirm.isPending}
        onClick={() => confirm.mutate({ id: row.id, receipt_text: text.trim() })}
      >
        {t('notice.confirm')}
      </Button>
    </section>
  )
}
