import Facts from '@shouya/console/noun/Facts.tsx'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useTranslation } from 'react-i18next'
import { agentProduct } from '../noun.ts'
import type { AgentProductMove, AgentProductRow } from './agentProductList.ts'

type Props = { row: AgentProductRow; move: AgentProductMove; onClose: () => void }

/** A move of what an agent may order: opened, paused, taken up again, renewed. */
export default function AgentProductMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const isChange = move === 'suspend' || move === 'resume'
  return (
    <MoveForm
      of={agentProduct}
      row={row}
      name={`${row.agent_name} ${row.product_name}`}
      move={move}
      toBody={(values) => ({ ...(isChange && { command: move }), ...values })}
      onClose={onClose}
    >
      <div className="ui-wide">
        <Facts
          of={agentProduct}
          row={row}
          show={['agent_name', 'product_name', 'price', 'quota_devices', 'end_date']}
        />
        <p className="ui-note">{t(`agentProduct.says.${move}`)}</p>
      </div>
      {move === 'renew' && <Field of="end_date" className="ui-wide" />}
      {isChange && <ReasonItem label={t('agentProduct.reason')} />}
    </MoveForm>
  )
}
