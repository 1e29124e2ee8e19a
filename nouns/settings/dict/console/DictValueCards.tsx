import '@shouya/console/registers/registers.css'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import RowActions, { type RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useTranslation } from 'react-i18next'
import ColorMark from './ColorMark.tsx'
import type { DictValue } from './dictRows.ts'

type Props = { rows: readonly DictValue[]; actions: (row: DictValue) => RowAction[] }

/** The values of a dictionary for a phone. */
export default function DictValueCards({ rows, actions }: Props) {
  const { t } = useTranslation()
  const line = (title: string, text: string | number) => (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  )
  return (
    <ul className="reg-cards">
      {rows.map((row) => (
        <li key={row.id} className="reg-card">
          <div className="reg-card-head">
            <ColorMark color={row.color}>{row.label_cn}</ColorMark>
            <DictTag dict="enable" value={row.status} />
          </div>
          <dl>
            {line(t('settings.dict.value'), row.value)}
            {line(t('settings.dict.labelHk'), row.label_hk ?? '-')}
            {line(t('settings.dict.labelUs'), row.label_us ?? '-')}
            {line(t('settings.dict.sort'), row.sort)}
            {line(t('settings.dict.default'), row.is_default ? t('ui.yes') : '-')}
          </dl>
          <RowActions touch actions={actions(row)} />
        </li>
      ))}
    </ul>
  )
}
