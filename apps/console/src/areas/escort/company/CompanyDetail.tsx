import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../api/useRead.ts'
import DetailDrawer, { type BesideList } from '../../../ui/DetailDrawer.tsx'
import DictTag from '../../../ui/DictTag.tsx'
import OperationButton from '../../../ui/OperationButton.tsx'
import CompanyFactsView from './CompanyFactsView.tsx'
import { type CompanyFacts, type CompanyMove, movesOf } from './companyList.ts'

type Props = BesideList & {
  id: number
  onEdit: (row: CompanyFacts) => void
  onMove: (row: CompanyFacts, move: CompanyMove) => void
}

/** One company: licence and contract with their papers, where it serves, what was done. */
export default function CompanyDetail({ id, onEdit, onMove, ...beside }: Props) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Escort/GetCompany', { id })
  const title = data ? (
    <Space wrap>
      {data.company_code}
      <DictTag dict="escort_company_status" value={data.status} />
    </Space>
  ) : (
    t('escort.companies')
  )
  const actions = data && (
    <div className="ui-buttons">
      {[...movesOf(data.status)].reverse().map((move) => (
        <OperationButton
          key={move}
          path="Escort/ChangeCompanyStatus"
          body={{ command: move }}
          danger={move !== 'resume'}
          onClick={() => onMove(data, move)}
        >
          {t(`escort.company.move.${move}`)}
        </OperationButton>
      ))}
      <OperationButton path="Escort/SaveCompany" body={{ id }} type="primary" onClick={() => onEdit(data)}>
        {t('ui.edit')}
      </OperationButton>
    </div>
  )
  return (
    <DetailDrawer {...beside} title={title} read={read} actions={actions} history={{ table: 'escort_company', id }}>
      {data && <CompanyFactsView row={data} />}
    </DetailDrawer>
  )
}
