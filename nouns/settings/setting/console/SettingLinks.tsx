import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Link } from './settingList.ts'

type Props = { value?: Link[]; onChange?: (value: Link[]) => void }

const fields = ['name', 'name_hk', 'name_us', 'link'] as const
const empty: Link = { name: '', name_hk: '', name_us: '', link: '' }

/** Links with their names in three languages. */
export default function SettingLinks({ value = [], onChange }: Props) {
  const { t } = useTranslation()
  const set = (at: number, change: Partial<Link>) =>
    onChange?.(value.map((link, index) => (index === at ? { ...link, ...change } : link)))
  return (
    <div className="set-links">
      {value.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links have no stable id
        <fieldset key={at}>
          <legend className="sr-only">{t('setting.linkNo', { no: at + 1 })}</legend>
          {fields.map((field) => (
            <Input
              key={field}
              aria-label={t(`setting.link.${field}`)}
              placeholder={t(`setting.link.${field}`)}
              maxLength={field === 'link' ? 300 : 60}
              value={link[field]}
              onChange={({ target }) => set(at, { [field]: target.value })}
            />
          ))}
          <Button
            danger
            type="text"
            aria-label={t('setting.removeLink', { no: at + 1 })}
            icon={<DeleteOutlined aria-hidden="true" />}
            onClick={() => onChange?.(value.filter((_, index) => index !== at))}
          />
        </fieldset>
      ))}
      <Button
        type="dashed"
        block
        disabled={value.length >= 10}
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={() => onChange?.([...value, empty])}
      >
        {t('setting.addLink')}
      </Button>
    </div>
  )
}
