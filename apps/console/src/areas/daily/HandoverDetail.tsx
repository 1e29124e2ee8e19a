import { PrinterOutlined } from '@ant-design/icons'
import { Space, Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../api/useRead.ts'
import DetailDrawer, { type BesideList } from '../../ui/DetailDrawer.tsx'
import History from '../../ui/history/History.tsx'
import OperationButton from '../../ui/OperationButton.tsx'
import HandoverFacts from './HandoverFacts.tsx'
import HandoverSigns from './HandoverSigns.tsx'
import HandoverStatus from './HandoverStatus.tsx'
import type { HandoverRow, Move } from './handoverList.ts'
import { movePath } from './handoverList.ts'

type Props = BesideList & {
  id: number
  onMove: (row: HandoverRow, move: Move) => void
  onPrint: () => void
}

/** One handover: its fields, who signed, what happened. */
export default function HandoverDetail({ id, onMove, onPrint, ...beside }: Props) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('RoomKey/Get', { id })
  const title = data ? (
    <Space wrap>
      {data.bill_no}
      <HandoverStatus row={data} />
    </Space>
  ) : (
    t('daily.register')
  )
  const actions = data && (
    <div className="ui-buttons">
      <OperationButton path="RoomKey/GetPrintList" icon={<PrinterOutlined aria-hidden="true" />} onClick={onPrint}>
        {t('ui.print')}
      </OperationButton>
      {[...data.allowed].reverse().map((move) => (
        <OperationButton
          key={move}
          path={movePath[move]}
          type={move === data.allowed[0] && move !== 'void' ? 'primary' : 'default'}
          danger={move === 'refuse' || move === 'void'}
          onClick={() => onMove(data, move)}
        >
          {t(`daily.move.${move}`)}
        </OperationButton>
      ))}
    </div>
  )
  return (
    <DetailDrawer {...beside} title={title} read={read} actions={actions}>
      {data && (
        <Tabs
          className="ui-detail-tabs"
          items={[
            { key: 'facts', label: t('ui.facts'), children: <HandoverFacts row={data} /> },
            { key: 'signs', label: t('ui.signs'), children: <HandoverSigns row={data} /> },
            { key: 'history', label: t('ui.history'), children: <History table="room_key" id={id} /> },
          ]}
        />
      )}
    </DetailDrawer>
  )
}
