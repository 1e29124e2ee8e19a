import { Space } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../api/useRead.ts'
import { useNounWords } from '../noun/useNounWords.ts'
import DetailDrawer, { type BesideList } from '../ui/DetailDrawer.tsx'
import Details, { type Detail } from '../ui/Details.tsx'
import { minute } from '../ui/text.ts'
import { type Draft, nameIn, pathOf, type Versioned } from './versioned.ts'

type Props<N extends Versioned> = {
  noun: N
  id: number
  beside: BesideList
  /** The title while the record is loading. */
  title: string
  state: (record: Draft<N>) => ReactNode
  /** The facts after the category. */
  facts: (record: Draft<N>) => Detail[]
  /** The problems of the draft. */
  problems: (record: Draft<N>) => ReactNode
  /** The list of versions. */
  children: (record: Draft<N>) => ReactNode
}

/** The detail of a draft: facts, problems, versions. */
export default function DraftDetail<N extends Versioned>(props: Props<N>) {
  const { noun, id, beside, title, state, facts, problems, children } = props
  const { t } = useTranslation()
  const { label } = useNounWords(noun.words)
  const { data, ...read } = useRead(pathOf(noun, 'Get'), { id })
  const record = data as Draft<N> | undefined
  const name = record && (
    <Space wrap>
      {nameIn(record)}
      {state(record)}
    </Space>
  )
  return (
    <DetailDrawer {...beside} title={name ?? title} read={read} history={{ table: noun.table, id }}>
      {record && (
        <>
          <Details
            items={[
              { label: label('category_name'), value: record.category_name },
              ...facts(record),
              { label: label('create_user_name'), value: record.create_user_name },
              { label: label('create_time'), value: minute(record.create_time) },
              { label: label('update_time'), value: minute(record.update_time) },
              { label: label('remark'), value: record.remark, wide: true },
            ]}
          />
          {record.problems.length > 0 && (
            <>
              <h2 className="ui-heading">{t('versions.problems', { count: record.problems.length })}</h2>
              {problems(record)}
            </>
          )}
          <h2 className="ui-heading">{t('versions.versions')}</h2>
          {children(record)}
        </>
      )}
    </DetailDrawer>
  )
}
