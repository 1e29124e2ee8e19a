import BellOutlined from '@ant-design/icons/es/icons/BellOutlined'
import { Button, Popover, Tabs } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openTab } from '../../app/host/tabs/tabs.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import styles from './Bell.module.css'

const kinds = ['system', 'bank', 'branch'] as const

/** The notices of spec 000 section 2.10: system, bank-wide, branch; what stands in them comes with the notices. */
export default function Bell() {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [open, setOpen] = useState(false)
  const more = () => {
    setOpen(false)
    openTab('/dashboard/notice?type=1')
  }
  const panel = (
    <Tabs
      centered
      items={kinds.map((key) => ({
        key,
        label: t(`shell.bell.${key}`),
        children: (
          <>
            {key !== 'system' && <p className={styles.empty}>{t('shell.bell.empty')}</p>}
            <Button type="link" block onClick={more}>
              {t('shell.bell.more')}
            </Button>
          </>
        ),
      }))}
    />
  )
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      content={<div style={{ width: phone ? 'calc(100vw - 48px)' : 400 }}>{panel}</div>}
    >
      <Button
        type="text"
        icon={<BellOutlined aria-hidden="true" />}
        aria-label={t('shell.bell.title')}
        aria-expanded={open}
      />
    </Popover>
  )
}
