import { PrinterOutlined } from '@ant-design/icons'
import { Space, Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../api/useRead.ts'
import DetailDrawer, { type BesideList } from '../../../ui/DetailDrawer.tsx'
import History from '../../../ui/history/History.tsx'
import OperationButton from '../../../ui/OperationButton.tsx'
import RectifyFacts from './RectifyFacts.tsx'
import RectifyReviews from './RectifyReviews.tsx'
import RectifyStatus from './RectifyStatus.tsx'
import { type RectifyDetail as Detail, type Move, movePath } from './rectifyList.ts'

type Props = BesideList & { id: number; onMove: (row: Detail, move: Move) => void; onPrint: () => void }

/** One rectification: what was found and done, who reviewed it, what happened. */
export default function RectifyDetail({ id, onMove, onPrint, ...beside }: Props) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Rectification/Get', { id })
  const title = data ? (
    <Space wrap>
      {data.bill_no}
      <RectifyStatus row={data} />
    </Space>
  ) : (
    t('checks.rectify')
  )
  const actions = data && (
    <div className="ui-buttons">
      <OperationButton
        path="Rectification/GetPrintList"
        icon={<PrinterOutlined aria-hidden="true" />}
        onClick={onPrint}
      >
        {t('ui.print')}
      </OperationButton>
      {[...data.allowed].reverse().map((move) => (
        <OperationButton
          key={move}
          path={movePath[move]}
          body={move === 'edit' ? ({ id } as never) : undefined}
          type={move === data.allowed[0] && move !== 'cancel' ? 'primary' : 'default'}
          danger={move === 'cancel'}
          onClick={() => onMove(data, move)}
        >
          {t(`rectify.move.${move}`)}
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
            { key: 'facts', label: t('ui.facts'), children: <RectifyFacts row={data} /> },
            { key: 'reviews', label: t('rectify.reviews'), children: <RectifyReviews row={data} /> },
            { key: 'history', label: t('ui.history'), children: <History table="rectification" id={id} /> },
          ]}
        />
      )}
    </DetailDrawer>
  )
}
