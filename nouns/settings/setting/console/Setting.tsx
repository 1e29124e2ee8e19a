import '@shouya/console/ui/settings.css'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import RowActions from '@shouya/console/ui/RowActions.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { App, Button, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import ChannelTest from './ChannelTest.tsx'
import SettingForm from './SettingForm.tsx'
import { isChanged, type SettingRow } from './settingList.ts'
import { useSettingWords } from './useSettingWords.ts'

/** System parameters (domain 1.6) by group; a change is effective at once in all processes. */
export default function Setting() {
  const { t } = useTranslation()
  const word = useWord()
  const lang = useLanguage((state) => state.lang)
  const { message } = App.useApp()
  const confirm = useConfirm()
  const { data, error, refetch } = useRead('Setting/GetList', {})
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<SettingRow>()
  const reset = useAction('Setting/Delete', { onSuccess: () => message.success(t('common.saved')) })

  const nameOf = ({ name_cn, name_hk, name_us }: SettingRow) => label(lang, name_cn, name_hk, name_us)
  const remarkOf = ({ remark_cn, remark_hk, remark_us }: SettingRow) =>
    label(lang, remark_cn ?? '', remark_hk, remark_us)
  const searchText = search.trim().toLowerCase()
  const matching = data?.filter((row) =>
    `${row.key} ${nameOf(row)} ${remarkOf(row)}`.toLowerCase().includes(searchText),
  )
  const groups = [...Map.groupBy(matching ?? [], (row) => row.group)]

  const ask = (row: SettingRow) =>
    confirm({ title: t('setting.resetAsk', { name: nameOf(row) }), danger: false }, () =>
      reset.mutateAsync({ key: row.key, version: row.version }),
    )
  return (
    <>
      <div className="set-parameters">
        <TouchSize>
          <Input
            allowClear
            className="set-search"
            aria-label={t('setting.search')}
            placeholder={t('setting.search')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </TouchSize>
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton active paragraph={{ rows: 12 }} />}
        {matching?.length === 0 && (
          <Nothing
            title={t('registers.noMatch')}
            action={<Button onClick={() => setSearch('')}>{t('registers.reset')}</Button>}
          >
            {t('setting.noMatch')}
          </Nothing>
        )}
        {groups.map(([group, rows]) => (
          <section key={group} aria-labelledby={`set-${group}`}>
            <h2 id={`set-${group}`}>{word(`setting.group.${group}`, group)}</h2>
            <ul>
              {rows.map((row) => (
                <SettingItem
                  key={row.key}
                  row={row}
                  name={nameOf(row)}
                  remark={remarkOf(row)}
                  onEdit={() => setEdited(row)}
                  onReset={() => ask(row)}
                />
              ))}
            </ul>
            {group === 'channel' && <ChannelTest />}
          </section>
        ))}
      </div>
      {edited && (
        <SettingForm
          row={edited}
          name={nameOf(edited)}
          remark={remarkOf(edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

type Props = { row: SettingRow; name: string; remark: string; onEdit: () => void; onReset: () => void }

/** One parameter: its name, its value, and its buttons. */
function SettingItem({ row, name, remark, onEdit, onReset }: Props) {
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
