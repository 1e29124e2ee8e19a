import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { repairItem } from '../noun.ts'
import type { RepairDetail } from './repairList.ts'

/** The parts of a repair. */
export default function ItemsRecord({ items }: { items: RepairDetail['items'] }) {
  const { t } = useTranslation()
  const { label } = useNounWords(repairItem)
  if (items.length === 0) return t('repairOrder.items.none')
  return (
    <Table
      size="small"
      pagination={false}
      rowKey="seq"
      scroll={{ x: true }}
      dataSource={[...items]}
      columns={[
        { title: label('seq'), dataIndex: 'seq', width: 56 },
        { title: label('name'), dataIndex: 'name' },
        { title: label('spec'), dataIndex: 'spec', render: (spec: string | null) => spec ?? '-' },
        { title: label('qty'), dataIndex: 'qty', align: 'right' },
        { title: label('price'), dataIndex: 'price', align: 'right', render: yuan },
        {
          title: label('under_warranty'),
          dataIndex: 'under_warranty',
          render: (is: boolean) => t(is ? 'ui.yes' : 'ui.no'),
        },
      ]}
    />
  )
}
