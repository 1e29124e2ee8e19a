import { useMayCall } from '@shouya/console/api/can.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import VendorSelect from '@shouya/console/ui/VendorSelect.tsx'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import RepairPrint from './RepairPrint.tsx'
import RepairRecord from './RepairRecord.tsx'
import RequestForm from './RequestForm.tsx'
import { type OrderList, repairShape } from './repairList.ts'
import StateTabs from './StateTabs.tsx'
import { useOpeningQuery } from './useOpeningQuery.ts'
import { useRepairColumns } from './useRepairColumns.tsx'
import { useRepairMoves } from './useRepairMoves.tsx'

type Props = {
  list: OrderList
  /** The key of the user's column settings. */
  name: string
}

/** The list of orders with its tabs by state; both pages have it, each with the moves of its readers and opening on their work. */
export default function OrderRegister(props: Props) {
  return useOpeningQuery(props.list) ? <Orders {...props} /> : <Skeleton active />
}

const asOrder = ({ every: _, ...query }: Record<string, unknown>) => query

function Orders({ list, name }: Props) {
  const { t } = useTranslation()
  const mayCall = useMayCall()
  const register = useRegister(list, repairShape, repairOrder.query.sorts, asOrder)
  const page = useRecordPage(register, 'Repair/Get', 'Repair/RequestRepair')
  const printing = usePrinting('Repair/GetPrintList', register.filters, (print) => <RepairPrint {...print} />)
  const begin = useRepairMoves(page.ask)
  return (
    <>
      <StateTabs register={register} />
      <NounPage
        of={repairOrder}
        name={name}
        page={page}
        register={register}
        shape={repairShape}
        columns={useRepairColumns()}
        begin={begin}
        fields={
          <>
            <Filter of="create_time" />
            <Filter of="dept_name" />
            <Filter of="device_type" />
            <Filter of="urgency" />
            {mayCall('Maintenance/GetCompanyList') && (
              <Filter of="company_name" label={t('repairOrder.vendor')}>
                <VendorSelect placeholder={t('common.all')} />
              </Filter>
            )}
          </>
        }
        printing={printing}
        // Whoever has reported something sees it, whichever state the list was opened with.
        form={(onClose) => <RequestForm onReported={() => register.search({ open: true }, '')} onClose={onClose} />}
        detail={(record) => <RepairRecord {...record} />}
      />
    </>
  )
}
