import { DownOutlined, StarOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './filters.css'
import TouchSize from '../TouchSize.tsx'
import FilterList from './FilterList.tsx'
import FilterName from './FilterName.tsx'
import { keepFilter, keepRefused } from './savedFilters.ts'
import { useSavedFilters } from './useSavedFilters.ts'

type Props = {
  /** `page.table`, as for its columns. */
  name: string
  /** What the list is asked now, as its address has it. */
  query: string
  onChoose: (query: string) => void
}

/** The named queries of a list: choose one, keep the present one, rename, delete, make one the default. */
export default function SavedFilters({ name, query, onChoose }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { filters, save } = useSavedFilters(name, query, onChoose)
  const chosen = filters.find((one) => one.query === query)
  const panel = (
    <section className="ui-filters" aria-label={t('ui.filters.title')}>
      <FilterList
        filters={filters}
        chosen={chosen?.name}
        onSave={save}
        onChoose={(one) => {
          onChoose(one.query)
          setOpen(false)
        }}
      />
      <FilterName
        label={t('ui.filters.name')}
        ok={t('ui.filters.keep')}
        refused={(typed) => keepRefused(filters, typed, query)}
        onName={(typed) => save(keepFilter(filters, typed, query))}
      />
      <p className="ui-note">{query === '' ? t('ui.filters.nothing') : t('ui.filters.says')}</p>
    </section>
  )
  return (
    <TouchSize>
      <Popover trigger="click" placement="bottomLeft" open={open} onOpenChange={setOpen} content={panel}>
        <Button icon={<StarOutlined aria-hidden="true" />} aria-expanded={open} className="ui-filters-button">
          <span>{chosen?.name ?? t('ui.filters.title')}</span>
          <DownOutlined aria-hidden="true" className="ui-caret" />
        </Button>
      </Popover>
    </TouchSize>
  )
}
