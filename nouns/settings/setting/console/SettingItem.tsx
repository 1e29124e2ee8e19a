import RowActions from '@shouya/console/ui/RowActions.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { useTranslation } from 'react-i18next'
import { isChanged, type SettingRow } from './settingList.ts'
import { useSettingWords } from './useSettingWords.ts'

type Props = { row: SettingRow; name: string; remark: string; onEdit: () => void; onReset: () => void }

/** One parameter: what it is, what it says now, and the way to change it. */
export default function SettingItem({ row, name, remark, onEdit, onReset }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const { valueText } = useSettingWords()
  const changed = isChanged(row)
  return (
    <li>
      <div>
        {name}
        <div className="ui-note">{remark}</div>
      </div>
      <div className="set-value">
        {valueText(row, row.value)}
        {changed && (
          <div className="ui-note">
            <StatusTag kind="active">{t('setting.changed')}</StatusTag>{' '}
            {t('setting.standard', { value: valueText(row, row.standard) })}
          </div>
        )}
      </div>
      {row.editable ? (
        <RowActions
          touch={phone}
          actions={[
            { text: t('ui.edit'), path: 'Setting/Save', onClick: onEdit },
            ...(changed ? [{ text: t('setting.reset'), path: 'Setting/Delete' as const, onClick: onReset }] : []),
          ]}
        />
      ) : (
        <span className="ui-note">{t('setting.fixed')}</span>
      )}
    </li>
  )
}
