import { goTo } from '@shouya/console/app/host/navigation.ts'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useTranslation } from 'react-i18next'
import { REQUESTS } from '../../../maintenance/repairOrder/noun.ts'
import { rectification, unmended } from '../noun.ts'
import RectifyFacts from './RectifyFacts.tsx'
import RectifyFilters from './RectifyFilters.tsx'
import RectifyForm from './RectifyForm.tsx'
import RectifyMove from './RectifyMove.tsx'
import RectifyPrint from './RectifyPrint.tsx'
import RectifyReviews from './RectifyReviews.tsx'
import RectifyStatus from './RectifyStatus.tsx'
import { type Move, type RectifyRow, rectifyShape } from './rectifyList.ts'
import { useRectifyColumns } from './useRectifyColumns.tsx'

/** The register of rectifications (domain 4.3). */
export default function RectifyRegister() {
  const { t } = useTranslation()
  const register = useRegister('Rectification/GetPageList', rectifyShape, rectification.query.sorts)
  const page = useRecordPage(register, 'Rectification/Get', 'Rectification/Save')
  const printing = usePrinting('Rectification/GetPrintList', register.filters, (print) => <RectifyPrint {...print} />)
  const begin = (row: RectifyRow, move: Move) =>
    move === 'edit'
      ? void page.askWith(row, (record, onClose) => <RectifyForm row={record} onClose={onClose} />)
      : move === 'submit' && row.repair_order_no !== null
        ? void page.askWith(row, (record, onClose) => <RectifyMove row={record} move={move} onClose={onClose} />)
        : page.ask((onClose) => <RectifyMove row={row} move={move} onClose={onClose} />)
  return (
    <NounPage
      of={rectification}
      page={page}
      name="RectifyList.register"
      register={register}
      shape={rectifyShape}
      columns={useRectifyColumns()}
      begin={begin}
      called={(row, moves) =>
        unmended.includes(row.status) && row.repair_order_no === null
          ? [
              ...moves,
              {
                text: t('rectification.request'),
                path: 'Repair/RequestRepair',
                onClick: () => goTo(`${REQUESTS}?new=1&rectify=${row.id}`),
              },
            ]
          : moves
      }
      fields={<RectifyFilters />}
      printing={printing}
      form={(onClose) => <RectifyForm onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={rectification}
          get="Rectification/Get"
          status={(row) => <RectifyStatus row={row} />}
          tabs={(row) => [
            { key: 'facts', label: t('ui.facts'), children: <RectifyFacts row={row} /> },
            { key: 'reviews', label: t('rectification.reviews'), children: <RectifyReviews row={row} /> },
          ]}
        />
      )}
    />
  )
}
