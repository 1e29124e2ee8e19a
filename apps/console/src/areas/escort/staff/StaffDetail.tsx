import { IdcardOutlined } from '@ant-design/icons'
import { Space, Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../api/useRead.ts'
import DetailDrawer, { type BesideList } from '../../../ui/DetailDrawer.tsx'
import DictTag from '../../../ui/DictTag.tsx'
import History from '../../../ui/history/History.tsx'
import OperationButton from '../../../ui/OperationButton.tsx'
import StaffCertificates from './StaffCertificates.tsx'
import StaffCheck from './StaffCheck.tsx'
import StaffPerson from './StaffPerson.tsx'
import { isDanger, isOpen, movePath, type StaffFacts, type StaffMove } from './staffList.ts'
import { useWholeNumbers } from './useWholeNumbers.ts'

type Props = BesideList & {
  id: number
  onEdit: (row: StaffFacts) => void
  onMove: (row: StaffFacts, move: StaffMove) => void
  onPrint: () => void
}

/** One person: who they are, their certificates, whether they may carry boxes, what was done. */
export default function StaffDetail({ id, onEdit, onMove, onPrint, ...beside }: Props) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Escort/GetStaff', { id })
  const numbers = useWholeNumbers(id)
  const title = data ? (
    <Space wrap>
      {data.name}
      {data.staff_no}
      <DictTag dict="staff_status" value={data.status} />
    </Space>
  ) : (
    t('escort.people')
  )
  const actions = data && (
    <div className="ui-buttons">
      {data.pass_card_no !== null && data.pass_void_time === null && (
        <OperationButton path="Escort/GetStaffPrintList" icon={<IdcardOutlined aria-hidden="true" />} onClick={onPrint}>
          {t('escort.staff.printPass')}
        </OperationButton>
      )}
      {isOpen(data) && (
        <OperationButton path="Escort/SaveStaff" body={{ id }} onClick={() => onEdit(data)}>
          {t('ui.edit')}
        </OperationButton>
      )}
      {[...data.moves].reverse().map((move) => (
        <OperationButton
          key={move}
          path={movePath[move]}
          type={move === 'audit' || move === 'start' ? 'primary' : 'default'}
          danger={isDanger(move)}
          onClick={() => onMove(data, move)}
        >
          {t(`escort.staff.move.${move}`)}
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
            { key: 'facts', label: t('ui.facts'), children: <StaffPerson row={data} numbers={numbers} /> },
            {
              key: 'certificates',
              label: t('escort.staff.certificates'),
              children: <StaffCertificates row={data} numbers={numbers} />,
            },
            { key: 'check', label: t('escort.staff.check'), children: <StaffCheck row={data} /> },
            { key: 'history', label: t('ui.history'), children: <History table="escort_staff" id={id} /> },
          ]}
        />
      )}
    </DetailDrawer>
  )
}
