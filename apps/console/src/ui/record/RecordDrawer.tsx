import { PrinterOutlined } from '@ant-design/icons'
import { Space, Tabs, type TabsProps } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import DetailDrawer, { type BesideList, type RecordRead } from '../DetailDrawer.tsx'
import History, { type Recorded } from '../history/History.tsx'
import OperationButton from '../OperationButton.tsx'
import type { PrintPath } from '../paper/RegisterPrint.tsx'
import type { RowAction } from '../RowActions.tsx'
import MoveButtons from './MoveButtons.tsx'

type Around = {
  beside: BesideList
  /** Absent where the noun has no paper. */
  print?: { path: PrintPath; onClick: () => void }
}

/** What the page of a register passes to the detail of its noun. `moves`: the actions of a row, the next step first. */
export type RecordProps<R> = Around & { id: number; moves: (row: R) => RowAction[] }

type Props = Around & {
  read: RecordRead
  /** Its number, and the state as a tag. */
  name: ReactNode
  status?: ReactNode
  /** Its actions, the next step first. */
  moves: readonly RowAction[]
  /** undefined until the record is loaded. */
  tabs: TabsProps['items'] | undefined
  /** Absent where the reader may not see it. */
  history?: Recorded | undefined
}

/** One record of a register: its tabs, with the history last, and its actions at the foot. */
export default function RecordDrawer({ beside, read, name, status, moves, print, tabs, history }: Props) {
  const { t } = useTranslation()
  const title = (
    <Space wrap>
      {name}
      {status}
    </Space>
  )
  const actions = (
    <MoveButtons moves={moves}>
      {print && (
        <OperationButton path={print.path} icon={<PrinterOutlined aria-hidden="true" />} onClick={print.onClick}>
          {t('ui.print')}
        </OperationButton>
      )}
    </MoveButtons>
  )
  const last = history ? [{ key: 'history', label: t('ui.history'), children: <History {...history} /> }] : []
  return (
    <DetailDrawer {...beside} title={title} read={read} actions={tabs && actions}>
      {tabs && <Tabs className="ui-detail-tabs" items={[...tabs, ...last]} />}
    </DetailDrawer>
  )
}
