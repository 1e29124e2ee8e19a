import { AppstoreOutlined } from '@ant-design/icons'
import { Button, Form, Select } from 'antd'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import RecordPage from '../noun/RecordPage.tsx'
import { useNounWords } from '../noun/useNounWords.ts'
import type { Column } from '../registers/Column.ts'
import type { Register } from '../registers/useListQuery.ts'
import type { RowAction } from '../ui/RowActions.tsx'
import type { RecordProps } from '../ui/record/RecordDrawer.tsx'
import type { useRecordPage } from '../ui/record/useRecordPage.ts'
import RecycleTool from '../ui/recycle/RecycleTool.tsx'
import Categories from './categories/Categories.tsx'
import CategorySelect from './categories/CategorySelect.tsx'
import { type DraftRow, draftShape, draftStatus, statusNames, type Versioned } from './versioned.ts'

type Made = { id: number; name: string }

type Props<N extends Versioned> = {
  noun: N
  /** The key of the user's column settings. */
  name: string
  register: Register<DraftRow<N>, typeof draftShape>
  page: Omit<ReturnType<typeof useRecordPage<DraftRow<N>, never>>, 'askWith'>
  columns: readonly Column<DraftRow<N>>[]
  actions: (row: DraftRow<N>) => RowAction[]
  about: string
  /** Tools before the categories. */
  tools?: ReactNode
  /** The form of a new draft. */
  form: (onSaved: (id: number, name: string) => void, onClose: () => void) => ReactNode
  detail: (record: RecordProps<DraftRow<N>>) => ReactNode
  /** Opens the designer. */
  onDesign: (made: Made) => void
}

/** The list of drafts, with categories and recycle bin. A new draft opens in the designer. */
export default function DraftRegister<N extends Versioned>(props: Props<N>) {
  const { noun, page, tools, form, onDesign, ...list } = props
  const { t } = useTranslation()
  const { label } = useNounWords(noun.words)
  const made = useRef<Made>(undefined)
  // Closing the dialog changes the address of this page, so the designer's tab opens only afterwards.
  const finish = () => {
    page.stopAdding()
    const { current } = made
    made.current = undefined
    if (current) onDesign(current)
  }
  const states = statusNames.map((name) => ({ value: draftStatus[name], label: t(`versions.status.${name}`) }))
  return (
    <RecordPage
      {...list}
      page={page}
      shape={draftShape}
      moves={list.actions}
      hint={t('versions.keywords')}
      fields={
        <>
          <Form.Item name="category_id" label={label('category_name')}>
            <CategorySelect of={noun.categories} every />
          </Form.Item>
          <Form.Item name="status" label={label('status')}>
            <Select mode="multiple" allowClear placeholder={t('common.all')} options={states} />
          </Form.Item>
        </>
      }
      tools={
        <>
          {tools}
          <Button
            icon={<AppstoreOutlined aria-hidden="true" />}
            onClick={() => page.ask((onClose: () => void) => <Categories of={noun.categories} onClose={onClose} />)}
          >
            {t('versions.category.all')}
          </Button>
          <RecycleTool table={noun.table} refreshes={noun.controller} />
        </>
      }
      add={t('versions.add')}
      form={() =>
        form((id, name) => {
          made.current = { id, name }
        }, finish)
      }
    />
  )
}
