import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { useTranslation } from 'react-i18next'
import ReasonField from '../../console/ReasonField.tsx'
import { company } from '../noun.ts'
import type { CompanyMove, CompanyRow } from './companyList.ts'

type Props = { row: CompanyRow; move: CompanyMove; onClose: () => void }

/** A change of a company's state, with the reason; it concerns all its people and vehicles. */
export default function CompanyMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <MoveForm
      of={company}
      row={row}
      name={row.company_name}
      move={move}
      refreshes={['Remind']}
      toBody={(values) => ({ command: move, ...values })}
      onClose={onClose}
    >
      <p className="ui-note ui-wide">{t(`company.says.${move}`)}</p>
      <ReasonField />
    </MoveForm>
  )
}
