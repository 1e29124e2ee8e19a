import { useUser } from '@shouya/console/api/account.ts'
import { businessTime } from '@shouya/console/api/businessTime.ts'
import { usePlatform } from '@shouya/console/app/host/usePlatform.ts'
import PrintSheet from '@shouya/console/ui/PrintSheet.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert, App, Button, Modal, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Totp.module.css'

/** Ten recovery codes, shown only once: to copy, to save as a file, to print. */
export default function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { username, name } = useUser()
  const { name: platform } = usePlatform()
  const [open, setOpen] = useState(true)
  const [printing, setPrinting] = useState(false)
  const title = t('dashboard.totp.codesOf', { platform, username })
  const time = minute(businessTime(new Date()))
  const list = (
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  )

  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => message.success(t('dashboard.totp.copied')),
      () => message.error(t('dashboard.totp.notCopied')),
    )
  const download = () => {
    const url = URL.createObjectURL(new Blob([`${title}\n${time}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: `${username}-recovery-codes.txt` })
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <Modal
      title={t('dashboard.totp.codes')}
      open={open}
      mask={{ closable: false }}
      closable={false}
      keyboard={false}
      footer={
        <Button type="primary" onClick={() => setOpen(false)}>
          {t('dashboard.totp.noted')}
        </Button>
      }
      afterOpenChange={(shown) => !shown && onClose()}
    >
      <Alert type="warning" showIcon title={t('dashboard.totp.codesText')} />
      {list}
      <Space wrap>
        {/* Browsers offer the clipboard only on https and on localhost. */}
        {navigator.clipboard && <Button onClick={copy}>{t('dashboard.totp.copy')}</Button>}
        <Button onClick={download}>{t('dashboard.totp.download')}</Button>
        <Button onClick={() => setPrinting(true)}>{t('ui.print')}</Button>
      </Space>
      {printing && (
        <PrintSheet footLeft={t('ui.printedBy', { name, time })} footRight="" onClose={() => setPrinting(false)}>
          <h1>{title}</h1>
          {list}
          <p>{t('dashboard.totp.codesText')}</p>
        </PrintSheet>
      )}
    </Modal>
  )
}
