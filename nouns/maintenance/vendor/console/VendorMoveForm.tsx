import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useTranslation } from 'react-i18next'
import { vendor } from '../noun.ts'
import type { VendorMove, VendorRow } from './vendorList.ts'

type Props = { row: VendorRow; move: VendorMove; onClose: () => void }

/** A change of a vendor's state, with the reason; it changes who maintains its devices. */
export default function VendorMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <MoveForm
      of={vendor}
      row={row}
      name={row.company_name}
      move={move}
      refreshes={['Equipment']}
      toBody={(values) => ({ command: move, ...values })}
      onClose={onClose}
    >
      <p className="ui-note ui-wide">{t(`vendor.says.${move}`)}</p>
      <ReasonItem label={t('vendor.reason')} />
    </MoveForm>
  )
}
