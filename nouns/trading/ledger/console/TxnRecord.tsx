import { PrinterOutlined } from '@ant-design/icons'
import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import TxnFacts from './TxnFacts.tsx'
import TxnMark from './TxnMark.tsx'

type Props = { id: number; beside: BesideList; print: ReturnType<ReturnType<typeof usePrinting>['one']> }

/** One transaction with its entries. */
export default function TxnRecord({ id, beside, print }: Props) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Ledger/Get', { id })
  return (
    <DetailDrawer
      {...beside}
      title={
        <Space wrap>
          {data?.txn_no ?? t('ledger.title')}
          {data && <TxnMark row={data} />}
        </Space>
      }
      read={read}
      actions={
        data && (
          <div className="ui-buttons">
            <OperationButton path={print.path} icon={<PrinterOutlined aria-hidden="true" />} onClick={print.onClick}>
              {t('ui.print')}
            </OperationButton>
          </div>
        )
      }
    >
      {data && <TxnFacts row={data} />}
    </DetailDrawer>
  )
}
