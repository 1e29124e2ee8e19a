import { DownOutlined } from '@ant-design/icons'
import { Button, ConfigProvider, Dropdown, type MenuProps } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  /** Called when the menu is first opened. */
  items: () => NonNullable<MenuProps['items']>
  touch: boolean
}

/** Further actions of a record. A list has one button per row, so the menu is created when it is first opened. */
export default function MoreActions({ items, touch }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<boolean>()
  const { componentDisabled } = ConfigProvider.useConfig()
  const wasOpened = open !== undefined
  const button = {
    'aria-haspopup': 'menu',
    // Adding the menu recreates the button, which had the focus.
    autoFocus: wasOpened,
    ...(!wasOpened && { onClick: () => setOpen(true) }),
  } as const
  const opener = touch ? (
    <Button size="large" {...button}>
      {t('ui.more')}
      <DownOutlined aria-hidden="true" className="ui-caret" />
    </Button>
  ) : (
    <button type="button" className="ui-link ui-more" disabled={componentDisabled} {...button}>
      {t('ui.more')}
    </button>
  )
  if (!wasOpened) return opener
  return (
    <Dropdown menu={{ items: items() }} trigger={['click']} open={open} onOpenChange={setOpen}>
      {opener}
    </Dropdown>
  )
}
