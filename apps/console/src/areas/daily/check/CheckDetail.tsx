import { PrinterOutlined } from '@ant-design/icons'
import { Space, Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../api/useRead.ts'
import DetailDrawer, { type BesideList } from '../../../ui/DetailDrawer.tsx'
import History from '../../../ui/history/History.tsx'
import OperationButton from '../../../ui/OperationButton.tsx'
import { useDictLabel } from '../../../ui/useDict.ts'
import CheckFacts from './CheckFacts.tsx'
import CheckResults from './CheckResults.tsx'
import CheckSigns from './CheckSigns.tsx'
import CheckStatus from './CheckStatus.tsx'
import { type CheckRow, type Move, movePath } from './checkList.ts'

type Props = BesideList & { id: number; onMove: (row: CheckRow, move: Move) => void; onPrint: () => void }

/** One check: what was found, its head, who signed, what happened. */
export default function CheckDetail({ id, onMove, onPrint, ...beside }: Props) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('SecurityCheck/Get', { id })
  const word = useDictLabel('check_session')
  const title = data ? (
    <Space wrap>
      {data.bill_no ?? `${data.biz_date} ${word(data.session)}`}
      <CheckStatus row={data} />
    </Space>
  ) : (
    t('checks.register')
  )
  const actions = data && (
    <div className="ui-buttons">
      <OperationButton
        path="SecurityCheck/GetPrintList"
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
          type={move === data.allowed[0] && move !== 'revoke' && move !== 'delete' ? 'primary' : 'default'}
          danger={move === 'revoke' || move === 'delete'}
          onClick={() => onMove(data, move)}
        >
          {t(`checks.move.${move}`)}
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
            { key: 'results', label: t('checks.results'), children: <CheckResults row={data} /> },
            { key: 'facts', label: t('ui.facts'), children: <CheckFacts row={data} /> },
            { key: 'signs', label: t('ui.signs'), children: <CheckSigns row={data} /> },
            { key: 'history', label: t('ui.history'), children: <History table="security_check" id={id} /> },
          ]}
        />
      )}
    </DetailDrawer>
  )
}
