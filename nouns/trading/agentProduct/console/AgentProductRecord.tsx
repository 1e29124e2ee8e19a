import Facts from '@shouya/console/noun/Facts.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { agentProduct } from '../noun.ts'
import type { AgentProductDetail, AgentProductRow } from './agentProductList.ts'

/** One product of an agent, with its history. */
export default function AgentProductRecord(record: RecordProps<AgentProductRow>) {
  return (
    <NounRecord
      {...record}
      of={agentProduct}
      get="AgentProduct/Get"
      name={(row) => `${row.agent_name} ${row.product_name}`}
      status={(row) => <DictTag dict={agentProduct.states.dict} value={row.status} />}
      facts={(row) => <ProductFacts row={row} />}
    />
  )
}

function ProductFacts({ row }: { row: AgentProductDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(agentProduct)
  return (
    <Facts
      of={agentProduct}
      row={row}
      show={[
        { label: label('agent_name'), value: `${row.agent_code} ${row.agent_name}`, wide: true },
        { label: label('product_name'), value: `${row.product_code} ${row.product_name}`, wide: true },
        'model',
        'price',
        'agent_price',
        { label: t('agentProduct.listPrice'), value: yuan(row.list_price) },
        { label: t('agentProduct.floorPrice'), value: yuan(row.floor_price) },
        'quota_devices',
        'activated_devices',
        'begin_date',
        { label: label('end_date'), value: <ExpiryDate day={row.end_date} words /> },
        'status_reason',
        row.status_time !== null && {
          label: label('status_time'),
          value: `${row.status_user_name ?? t('ui.system')} ${minute(row.status_time)}`,
        },
        'create_user_name',
        'create_time',
        'remark',
      ]}
    />
  )
}
