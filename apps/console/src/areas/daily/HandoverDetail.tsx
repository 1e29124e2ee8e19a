import { PrinterOutlined } from '@ant-design/icons'
import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../api/useRead.ts'
import DetailDrawer from '../../ui/DetailDrawer.tsx'
import OperationButton from '../../ui/OperationButton.tsx'
import HandoverFacts from './HandoverFacts.tsx'
import HandoverHistory from './HandoverHistory.tsx'
import HandoverSigns from './HandoverSigns.tsx'
import HandoverStatus from './HandoverStatus.tsx'
import type { HandoverRow, Move } from './handoverList.ts'
import { movePath } from './handoverList.ts'

type Props = {
  id: number
  onMove: (row: HandoverRow, move: Move) => void
  onPrint: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

/** One handover: its fields, who signed, what happened. */
export default function HandoverDetail({ id, onMove, onPrint, ...drawer }: Props) {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useRead('RoomKey/Get', { id })
  const tabs = data
    ? [
        { key: 'facts', label: t('ui.facts'), children: <HandoverFacts row={data} /> },
        { key: 'signs', label: t('ui.signs'), children: <HandoverSigns row={data} /> },
        { key: 'history', label: t('ui.history'), children: <HandoverHistory id={id} /> },
      ]
    : []
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
      <OperationButton path="RoomKey/GetPrintList" icon={<PrinterOutlined />} onClick={onPrint}>
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
    <DetailDrawer
      {...drawer}
      title={title}
      tabs={tabs}
      actions={actions}
      loading={isPending}
      error={error}
      onRetry={refetch}
    />
  )
}
