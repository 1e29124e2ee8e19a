import './settings.css'
import { App, Button, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/useAction.ts'
import { useRead } from '../../api/useRead.ts'
import { label } from '../../i18n/label.ts'
import { useLanguage } from '../../i18n/language.ts'
import Failure from '../../ui/Failure.tsx'
import Nothing from '../../ui/Nothing.tsx'
import TouchSize from '../../ui/TouchSize.tsx'
import { useConfirm } from '../../ui/useConfirm.ts'
import { useWord } from '../../ui/useWord.ts'
import SettingForm from './SettingForm.tsx'
import SettingItem from './SettingItem.tsx'
import type { SettingRow } from './settingList.ts'

/** System parameters (domain 1.6), group by group; what is changed here holds at once, everywhere. */
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
  const wanted = search.trim().toLowerCase()
  const found = data?.filter((row) => `${row.key} ${nameOf(row)} ${remarkOf(row)}`.toLowerCase().includes(wanted))
  const groups = [...Map.groupBy(found ?? [], (row) => row.group)]

  const ask = (row: SettingRow) =>
    confirm({ title: t('settings.setting.resetAsk', { name: nameOf(row) }), danger: false }, () =>
      reset.mutateAsync({ key: row.key, version: row.version }),
    )
  return (
    <>
      <div className="set-parameters">
        <TouchSize>
          <Input
            allowClear
            className="set-search"
            aria-label={t('settings.setting.search')}
            placeholder={t('settings.setting.search')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </TouchSize>
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton active paragraph={{ rows: 12 }} />}
        {found?.length === 0 && (
          <Nothing
            title={t('registers.noMatch')}
            action={<Button onClick={() => setSearch('')}>{t('registers.reset')}</Button>}
          >
            {t('settings.setting.noMatch')}
          </Nothing>
        )}
        {groups.map(([group, rows]) => (
          <section key={group} aria-labelledby={`set-${group}`}>
            <h2 id={`set-${group}`}>{word(`settings.setting.group.${group}`, group)}</h2>
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
