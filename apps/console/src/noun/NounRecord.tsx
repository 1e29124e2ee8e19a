import type { Noun } from '@shouya/noun/noun'
import { Space, type TabsProps } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayCall } from '../api/can.ts'
import type { BodyOf, DataOf, ReadPath } from '../api/path.ts'
import { useRead } from '../api/useRead.ts'
import DetailDrawer from '../ui/DetailDrawer.tsx'
import type { Recorded } from '../ui/history/History.tsx'
import MoveButtons from '../ui/record/MoveButtons.tsx'
import RecordDrawer, { type RecordProps } from '../ui/record/RecordDrawer.tsx'

type Props<G extends ReadPath, R> = RecordProps<R> & {
  of: Noun
  get: G
  /** What it is called where it has no number. */
  name?: (record: DataOf<G>) => string
  status: (record: DataOf<G>) => ReactNode
} & (
    | { tabs: (record: DataOf<G>) => NonNullable<TabsProps['items']> }
    /** All of a record without tabs; its history is folded below. */
    | { facts: (record: DataOf<G>) => ReactNode }
  )

/** One record of a declared register: its number, its state, its tabs, its history. */
export default function NounRecord<G extends ReadPath, R>(props: Props<G, R>) {
  const { of, get, id, moves, name, status, ...drawer } = props
  const { t } = useTranslation()
  const mayCall = useMayCall()
  const { data, ...read } = useRead(get, { id } as BodyOf<G>)
  const number = (data as { bill_no?: string | null } | undefined)?.bill_no
  const title = number ?? (data && name?.(data)) ?? (t as (key: string) => string)(`${of.name}.title`)
  const recorded = { table: of.table, id } as Recorded
  const history = mayCall('Common/GetHistory', recorded) ? recorded : undefined
  if ('facts' in drawer) {
    return (
      <DetailDrawer
        {...drawer.beside}
        title={
          <Space wrap>
            {title}
            {data && status(data)}
          </Space>
        }
        read={read}
        actions={data && <MoveButtons moves={moves(data as R)} />}
        history={history}
      >
        {data && drawer.facts(data)}
      </DetailDrawer>
    )
  }
  const { tabs, ...around } = drawer
  return (
    <RecordDrawer
      {...around}
      read={read}
      name={title}
      status={data && status(data)}
      moves={data ? moves(data as R) : []}
      tabs={data && tabs(data)}
      history={history}
    />
  )
}
