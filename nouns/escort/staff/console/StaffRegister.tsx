import { IdcardOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import '../../console/escort.css'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { Form, Input } from 'antd'
import ExpiryFilter from '../../console/ExpiryFilter.tsx'
import UnitSelect from '../../console/UnitSelect.tsx'
import { useRemoval } from '../../console/useRemoval.ts'
import { staff } from '../noun.ts'
import { isNew, isOpen } from '../rules.ts'
import StaffDetail from './StaffDetail.tsx'
import StaffForm from './StaffForm.tsx'
import StaffMoveForm from './StaffMoveForm.tsx'
import StaffPrint from './StaffPrint.tsx'
import { type StaffRow, staffShape } from './staffList.ts'
import { useStaffColumns } from './useStaffColumns.tsx'

/** The people of the companies (domain 3.3). */
export default function StaffRegister() {
  const { t } = useTranslation()
  const register = useRegister('Escort/GetStaffPageList', staffShape, staff.query.sorts)
  const page = useRecordPage(register, 'Escort/GetStaff', 'Escort/SaveStaff')
  const roster = usePrinting('Escort/GetStaffPrintList', register.filters, (print) => <StaffPrint {...print} />)
  const removal = useRemoval('Escort/DeleteStaff', ({ name }: StaffRow) => name)
  const edit = (row: StaffRow) => page.edit(row, (record, onClose) => <StaffForm row={record} onClose={onClose} />)
  const printPasses = (ids: readonly number[]) =>
    page.ask((onClose) => <StaffPrint wish={{ ids }} passes onClose={onClose} />)
  return (
    <NounPage
      of={staff}
      name="EscortStaff.list"
      page={page}
      register={register}
      shape={staffShape}
      columns={useStaffColumns()}
      begin={(row, move) => page.ask((onClose) => <StaffMoveForm row={row} move={move} onClose={onClose} />)}
      called={(row, moves) => (isOpen(row) ? [...moves, edit(row)] : moves)}
      actions={(row, moves, details) => [...moves, details, ...(isNew(row) ? [removal(row)] : [])]}
      fields={<Filters />}
      printing={roster}
      batch={(rows) => (
        <>
          {roster.batch(rows)}
          <OperationButton
            path="Escort/GetStaffPrintList"
            size="small"
            icon={<IdcardOutlined aria-hidden="true" />}
            onClick={() => printPasses(rows.map(({ id }) => id))}
          >
            {t('staff.printPass')}
          </OperationButton>
        </>
      )}
      sensitive={{ columns: ['id_card_mask', 'phone_mask', 'guard_cert_mask'], path: 'Escort/RevealStaff' }}
      imported
      recycled
      form={(onClose) => <StaffForm company={register.query.filters.escort_company_id} onClose={onClose} />}
      detail={(record) => (
        <StaffDetail
          {...record}
          print={{ path: 'Escort/GetStaffPrintList', onClick: () => printPasses([record.id]) }}
        />
      )}
    />
  )
}

/** The query of the list (domain 3.3). Only a whole identity number finds a person. */
function Filters() {
  const { t } = useTranslation()
  return (
    <>
      <Filter of="status" />
      <ExpiryFilter />
      <Filter of="company_name" />
      <Filter of="duty_type" />
      <Form.Item name="dept_id" label={t('staff.field.dept_ids')}>
        <UnitSelect placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item
        name="id_card"
        label={t('staff.field.id_card')}
        rules={[{ pattern: staff.fields.id_card.pattern, message: t('staff.rule.id_card') }]}
      >
        <Input allowClear maxLength={staff.fields.id_card.max} autoComplete="off" />
      </Form.Item>
    </>
  )
}
