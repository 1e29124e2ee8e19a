import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useTranslation } from 'react-i18next'
import ReasonField from '../../console/ReasonField.tsx'
import type { CompanyMove, CompanyRow } from './companyList.ts'

type Props = { row: Pick<CompanyRow, 'id' | 'version' | 'company_name'>; move: CompanyMove; onClose: () => void }

/** Suspends a company, lets it go on, ends the contract or bars it: all its people and vehicles with it. */
export default function CompanyMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { id, version } = row
  return (
    <FormDrawer<'Escort/ChangeCompanyStatus', { reason: string }>
      path="Escort/ChangeCompanyStatus"
      title={`${t(`company.move.${move}`)} · ${row.company_name}`}
      initial={{}}
      toBody={({ reason }) => ({ id, version, command: move, reason })}
      okText={t(`company.move.${move}`)}
      refreshes={['Remind']}
      small
      onClose={onClose}
    >
      <p className="ui-note ui-wide">{t(`company.says.${move}`)}</p>
      <ReasonField />
    </FormDrawer>
  )
}
