import { Form, Input } from 'antd'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../api/call.ts'
import { useRead } from '../api/useRead.ts'
import { useNounWords } from '../noun/useNounWords.ts'
import DetailDrawer from '../ui/DetailDrawer.tsx'
import FormDrawer from '../ui/FormDrawer.tsx'
import CategorySelect from './categories/CategorySelect.tsx'
import NameField from './NameField.tsx'
import { type Draft, nameIn, pathOf, type SaveBody, type Versioned } from './versioned.ts'

type Path = ReturnType<typeof pathOf<'Save'>>

export type SettingsDoors = { onSaved?: (id: number, name: string) => void; onClose: () => void }

type Props<N extends Versioned> = SettingsDoors & {
  noun: N
  /** Absent for a new draft. */
  id?: number | undefined
  /** Of a new draft: the title of the form, its initial values, the text of its button. */
  title: string
  initial: Partial<SaveBody<N>>
  okText?: string | undefined
  /** The body of Save for a record without changes. */
  toSave: (record: Draft<N>) => SaveBody<N>
  toBody: (values: SaveBody<N>) => SaveBody<N>
  /** The fields between category and remark. */
  children: (record: Draft<N> | undefined) => ReactNode
}

/** The settings of a draft, new or existing; its content belongs to the designer. */
export default function SettingsForm<N extends Versioned>(props: Props<N>) {
  const { noun, id, okText, toBody, onSaved, onClose } = props
  const { t } = useTranslation()
  const { label } = useNounWords(noun.words)
  const name = useRef('')
  const get = pathOf(noun, 'Get')
  const options = { enabled: id !== undefined, staleTime: 0 }
  const { data, isFetchedAfterMount, ...read } = useRead(get, { id: id ?? 0 }, options)
  if (read.error) return <DetailDrawer title={t('versions.settings')} read={read} onClose={onClose} />
  // A cached record may carry an old version.
  if (id !== undefined && (!data || !isFetchedAfterMount)) return null
  const toSave = props.toSave as unknown as (record: Draft) => SaveBody
  return (
    <FormDrawer<Path, SaveBody>
      path={pathOf(noun, 'Save')}
      title={data ? `${t('versions.settings')} · ${nameIn(data)}` : props.title}
      initial={data ? toSave(data) : props.initial}
      toBody={(values) => {
        name.current = nameIn(values)
        return toBody(values as SaveBody<N>)
      }}
      {...(id === undefined ? {} : { reload: async () => toSave(await call(get, { id })) })}
      {...(onSaved && { onSaved: (saved: { id: number }) => onSaved(saved.id, name.current) })}
      {...(okText === undefined ? {} : { okText })}
      small
      onClose={onClose}
    >
      <NameField noun={noun} />
      <Form.Item name="category_id" label={label('category_name')} rules={[{ required: true }]}>
        <CategorySelect of={noun.categories} />
      </Form.Item>
      {props.children(data as Draft<N> | undefined)}
      <Form.Item name="remark" label={label('remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDrawer>
  )
}
