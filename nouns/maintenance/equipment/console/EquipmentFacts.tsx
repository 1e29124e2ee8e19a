import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import Telephone from '@shouya/console/ui/Telephone.tsx'
import { equipment } from '../noun.ts'
import type { EquipmentDetail } from './equipmentList.ts'
import { useWay } from './MaintainedBy.tsx'

/** All fields of a device; who maintains it comes with the reason and the number to call. */
export default function EquipmentFacts({ row }: { row: EquipmentDetail }) {
  const { label } = useNounWords(equipment)
  const way = useWay()
  const { vendor } = row
  const end = (field: 'warranty_end' | 'next_maint') => ({
    label: label(field),
    value: <ExpiryDate day={row[field]} words />,
  })
  return (
    <Facts
      of={equipment}
      row={row}
      show={[
        row.photos.length > 0 && {
          label: label('photo_file_id'),
          value: <PhotoView ids={row.photos.map(({ id }) => id)} />,
          wide: true,
        },
        'device_type',
        'dept_name',
        'location',
        {
          label: label('vendor_name'),
          value: (
            <div>
              {vendor?.company_name} <span className="ui-note">{way(vendor)}</span>
              {vendor && (
                <div>
                  {vendor.contact_name}{' '}
                  <Telephone
                    name={vendor.contact_name ?? vendor.company_name}
                    number={vendor.contact_phone ?? vendor.phone24}
                  />
                </div>
              )}
            </div>
          ),
          wide: true,
        },
        row.company_name !== null && { label: label('company_name'), value: row.company_name, wide: true },
        'brand',
        'model',
        'sn',
        'buy_date',
        end('warranty_end'),
        'maint_months',
        'last_maint',
        end('next_maint'),
        'status_reason',
        row.scrap_date !== null && 'scrap_date',
        'create_user_name',
        'create_time',
        'remark',
      ]}
    />
  )
}
